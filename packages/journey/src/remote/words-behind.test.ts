import { expect, test } from 'vitest';
import { putBehind, wordsBehind } from './words-behind.ts';

/** A loader that notes what it was asked for. */
const noted = (name: string, asked: string[]) => async () => {
  asked.push(name);
};

test('words come with the parts that say them; a form that follows waits for its own', async () => {
  const asked: string[] = [];
  await putBehind('en', noted('first', asked));
  expect(asked).toEqual([]);
  await wordsBehind('en');
  expect(asked).toEqual(['first']);
  await putBehind('en', noted('second', asked));
  expect(asked).toEqual(['first', 'second']);
});

test('one language does not bring another’s', async () => {
  const asked: string[] = [];
  await putBehind('ru', noted('ru', asked));
  await putBehind('ar', noted('ar', asked));
  await wordsBehind('ar');
  expect(asked).toEqual(['ar']);
});

test('on a lost line they are asked for again with the parts', async () => {
  let tries = 0;
  await putBehind('tr', async () => {
    tries += 1;
    if (tries === 1) throw new TypeError('line lost');
  });
  await expect(wordsBehind('tr')).rejects.toThrow('line lost');
  await wordsBehind('tr');
  expect(tries).toBe(2);
});
