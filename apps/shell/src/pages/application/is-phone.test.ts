import { expect, test } from 'vitest';
import { isPhone } from './is-phone.ts';

/* each is read by the gateway (`platform/mobile.test.ts` there) */
test.each([
  '5321234567',
  '0532 123 45 67',
  '(0532) 123-45-67',
  '0532.123.45.67',
  '0532/123 45 67',
  '0532–123–45–67',
  '+90 532 123 45 67',
  '0090 532 123 45 67',
  '٠٥٣٢ ١٢٣ ٤٥ ٦٧',
  '۰۵۳۲۱۲۳۴۵۶۷',
  '+٩٠ ٥٣٢ ١٢٣ ٤٥ ٦٧',
  '＋90 532 123 45 67',
  /* as messengers copy it */
  '\u202a+90 532 123 45 67\u202c',
  '+4915123456789',
  '+49.151.23456789',
  '0049 151 23456789',
])('%s is a number', (text) => {
  expect(isPhone(text)).toBe(true);
});

test.each([
  '',
  '532 123',
  '0212 123 45 67',
  '+90 212 123 45 67',
  '05321234567 (ev)',
  'beni arayın',
  '+49123',
])('“%s” is none', (text) => {
  expect(isPhone(text)).toBe(false);
});
