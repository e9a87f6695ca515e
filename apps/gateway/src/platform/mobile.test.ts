import { typedPhone } from '@sigorta/contracts/typed-phone';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { readMobile } from './mobile.ts';

const read = (typed: string): string | null => {
  const sent = v.safeParse(typedPhone, typed);
  return sent.success ? (readMobile(sent.output)?.number ?? null) : null;
};

/* each is let through by the pages that ask for a phone (`is-phone.test.ts` of the shell) */
test.each([
  ['5321234567', '+905321234567'],
  ['0532 123 45 67', '+905321234567'],
  ['(0532) 123-45-67', '+905321234567'],
  ['0532.123.45.67', '+905321234567'],
  ['0532/123 45 67', '+905321234567'],
  ['0532–123–45–67', '+905321234567'],
  ['+90 532 123 45 67', '+905321234567'],
  ['0090 532 123 45 67', '+905321234567'],
  ['٠٥٣٢ ١٢٣ ٤٥ ٦٧', '+905321234567'],
  ['۰۵۳۲۱۲۳۴۵۶۷', '+905321234567'],
  ['+٩٠ ٥٣٢ ١٢٣ ٤٥ ٦٧', '+905321234567'],
  ['＋90 532 123 45 67', '+905321234567'],
  ['\u202a+90 532 123 45 67\u202c', '+905321234567'],
  ['+4915123456789', '+4915123456789'],
  ['+49.151.23456789', '+4915123456789'],
  ['0049 151 23456789', '+4915123456789'],
])('%s is read as %s', (typed, phone) => {
  expect(read(typed)).toBe(phone);
});

test.each([
  '',
  '532 123',
  '0212 123 45 67',
  '+90 212 123 45 67',
  '05321234567 (ev)',
  'beni arayın',
  '+49123',
])('“%s” is no number that a message reaches', (typed) => {
  expect(read(typed)).toBeNull();
});
