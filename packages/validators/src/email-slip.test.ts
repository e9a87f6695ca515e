import { expect, test } from 'vitest';
import { meantEmail } from './email-slip.ts';

/* by hand */
test.each([
  ['defne@gmial.com', 'defne@gmail.com'],
  ['defne@gmai.com', 'defne@gmail.com'],
  ['defne@gmaill.com', 'defne@gmail.com'],
  ['defne@gmail.con', 'defne@gmail.com'],
  ['defne@gmail.co', 'defne@gmail.com'],
  ['defne@gnail.com', 'defne@gmail.com'],
  ['Defne.Aydin@GMAIL.CM', 'Defne.Aydin@gmail.com'],
  ['defne@hotmial.com', 'defne@hotmail.com'],
  ['defne@hotmail.comm', 'defne@hotmail.com'],
  ['defne@hotmail.con.tr', 'defne@hotmail.com.tr'],
  ['defne@outlok.com', 'defne@outlook.com'],
  ['defne@yaho.com', 'defne@yahoo.com'],
  ['defne@iclod.com', 'defne@icloud.com'],
  ['defne@outlook.cm.tr', 'defne@outlook.com.tr'],
  ['defne@yaho.com.tr', 'defne@yahoo.com.tr'],
  ['anna@yandx.com', 'anna@yandex.com'],
  ['anna@yandex.rru', 'anna@yandex.ru'],
  ['defne@livr.com', 'defne@live.com'],
  ['defne@windowlive.com', 'defne@windowslive.com'],
  ['defne@mynte.com', 'defne@mynet.com'],
  ['defne@ttmial.com', 'defne@ttmail.com'],
  ['anna@protn.me', 'anna@proton.me'],
  ['a@gmial.com', 'a@gmail.com'],
  ['anna@mai.ru', 'anna@mail.ru'],
  [' defne@gmial.com ', 'defne@gmail.com'],
])('%s asks about %s', (typed, meant) => {
  expect(meantEmail(typed)).toBe(meant);
});

test.each([
  'defne@gmail.com',
  'defne@mail.ru',
  'defne@mail.com',
  'defne@ymail.com',
  'defne@ornek.com',
  'defne@sirket.com.tr',
  'defne@gmx.com',
  'defne@email.com',
  'defne@yahoo.co',
  'anna@gmail.ru',
  'anna@live.ru',
  'anna@proton.ru',
  'anna@inbox.ru',
  'anna@bk.ru',
  'anna@list.ru',
  'anna@yandex.by',
  'anna@yandex.kz',
  // two slips
  'defne@fmial.com',
  'defne@gnoil.com',
  'defne@gaxil.com',
  'defne@gxmil.com',
  'defne',
  'defne@',
  '@gmial.com',
  '',
])('%s is not asked about', (typed) => {
  expect(meantEmail(typed)).toBeNull();
});

test('a question is asked once: what is suggested is asked about no more', () => {
  expect(meantEmail(meantEmail('a@gmial.com') ?? '')).toBeNull();
});
