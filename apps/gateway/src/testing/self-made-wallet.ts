import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const passphrase = 'only-of-this-test';
export const passTypeOfTests = 'pass.example.sigorta.police';
export const teamOfTests = 'ABCDE12345';

/** An authority like Apple's, a certificate of it for a pass type, its sealed key, and a stranger to both. */
export function selfMadeWallet(days = 3) {
  const folder = mkdtempSync(join(tmpdir(), 'wallet-'));
  const openssl = (...words: string[]) => execFileSync('openssl', words, { cwd: folder, stdio: 'pipe' });
  const subject = `/UID=${passTypeOfTests}/CN=Pass Type ID: ${passTypeOfTests}/OU=${teamOfTests}/O=Test/C=TR`;
  const authority = (name: string) =>
    openssl(
      ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '30'],
      ...['-subj', `/CN=${name}/O=Test`, '-keyout', `${name}.key`, '-out', `${name}.pem`],
    );
  authority('authority');
  authority('stranger');
  openssl(
    ...['req', '-new', '-newkey', 'rsa:2048', '-passout', `pass:${passphrase}`, '-subj', subject],
    ...['-keyout', 'own.key', '-out', 'own.csr'],
  );
  openssl(
    ...['x509', '-req', '-in', 'own.csr', '-CA', 'authority.pem', '-CAkey', 'authority.key'],
    ...['-CAcreateserial', '-days', String(days), '-out', 'own.pem'],
  );
  const at = (name: string) => join(folder, name);
  return {
    at,
    openssl,
    environment: {
      WALLET_CERTIFICATE_FILE: at('own.pem'),
      WALLET_KEY_FILE: at('own.key'),
      WALLET_KEY_PASSPHRASE: passphrase,
      WALLET_AUTHORITY_FILE: at('authority.pem'),
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}
