import { expect, test } from 'vitest';
import { base32, codeAt, factorUri, fromBase32, newSecret, stepAt, stepOfCode } from './totp.ts';

/* RFC 6238, appendix B, the SHA-1 rows */
const secret = Buffer.from('12345678901234567890', 'ascii');

test.each([
  [59, '94287082'],
  [1111111109, '07081804'],
  [1111111111, '14050471'],
  [1234567890, '89005924'],
  [2000000000, '69279037'],
  [20000000000, '65353130'],
])('at second %i the code is %s', (second, code) => {
  expect(codeAt(secret, stepAt(new Date(second * 1000)), 8)).toBe(code);
});

/* RFC 4648, part 10 */
test.each([
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foobar', 'MZXW6YTBOI'],
])('%s is %s in base 32 and back', (text, written) => {
  expect(base32(Buffer.from(text))).toBe(written);
  expect(fromBase32(written).toString()).toBe(text);
});

test('a code counts half a minute early and late, and no longer', () => {
  const own = newSecret();
  const now = new Date('2026-11-22T10:00:15Z');
  const at = (seconds: number) => codeAt(fromBase32(own), stepAt(new Date(now.getTime() + seconds * 1000)));
  for (const near of [-30, 0, 30]) expect(stepOfCode(own, at(near), now)).not.toBeNull();
  for (const far of [-60, 60]) expect(stepOfCode(own, at(far), now)).toBeNull();
});

test('a name with signs stays one part of the address', () => {
  expect(factorUri('ABC', 'Kaya & Oğlu', 'a+b@ornek.com')).toBe(
    'otpauth://totp/Kaya%20%26%20O%C4%9Flu:a%2Bb%40ornek.com?secret=ABC&issuer=Kaya%20%26%20O%C4%9Flu',
  );
});
