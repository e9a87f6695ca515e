import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** A named key of the Transit engine, of type aes256-gcm96; `versions` are base64, the first is version 1. */
export interface TransitKey {
  /** each context has a key of its own, derived from the version's; else a context changes nothing */
  derived: boolean;
  versions: string[];
  minDecryptionVersion: number;
  made: string[];
}

/** What the engine says of a ciphertext that it does not take; the words are OpenBao's and Vault's own. */
export class Unfit extends Error {}

/** of a text that was changed, or that another key or context encrypted */
export const notOpened = 'cipher: message authentication failed';

const nonceBytes = 12;
const tagBytes = 16;

const version = (now: Date) => ({ key: randomBytes(32).toString('base64'), made: now.toISOString() });

export const newKey = (derived: boolean, now: Date): TransitKey => {
  const { key, made } = version(now);
  return { derived, versions: [key], minDecryptionVersion: 1, made: [made] };
};

export const rotated = (known: TransitKey, now: Date): TransitKey => {
  const { key, made } = version(now);
  return { ...known, versions: [...known.versions, key], made: [...known.made, made] };
};

const keyOf = ({ derived, versions }: TransitKey, number: number, context: Buffer): Buffer => {
  const key = Buffer.from(versions[number - 1] ?? '', 'base64');
  if (!derived) return key;
  if (context.length === 0)
    throw new Unfit(
      "missing 'context' for key derivation; the key was created using a derived key, which means additional, per-request information must be included in order to perform operations with the key",
    );
  return Buffer.from(hkdfSync('sha256', key, '', context, 32));
};

/** `vault:v<version>:` and base64 of nonce, ciphertext and tag, under the newest version. */
export const encrypt = (key: TransitKey, context: Buffer, plain: Buffer): string => {
  const newest = key.versions.length;
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', keyOf(key, newest, context), nonce);
  const sealed = Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
  return `vault:v${newest}:${sealed.toString('base64')}`;
};

/** @throws Unfit */
export const decrypt = (key: TransitKey, context: Buffer, ciphertext: string): Buffer => {
  if (!ciphertext.startsWith('vault:v')) throw new Unfit('invalid ciphertext: no prefix');
  const [, number = '', text = ''] = /^vault:v(\d+):(.+)$/.exec(ciphertext) ?? [];
  if (number === '') throw new Unfit('invalid ciphertext: wrong number of fields');
  if (Number(number) > key.versions.length) throw new Unfit('invalid ciphertext: version is too new');
  if (Number(number) < key.minDecryptionVersion)
    throw new Unfit('ciphertext or signature version is disallowed by policy (too old)');
  const bytes = Buffer.from(text, 'base64');
  if (bytes.length < nonceBytes + tagBytes) throw new Unfit('invalid ciphertext length');
  const decipher = createDecipheriv(
    'aes-256-gcm',
    keyOf(key, Number(number), context),
    bytes.subarray(0, nonceBytes),
  );
  decipher.setAuthTag(bytes.subarray(-tagBytes));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(nonceBytes, -tagBytes)), decipher.final()]);
  } catch {
    throw new Unfit(notOpened);
  }
};
