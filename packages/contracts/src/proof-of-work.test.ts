import { expect, test } from 'vitest';
import { leadingZeroBits, proofText } from './proof-of-work.ts';

test.each([
  [[0x80, 0], 0],
  [[0x40, 0xff], 1],
  [[0x01, 0xff], 7],
  [[0x00, 0xff], 8],
  [[0x00, 0x10], 11],
  [[0x00, 0x00], 16],
])('%o begins with %i zero bits', (bytes, bits) => {
  expect(leadingZeroBits(Uint8Array.from(bytes))).toBe(bits);
});

test('what is hashed is the challenge, a point and the number', () => {
  expect(proofText('ab.15.1790000000.cd', 42)).toBe('ab.15.1790000000.cd.42');
});
