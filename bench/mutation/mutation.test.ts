import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { areas } from './areas.ts';
import { mutantsOf } from './mutants.ts';
import { explainedIn, findExplained } from './survivors.ts';
import { switched } from './switched.ts';

test.each(Object.keys(areas))('what survives in %s is explained for code that still stands there', (area) => {
  expect(findExplained(explainedIn(area)).lost).toEqual([]);
});

const code = `(sums, least) => {
  let found = sums.length > 2 ? 1 : 0;
  if (!sums.some((sum) => sum === least && sum !== 3)) found -= 5;
  for (const sum of sums) if (sum >= least || sum + 1 < 2) { if (sum === 7) return; found += Math.max(sum, least ?? 4); }
  return { found, word: sums?.every((sum) => sum > 0) ? 'all' : 'some' };
}`;
const inputs: [number[], number?][] = [
  [[]],
  [[1, 2]],
  [[3, 2, 1], 2],
  [[0, -4, 5], 5],
  [[8, 7], 1],
  [[3], 3],
];

/** What a program answers, or that it throws. */
const answers = (program: string, on: number): unknown[] => {
  const run = runInNewContext(program, { $mutant: (id: number) => id === on }) as (
    ...given: unknown[]
  ) => unknown;
  return inputs.map((given) => {
    try {
      return JSON.stringify(run(...given));
    } catch {
      return 'throws';
    }
  });
};

test('a mutant that is switched on does what its text does, and with none on nothing is changed', () => {
  const mutants = mutantsOf('one.js', code);
  const program = switched(code, mutants, 100);
  expect(mutants.length).toBeGreaterThan(30);
  expect(answers(program, -1)).toEqual(answers(code, -1));
  for (const [at, { from, to, text }] of mutants.entries())
    expect(answers(program, 100 + at), `${code.slice(from, to)} → ${text}`).toEqual(
      answers(code.slice(0, from) + text + code.slice(to), -1),
    );
});
