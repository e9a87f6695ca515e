import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Reached } from '../../apps/gateway/src/purchase/machine/search/observe.ts';
import { printTables } from './print-tables.ts';
import { doShare, together } from './share.ts';

const page = readFileSync(join(import.meta.dirname, '../../docs/purchase-machine.md'), 'utf8');

/** The words in the cells of a row that begins so. */
const cellsOf = (text: string, first: string): string[][] => {
  const row = text.split('\n').find((line) => line.startsWith(`| ${first} `)) ?? '';
  return row
    .split('|')
    .slice(2, -1)
    .map((cell) => cell.trim().split(', '));
};

const reached: Reached = together(
  [
    doShare({ search: 'random', from: 50_000, to: 50_400 }),
    doShare({ search: 'exhaustive', beginning: 'paid', depth: 3, budget: 300 }),
  ].map((outcome) => outcome.reached),
);

test('what a search comes past stands in the tables of the page', () => {
  const printed = printTables(reached);
  for (const first of [...reached.pairs.keys(), ...reached.steps.keys()])
    for (const [column, words] of cellsOf(printed, first).entries())
      expect(cellsOf(page, first)[column], first).toEqual(
        expect.arrayContaining(words.filter((word) => word)),
      );
  for (const end of reached.ends.keys()) expect(page).toContain(end);
});

test('every end is reached, and every pair the page names', () => {
  expect([...reached.ends.keys()].toSorted()).toEqual([
    'all back, no policy',
    'ended, the insurer’s part kept',
    'fulfilled, its price kept',
    'never paid',
  ]);
  const pairs = page.match(/^\| (open|fulfil|undo) × \w+ /gm) ?? [];
  expect(pairs.length).toBeGreaterThan(10);
  expect(page).toContain(`${pairs.length} of 27 pairs`);
});
