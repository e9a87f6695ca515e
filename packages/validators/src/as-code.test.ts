import { expect, test } from 'vitest';
import { asCode, asPlainCode } from './as-code.ts';
import { isTurkishIban } from './iban.ts';
import { normaliseLicenceSerial } from './licence-serial.ts';
import { normalisePassport } from './passport.ts';
import { formatPlate } from './plate.ts';
import { makeTransferReference, readTransferReference } from './transfer-reference.ts';

test.each([
  ['INDIRIM10', 'indirim10'],
  ['INDIRIM10', 'İNDİRİM10'],
  ['INDIRIM10', 'ındırım10'],
  ['INDIRIM10', 'I\u0307ndirim 10'],
  ['INDIRIM10', 'indirim١٠'],
  ['INC-2026/7.1', ' inc-2026/۷.1 '],
])('%s is meant by %s', (code, typed) => {
  expect(asCode(typed)).toBe(code);
});

test('a letter that is none of a code stays what it is, so that a check refuses it', () => {
  expect(asCode('ŞÇÖÜĞ')).toBe('ŞÇÖÜĞ');
});

test('dashes go where they are only for the eye', () => {
  expect(asPlainCode('p 44-71 902')).toBe('P4471902');
});

test('plates, licences, passports and numbers of banks are read off any keyboard', () => {
  expect(formatPlate('34 İıi 12')).toBe('34 III 12');
  expect(normaliseLicenceSerial('aİ ١٢٣٤٥٦')).toBe('AI123456');
  expect(normalisePassport('İ-١٢٣٤٥٦٧٨')).toBe('I12345678');
  expect(isTurkishIban('tr33 ٠٠٠٦ 1005 1978 6457 8413 26')).toBe(true);
  const reference = makeTransferReference([0, 1, 2, 3, 4, 5, 6]);
  expect(reference.slice(0, 7)).toBe('2345678');
  expect(readTransferReference(`٢٣٤٥-٦٧٨${reference.slice(7)}`)).toBe(reference);
});
