import { expect, test } from 'vitest';
import { createPlaces } from './places.ts';
import { Refusal } from './refusal.ts';

test('two work, three wait in their order, the sixth is refused, and places come free again', async () => {
  const places = createPlaces(2, 3);
  const [begun, ends]: [number[], (() => void)[]] = [[], []];
  let [now, most] = [0, 0];
  const works = Array.from({ length: 6 }, (_, n) =>
    places(async () => {
      begun.push(n);
      most = Math.max(most, ++now);
      await new Promise<void>((resolve) => ends.push(resolve));
      now -= 1;
      if (n === 1) throw new Error('a work that fails gives its place back, too');
      return n;
    }),
  );
  const settled = Promise.allSettled(works);
  await expect(works[5]).rejects.toMatchObject({ code: 'too-many-requests', retryAfter: 1 });
  await expect(works[5]).rejects.toBeInstanceOf(Refusal);
  for (let ended = 0; ended < 5; ended++) {
    await expect.poll(() => ends.length).toBeGreaterThan(ended);
    ends[ended]?.();
  }
  expect((await settled).map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
    'fulfilled',
    'rejected',
  ]);
  expect(begun).toEqual([0, 1, 2, 3, 4]);
  expect(most).toBe(2);
  expect(await places(async () => 'free')).toBe('free');
});
