import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseKey } from '@sigorta/release/release-document';
import { newReleaseKey } from '@sigorta/release/signature';

export interface SigningKey {
  kid: string;
  /** PKCS #8 PEM */
  privateKey: string;
}

/** The key of this machine, made at the first release; a gateway beside it that was told of no keys trusts it. */
export const workshopKid = 'workshop';
/** far enough; such a key counts where the gateway was told of no other */
const notAfter = '2100-01-01T00:00:00.000Z';

/**
 * The key to sign with.
 * @param file PKCS #8 PEM of ed25519, named by `RELEASE_KEY_FILE`; null makes or takes the workshop's
 * @param folder where the workshop's own key lies; `keys.json` in it names the public half
 */
export function signingKey(file: string | null, kid: string, folder: string, family: string): SigningKey {
  if (file) return { kid, privateKey: readFileSync(file, 'utf8') };
  const [secret, open] = [join(folder, 'workshop.pem'), join(folder, 'keys.json')];
  if (!existsSync(secret)) {
    mkdirSync(folder, { recursive: true });
    const { privateKey, publicKey } = newReleaseKey();
    writeFileSync(secret, privateKey, { mode: 0o600 });
    chmodSync(secret, 0o600);
    const keys: ReleaseKey[] = [{ kid: workshopKid, publicKey, families: [], notAfter }];
    writeFileSync(open, JSON.stringify(keys));
  }
  const keys = JSON.parse(readFileSync(open, 'utf8')) as ReleaseKey[];
  const own = keys.find((key) => key.kid === workshopKid);
  if (own && !own.families.includes(family)) {
    own.families.push(family);
    writeFileSync(open, JSON.stringify(keys));
  }
  return { kid: workshopKid, privateKey: readFileSync(secret, 'utf8') };
}
