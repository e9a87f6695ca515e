import { maskBirthDate } from '@sigorta/validators/birth-date';
import { formatCardNumber } from '@sigorta/validators/card';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyMask } from './mask-caret.ts';

/** `|` is the caret. */
const at = (marked: string) => ({ text: marked.replace('|', ''), caret: marked.indexOf('|') });
const show = ({ text, caret }: { text: string; caret: number }) =>
  `${text.slice(0, caret)}|${text.slice(caret)}`;

test.each([
  ['a digit at the end brings the space before it', '12345|', '1234', '1234 5|'],
  ['a pasted number is grouped', '5528790000000008|', '', '5528 7900 0000 0008|'],
  ['a digit in the middle keeps the caret behind itself', '129|34 5678', '1234 5678', '129|3 4567 8'],
  ['backspace over the space only steps over it', '1234|5678', '1234 5678', '1234| 5678'],
  ['a digit taken out in the middle closes the groups', '12|4 5678', '1234 5678', '12|45 678'],
])('card: %s', (_name, typed, previous, expected) => {
  expect(show(applyMask(formatCardNumber, { ...at(typed), previous }))).toBe(expected);
});

test.each([
  ['two digits bring the slash', '05|', '0', '05/|'],
  ['a whole date typed without slashes', '05071990|', '', '05/07/1990|'],
  ['backspace takes the digit before a slash that fell', '05|', '05/', '0|'],
  ['a digit taken out in the middle leaves the rest', '05/0|/1990', '05/07/1990', '05/0|/1990'],
])('birth date: %s', (_name, typed, previous, expected) => {
  expect(show(applyMask(maskBirthDate, { ...at(typed), previous }))).toBe(expected);
});

test('the caret never leaves the text', () => {
  fc.assert(
    fc.property(
      fc.string({ maxLength: 24 }),
      fc.nat(24),
      fc.string({ maxLength: 24 }),
      (text, caret, previous) => {
        const out = applyMask(formatCardNumber, { text, caret: Math.min(caret, text.length), previous });
        expect(out.caret).toBeGreaterThanOrEqual(0);
        expect(out.caret).toBeLessThanOrEqual(out.text.length);
      },
    ),
  );
});
