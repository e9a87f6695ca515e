import { expect, test } from 'vitest';
import { isolated } from './isolate.ts';

test('in Arabic a text put into a sentence is isolated, a number is not', () => {
  expect(isolated({ amount: '842,08 TL', count: 3 }, 'ar')).toEqual({
    amount: '\u2068842,08 TL\u2069',
    count: 3,
  });
});

test.each(['tr', 'en', 'ru'] as const)('%s sentences carry no marks', (language) => {
  expect(isolated({ amount: '842,08 TL' }, language)).toEqual({ amount: '842,08 TL' });
});
