import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Config } from '../../platform/config.ts';
import { StartError } from '../../platform/start-error.ts';

/** What a pass is signed with, and in whose name (Apple's "Pass Type ID" certificate). */
export interface PassSigner {
  /** such as `pass.com.example.police` */
  passType: string;
  team: string;
  /** PEM */
  certificate: string;
  key: string;
  /** of the authority that issued the certificate */
  authority: string;
  /** no phone takes a pass that was signed later */
  until: Date;
}

const setting = {
  certificate: 'WALLET_CERTIFICATE_FILE',
  key: 'WALLET_KEY_FILE',
  authority: 'WALLET_AUTHORITY_FILE',
} as const;

const fault = (what: keyof typeof setting, why: string) =>
  new StartError(`The setting ${setting[what]} names a file that ${why}.`);

function contents(what: keyof typeof setting, file: string): Buffer {
  try {
    return readFileSync(file);
  } catch {
    throw fault(what, 'cannot be read');
  }
}

function certificateIn(what: 'certificate' | 'authority', file: string): X509Certificate {
  try {
    return new X509Certificate(contents(what, file));
  } catch (error) {
    throw error instanceof StartError ? error : fault(what, 'holds no certificate');
  }
}

function keyIn(file: string, passphrase: string | null): KeyObject {
  const bytes = contents('key', file);
  try {
    const key = createPrivateKey({ key: bytes, ...(passphrase !== null && { passphrase }) });
    if (key.asymmetricKeyType === 'rsa') return key;
  } catch {
    /* told below: a wrong passphrase cannot be told from a damaged file */
  }
  throw fault('key', 'holds no RSA key that WALLET_KEY_PASSPHRASE opens');
}

/** A part of whom a certificate was given to; Apple writes the pass type as UID and the team as OU. */
const named = ({ subject }: X509Certificate, part: 'UID' | 'OU'): string | undefined =>
  subject
    .split('\n')
    .find((line) => line.startsWith(`${part}=`))
    ?.slice(part.length + 1);

/**
 * @returns null where none is set, and then nobody is shown a pass
 * @throws StartError for files that do not belong together: a pass that no phone takes is worse than none
 */
export function openPassSigner(wallet: Config['wallet']): PassSigner | null {
  if (wallet === null) return null;
  const own = certificateIn('certificate', wallet.certificateFile);
  const authority = certificateIn('authority', wallet.authorityFile);
  const key = keyIn(wallet.keyFile, wallet.keyPassphrase);
  const passType = named(own, 'UID');
  const team = named(own, 'OU');
  if (!passType || !team) throw fault('certificate', 'names no pass type (UID) and team (OU)');
  if (!own.checkPrivateKey(key)) throw fault('key', 'does not belong to WALLET_CERTIFICATE_FILE');
  if (!own.verify(authority.publicKey)) throw fault('authority', 'did not issue WALLET_CERTIFICATE_FILE');
  return {
    passType,
    team,
    certificate: own.toString(),
    key: key.export({ type: 'pkcs1', format: 'pem' }).toString(),
    authority: authority.toString(),
    until: new Date(Math.min(own.validToDate.getTime(), authority.validToDate.getTime())),
  };
}
