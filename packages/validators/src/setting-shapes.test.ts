import { describe, expect, test } from 'vitest';
import {
  chatNumber,
  coordinates,
  email,
  hexColour,
  openingSpan,
  ownPicture,
  phone,
} from './setting-shapes.ts';

describe.each([
  ['colour', hexColour, ['#fff', '#0A1b2C'], ['fff', '#ffff', '#ggg', '#fffffff', ' #fff']],
  [
    'picture of ours',
    ownPicture,
    ['/logo.svg', '/partners/kaya/logo_2.JPEG', '/a-b/c.ico'],
    ['logo.svg', '//ornek.com/logo.svg', '/../logo.svg', '/a/.b.svg', '/logo.svg?x', '/logo.js', '/logo'],
  ],
  [
    'phone',
    phone,
    ['+90 (212) 555 12 12', '08502221122', '44-555'],
    ['4444', '+90 212 CALL', '(0212) 555', '1'.repeat(26)],
  ],
  [
    'e-mail',
    email,
    ['destek@ornek.com.tr', `${'a'.repeat(64)}@b.co`],
    ['destek', 'a@b', 'a@b.c', 'a b@c.de', '<a@b.co', `${'a'.repeat(65)}@b.co`],
  ],
  [
    'point on the map',
    coordinates,
    ['41.0082,28.9784', '-33.8, 151.2'],
    ['41,28', '41.0082', '141.0,28.9', '41.0082;28.9784'],
  ],
  [
    'span of a day',
    openingSpan,
    ['09:00-18:00', '00:00-24:00', '19:30-23:59'],
    ['9:00-18:00', '24:00-25:00', '09:00-24:01', '09:60-18:00', '09:00'],
  ],
] as const)('a %s', (_, shape, right, wrong) => {
  test.each(right)('may be %j', (text) => {
    expect(shape.test(text)).toBe(true);
  });
  test.each(wrong)('may not be %j', (text) => {
    expect(shape.test(text)).toBe(false);
  });
});

/* E.164: 15 digits at most, the dial code among them */
test.each([
  ['+90 (532) 123-45-67', '905321234567'],
  ['12345678', '12345678'],
  ['123456789012345', '123456789012345'],
  ['1234567', null],
  ['1234567890123456', null],
  ['+90 532 12x', null],
  ['', null],
  [905321234567, null],
  [undefined, null],
])('%j is the chat number %s', (text, number) => {
  expect(chatNumber(text)).toBe(number);
});
