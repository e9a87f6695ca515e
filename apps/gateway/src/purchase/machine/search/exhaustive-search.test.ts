import { expect, test } from 'vitest';
import { type Beginning, beginnings, walk } from './exhaustive-search.ts';

const budget = 1_000;

test.each(Object.keys(beginnings) as Beginning[])(
  `all short stories from "%s", the first ${budget} states`,
  (from) => {
    const found = walk(from, { depth: 8, budget });
    expect(found.wrong).toBeNull();
    expect(found.states).toBe(budget);
    expect(found.depth).toBeGreaterThanOrEqual(2);
  },
);
