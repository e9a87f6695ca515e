import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amountText, readAmount, signedAmountText } from './amount.ts';

test.each([
  [0, '0.0'],
  [5, '0.05'],
  [50, '0.5'],
  [2200, '22.0'],
  [2310, '23.1'],
  [1534, '15.34'],
  [100_000_000_001, '1000000000.01'],
])('%i kuruş are sent as %s', (minor, text) => {
  expect(amountText(minor)).toBe(text);
});

test.each([
  [1050, '10.5'],
  [1000, '10'],
  [1099, '10.99'],
])('%i kuruş are signed as %s', (minor, text) => {
  expect(signedAmountText(minor)).toBe(text);
});

test('every amount is read back as it was written, as text and as JSON number', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 ** 12 }), (minor) => {
      expect(readAmount(amountText(minor))).toBe(minor);
      expect(readAmount(JSON.parse(amountText(minor)))).toBe(minor);
    }),
  );
});

test.each(['12,50', '1e-7', '-1', '', ' 1', '1.005', '0x10', Number.NaN, 1e21, null, undefined, {}, [1]])(
  '%s is no amount',
  (value) => {
    expect(readAmount(value)).toBeNull();
  },
);

test.each([-1, 0.5, Number.NaN, 2 ** 53])('%s kuruş cannot be sent', (minor) => {
  expect(() => amountText(minor)).toThrow(RangeError);
});
