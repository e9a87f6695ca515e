import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto';
import { canonicalBytes } from './canonical.ts';
import type { ReleaseKey, ReleaseSignature } from './release-document.ts';
import { ReleaseError } from './release-error.ts';
import { familyOfRelease } from './release-id.ts';

/** What a signature says: all of it but itself. */
type Signed = Omit<ReleaseSignature, 'signature'>;

/** A new pair of ed25519. @returns the private half as PKCS #8 PEM, the public one as SPKI in base64url */
export const newReleaseKey = (): { privateKey: string; publicKey: string } => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return {
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    publicKey: publicKey.export({ type: 'spki', format: 'der' }).toString('base64url'),
  };
};

/** @param privateKey PKCS #8 PEM of an ed25519 key */
export const signRelease = (signed: Signed, privateKey: string): ReleaseSignature => ({
  ...signed,
  signature: sign(null, canonicalBytes(signed), createPrivateKey(privateKey)).toString('base64url'),
});

const publicKeyOf = (key: ReleaseKey): KeyObject =>
  createPublicKey({ key: Buffer.from(key.publicKey, 'base64url'), type: 'spki', format: 'der' });

/** Which keys count, and on which day. A key that is taken out signs nothing any more. */
export interface Trust {
  keys: readonly ReleaseKey[];
  /** null for what a purchase was begun with: a key may have run out since */
  now: Date | null;
}

/**
 * Whether somebody who may release this family says that `id` is one.
 * @throws ReleaseError `unknown-key`, `wrong-signature`
 */
export const checkSignature = (id: string, signature: ReleaseSignature, trust: Trust): void => {
  const { signature: given, ...signed } = signature;
  const family = familyOfRelease(id);
  const key = trust.keys.find(({ kid, families }) => kid === signature.kid && families.includes(family));
  if (!key) throw new ReleaseError('unknown-key', id, signature.kid);
  if (trust.now && trust.now >= new Date(key.notAfter)) {
    throw new ReleaseError('unknown-key', id, `${key.kid} until ${key.notAfter}`);
  }
  if (signature.release !== id) throw new ReleaseError('wrong-signature', id, signature.release);
  const right = verify(null, canonicalBytes(signed), publicKeyOf(key), Buffer.from(given, 'base64url'));
  if (!right) throw new ReleaseError('wrong-signature', id);
};
