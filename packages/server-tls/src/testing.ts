import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const script = join(import.meta.dirname, '../../../deploy/make-certificates.sh');

/** An authority and certificates as a deployment makes them (deploy/make-certificates.sh); each call has another authority. */
export function ownCertificates(...services: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'certificates-'));
  const make = (...names: string[]) => execFileSync('sh', [script, folder, ...names], { stdio: 'pipe' });
  make(...services);
  const authority = join(folder, 'ca.crt');
  return {
    authority,
    ca: readFileSync(authority, 'utf8'),
    certificate: (service: string) => join(folder, service, 'tls.crt'),
    key: (service: string) => join(folder, service, 'tls.key'),
    /** new ones of the same authority */
    renew: make,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
