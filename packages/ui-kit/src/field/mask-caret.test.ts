import { maskBirthDate } from '@sigorta/validators/birth-date';
import { formatCardNumber } from '@sigorta/validators/card';
import { maskCardExpiry } from '@sigorta/validators/card-expiry';
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

test.each([
  ['a whole month brings the divider', '05|', '0', '05 / |'],
  ['a month that needs no zero has one', '5|', '', '05 / |'],
  ['a pasted month and year', '052028|', '', '05 / 28|'],
  ['a month that is mended leads on to the year', '06| / 28', '0 / 28', '06 / |28'],
  ['a digit in the year keeps the caret behind itself', '05 / 3|8', '05 / 8', '05 / 3|8'],
  ['a digit taken out of the month leaves the rest', '0| / 28', '05 / 28', '0| / 28'],
  ['a digit taken out of the year leaves the rest', '05 / |8', '05 / 28', '05 / |8'],
  ['backspace over the divider takes the digit before it', '05 /|', '05 / ', '0|'],
])('expiry: %s', (_name, typed, previous, expected) => {
  expect(show(applyMask(maskCardExpiry, { ...at(typed), previous }))).toBe(expected);
});

test.each([
  ['card number', formatCardNumber],
  ['expiry', maskCardExpiry],
])('the caret never leaves the text: %s', (_name, mask) => {
  fc.assert(
    fc.property(
      fc.string({ maxLength: 24 }),
      fc.nat(24),
      fc.string({ maxLength: 24 }),
      (text, caret, previous) => {
        const out = applyMask(mask, { text, caret: Math.min(caret, text.length), previous });
        expect(out.caret).toBeGreaterThanOrEqual(0);
        expect(out.caret).toBeLessThanOrEqual(out.text.length);
      },
    ),
  );
});
