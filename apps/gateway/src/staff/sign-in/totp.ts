import { createHmac, randomBytes } from 'node:crypto';

/* RFC 6238 as every authenticator app speaks it: SHA-1, thirty seconds, six digits. */

const stepSeconds = 30;
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** RFC 4648 without padding. */
export const base32 = (bytes: Uint8Array): string => {
  let bits = '';
  for (const byte of bytes) bits += byte.toString(2).padStart(8, '0');
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => alphabet[Number.parseInt(five.padEnd(5, '0'), 2)])
    .join('');
};

/** @throws Error for a letter that is none of the alphabet */
export const fromBase32 = (text: string): Buffer => {
  let bits = '';
  for (const letter of text) {
    const value = alphabet.indexOf(letter);
    if (value < 0) throw new Error('not base32');
    bits += value.toString(2).padStart(5, '0');
  }
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)));
};

/** 160 random bits, as RFC 4226 recommends. */
export const newSecret = (): string => base32(randomBytes(20));

export const stepAt = (time: Date): number => Math.floor(time.getTime() / 1000 / stepSeconds);

/** @param digits six in apps; the RFC's vectors have eight */
export const codeAt = (secret: Buffer, step: number, digits = 6): string => {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 0xf;
  const value = mac.readUInt32BE(offset) & 0x7fff_ffff;
  return String(value % 10 ** digits).padStart(digits, '0');
};

/**
 * The step a code belongs to: the one now, or the one before or after for a clock that is a little off.
 * @returns null for a wrong code
 */
export const stepOfCode = (secret: string, code: string, now: Date): number | null => {
  const key = fromBase32(secret);
  const current = stepAt(now);
  return [current, current - 1, current + 1].find((step) => codeAt(key, step) === code) ?? null;
};

/** What a QR code tells the app. */
export const factorUri = (secret: string, issuer: string, email: string): string =>
  `otpauth://totp/${encodeURIComponent(issuer)}:${encodeURIComponent(email)}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`;
