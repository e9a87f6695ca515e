import { expect, test } from 'vitest';
import { createBatcher } from './batcher.ts';

test('what arrives while a write is under way shares the next one, in order', async () => {
  const batches: number[][] = [];
  let release: () => void = () => {};
  const batcher = createBatcher<number>(async (items) => {
    batches.push([...items]);
    if (batches.length === 1)
      await new Promise<void>((resolve) => {
        release = resolve;
      });
  });
  const all = [1, 2, 3, 4].map((item) => batcher.add(item));
  release();
  await Promise.all(all);
  expect(batches).toEqual([[1], [2, 3, 4]]);
});

test('a bad item fails alone', async () => {
  const stored: string[] = [];
  const batcher = createBatcher<string>(async (items) => {
    if (items.includes('bad')) throw new Error('bad');
    stored.push(...items);
  });
  const results = await Promise.allSettled(['a', 'b', 'bad', 'c'].map((item) => batcher.add(item)));
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
  expect(stored).toEqual(['a', 'b', 'c']);
});

test('batches begin apart: one item after a quiet moment goes at once, those close behind it share the next', async () => {
  const begun: { at: number; items: number[] }[] = [];
  const batcher = createBatcher<number>(async (items) => {
    begun.push({ at: performance.now(), items: [...items] });
  }, 60);
  const asked = performance.now();
  await batcher.add(1);
  const second = batcher.add(2);
  await new Promise((resolve) => setTimeout(resolve, 5));
  await Promise.all([second, batcher.add(3)]);
  expect(begun.map(({ items }) => items)).toEqual([[1], [2, 3]]);
  const [first, next] = begun.map(({ at }) => at);
  /* a timer may ring a millisecond early */
  expect((next ?? 0) - (first ?? 0)).toBeGreaterThanOrEqual(58);
  expect(first).toBeGreaterThanOrEqual(asked);
});
