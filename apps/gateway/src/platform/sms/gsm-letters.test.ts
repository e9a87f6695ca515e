import { expect, test } from 'vitest';
import { inGsmLetters } from './gsm-letters.ts';

/* by hand, from the table of 3GPP TS 23.038 */
test.each([
  ['662764 Sigorta Çarşısı giris kodunuz.', '662764 Sigorta Çarsisi giris kodunuz.', true],
  ['Ödeme ücreti 12 €', 'Ödeme ücreti 12 €', true],
  ['İğne “çok” ince – değil…', 'Igne "cok" ince - degil...', true],
  ['We’ll call', "We'll call", true],
  ['Ваш полис готов. Sigorta Çarşısı', 'Ваш полис готов. Sigorta Çarşısı', false],
  ['وثيقتك جاهزة. Sigorta Çarşısı', 'وثيقتك جاهزة. Sigorta Çarşısı', false],
  ['Kaya Acente 🏠 şube', 'Kaya Acente 🏠 şube', false],
  ['', '', true],
])('%s is sent as %s', (text, sent, isGsm) => {
  expect(inGsmLetters(text)).toEqual({ text: sent, isGsm });
});
