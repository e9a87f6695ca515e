import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { DataKeys, SealingKey } from '../ports.ts';
import { secretKey } from './secret-key.ts';

/** of values that name no key: those of before, and files under a key of their own */
const bareMark = 'sealed.v1.';
const numberedMark = /^sealed\.v2\.(\d{1,9})\./;
/** of values under the key of a record (record-keys.ts) */
const recordMark = /^sealed\.v3\.([\w-]{1,64})\./;
/** longer than the longest mark */
const longestMark = 24;
const ivBytes = 12;
const tagBytes = 16;

/** Under which key a value says that it lies; undefined for one that is not sealed. */
const markOf = (front: string): { mark: string; number: number | null; record?: string } | undefined => {
  if (front.startsWith(bareMark)) return { mark: bareMark, number: null };
  const [mark, number] = numberedMark.exec(front) ?? [];
  if (mark !== undefined) return { mark, number: Number(number) };
  const [ofRecord, record] = recordMark.exec(front) ?? [];
  return ofRecord === undefined || record === undefined
    ? undefined
    : { mark: ofRecord, number: null, record };
};

/** A mail address may begin as if it were: nothing sealed holds an at sign. */
export const isSealed = (value: unknown): value is string =>
  typeof value === 'string' && markOf(value) !== undefined && !value.includes('@');

/** None of our keys fits, or it belongs elsewhere. */
export class DoesNotOpen extends Error {}

/** The key of its record was deleted: nobody opens it any more, and that is what was wanted. */
export class KeyIsGone extends DoesNotOpen {
  readonly record: string;

  constructor(record: string) {
    super('the key of a record is gone');
    this.record = record;
  }
}

/**
 * What was sealed under one of these keys.
 * @throws DoesNotOpen
 */
export const openUnder = (keys: readonly Buffer[], row: string, bytes: Buffer): Buffer => {
  for (const key of keys) {
    try {
      const decipher = createDecipheriv('aes-256-gcm', secretKey(key), bytes.subarray(0, ivBytes), {
        authTagLength: tagBytes,
      });
      decipher.setAAD(Buffer.from(row, 'utf8')).setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
      return Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]);
    } catch {
      // another key, or another row's
    }
  }
  throw new DoesNotOpen('a sealed value does not open');
};

/** AES-256-GCM under one key, with a fresh nonce each time. @param row what it belongs to; elsewhere it does not open */
export const sealUnder = (key: Buffer, row: string, plain: Uint8Array): Buffer => {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', secretKey(key), iv).setAAD(Buffer.from(row, 'utf8'));
  const text = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), text]);
};

const markFor = ({ number, record }: SealingKey): string => {
  if (record !== undefined) return `sealed.v3.${record}.`;
  return number === null ? bareMark : `sealed.v2.${number}.`;
};

/** Whether it lies under the key of a record: turning to other data keys leaves it as it is. */
export const isOfRecord = (value: string): boolean => recordMark.test(value);

export type Sealing = Pick<DataKeys, 'sealing'>;
export type Opening = Pick<DataKeys, 'opening'> & {
  /** the key of a record, where the row was read with it */
  ofRecord?: (record: string) => readonly Buffer[];
};

/** One key that lies elsewhere, with whoever may open the value, and is none of the data keys. */
export const loneKey = (key: Buffer): Sealing & Opening => ({
  sealing: () => ({ number: null, key }),
  opening: (number) => (number === null ? [key] : []),
});

/** How a value begins that lies under the key in use. */
export const markInUse = (keys: Sealing): string => markFor(keys.sealing());

/**
 * A value as text only the keys' holder can read; it names its key.
 * @param row what it belongs to; elsewhere it does not open
 */
export const seal = (keys: Sealing, row: string, value: unknown): string => {
  const sealing = keys.sealing();
  const plain = Buffer.from(JSON.stringify(value), 'utf8');
  return markFor(sealing) + sealUnder(sealing.key, row, plain).toString('base64url');
};

const keysFor = (keys: Opening, number: number | null, record: string | undefined): readonly Buffer[] => {
  if (record === undefined) return keys.opening(number);
  const own = keys.ofRecord?.(record) ?? [];
  if (own.length === 0) throw new KeyIsGone(record);
  return own;
};

/**
 * @throws DoesNotOpen without a word of the value when no key fits
 * @throws KeyIsGone when that of its record was deleted
 */
export const unseal = (keys: Opening, row: string, sealed: string): unknown => {
  const { mark = bareMark, number = null, record } = markOf(sealed) ?? {};
  const bytes = Buffer.from(sealed.slice(mark.length), 'base64url');
  return JSON.parse(openUnder(keysFor(keys, number, record), row, bytes).toString('utf8')) as unknown;
};

/** A file for a column of bytes, sealed like a value. */
export const sealBytes = (keys: Sealing, row: string, plain: Uint8Array): Buffer => {
  const sealing = keys.sealing();
  return Buffer.concat([Buffer.from(markFor(sealing), 'utf8'), sealUnder(sealing.key, row, plain)]);
};

const markOfBytes = (bytes: Buffer) => markOf(bytes.subarray(0, longestMark).toString('latin1'));

/**
 * Files of before sealing come out as they lie.
 * @throws DoesNotOpen when no key fits
 */
export const unsealBytes = (keys: Opening, row: string, stored: Uint8Array): Buffer => {
  const bytes = Buffer.from(stored);
  const found = markOfBytes(bytes);
  if (!found) return bytes;
  return openUnder(keys.opening(found.number), row, bytes.subarray(found.mark.length));
};
