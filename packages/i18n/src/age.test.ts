import { expect, test } from 'vitest';
import { formatAge } from './age.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/* by hand */
test.each([
  [0, '1 dakika', '1 minute', '1 минута', 'دقيقة'],
  [-5_000, '1 dakika', '1 minute', '1 минута', 'دقيقة'],
  [59 * minute, '59 dakika', '59 minutes', '59 минут', '59 دقيقة'],
  [hour, '1 saat', '1 hour', '1 час', 'ساعة'],
  [5 * hour + 59 * minute, '5 saat', '5 hours', '5 часов', '5 ساعات'],
  [47 * hour, '47 saat', '47 hours', '47 часов', '47 ساعة'],
  [2 * day, '2 gün', '2 days', '2 дня', 'يومان'],
  [3 * day + 23 * hour, '3 gün', '3 days', '3 дня', '3 أيام'],
  [21 * day, '21 gün', '21 days', '21 день', '21 يومًا'],
])('%i ms are told in whole words', (ms, tr, en, ru, ar) => {
  const said = (['tr', 'en', 'ru', 'ar'] as const).map((language) => formatAge(ms, language));
  expect(said).toEqual([tr, en, ru, ar].map((words) => words.replaceAll(' ', '\u00a0')));
});
