import { expect, test } from 'vitest';
import { checkApplication } from './check-application.ts';

const good = { name: 'Defne Aydın', phone: '532 123 45 67', email: '', message: 'Merhaba', notice: true };

test.each(['532 123 45 67', '0532 123 45 67', '+90 532 123 45 67', '+49 151 2345678', '+7 (912) 345-67-89'])(
  '%s is a phone number',
  (phone) => {
    expect(checkApplication({ ...good, phone }, true)).toEqual({});
  },
);

/* spec §5: digits only, of three scripts; what was copied brings marks of direction along */
test.each([
  '٥٣٢١٢٣٤٥٦٧',
  '۰۵۳۲۱۲۳۴۵۶۷',
  '+٤٩١٥١٢٣٤٥٦٧٨٩',
  '0532.123.45.67',
  '0532–123–45–67',
  '\u202a+90 532 123 45 67\u202c',
  '0049 151 2345678',
])('%j is one too', (phone) => {
  expect(checkApplication({ ...good, phone }, true)).toEqual({});
});

test.each([
  '',
  '123',
  '0212 123 45 67',
  '+90 212 123 45 67',
  '+12',
  'abc532 123 45 67',
  '532 123 45',
  '532 123 45 678',
])('%j is none', (phone) => {
  expect(checkApplication({ ...good, phone }, true)).toEqual({ phone: 'phone.error' });
});

test('a message is needed only where it is asked for', () => {
  expect(checkApplication({ ...good, message: ' ' }, true)).toEqual({ message: 'message.error' });
  expect(checkApplication({ ...good, message: '' }, false)).toEqual({});
  expect(checkApplication({ ...good, message: 'a'.repeat(2001) }, false)).toEqual({
    message: 'message.tooLong',
  });
});

test('the number of a card is wanted in no text', () => {
  const card = 'Kartım 4111 1111 1111 1129';
  expect(checkApplication({ ...good, name: card, message: card }, true)).toEqual({
    name: 'cardNumber.error',
    message: 'cardNumber.error',
  });
});

test('a name is needed', () => {
  expect(checkApplication({ ...good, name: ' ' }, false)).toEqual({ name: 'name.error' });
});

test('an e-mail address may be left out, a wrong one may not', () => {
  expect(checkApplication({ ...good, email: ' defne@ornek.example ' }, true)).toEqual({});
  expect(checkApplication({ ...good, email: 'defne@ornek' }, true)).toEqual({ email: 'email.error' });
});

test('nothing is sent before the notice was read', () => {
  expect(checkApplication({ ...good, notice: false }, true)).toEqual({
    notice: 'consent.personal-data-notice.error',
  });
});
