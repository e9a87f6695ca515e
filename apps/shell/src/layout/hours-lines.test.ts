import { expect, test } from 'vitest';
import { hoursLines } from './hours-lines.ts';

const week = { Mon: '09:00-18:00', Tue: '09:00-18:00', Wed: '09:00-18:00', Sat: '10:00-14:00' };

test('neighbouring days of equal hours stand together, closed ones are left out', () => {
  expect(hoursLines(week, 'tr')).toEqual([
    { days: 'Pzt–Çar', hours: '09:00–18:00' },
    { days: 'Cmt', hours: '10:00–14:00' },
  ]);
});

test('equal hours with a closed day between them are two lines', () => {
  expect(hoursLines({ Mon: '09:00-18:00', Wed: '09:00-18:00' }, 'en').map(({ days }) => days)).toEqual([
    'Mon',
    'Wed',
  ]);
});

test('nothing is said of a week without hours', () => {
  expect(hoursLines({}, 'ar')).toEqual([]);
});
