import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSpecMap } from '@sigorta/tooling/spec-map/read-spec-map';
import { testTitles } from '@sigorta/tooling/spec-map/test-titles';
import { expect, test } from 'vitest';
import { journeysInTurn, leftToTheOtherDay } from './journeys-in-turn.ts';

const root = join(import.meta.dirname, '../..');
const days = [20_784, 20_785];

/** As Playwright names a journey; what a title takes from a variable stands in it as it is written. */
const leftOn = (day: number, file: string, title: string): boolean =>
  leftToTheOtherDay(day).some((pattern) => pattern.test(`${file} ${title}`));

const named = journeysInTurn.flatMap(({ even, odd }) => [...even, ...odd]);

test.each(named)('%s is a journey that there is', (journey) => {
  const [file = '', words = ''] = journey.split(' > ');
  const titles = testTitles(readFileSync(join(root, `e2e/journeys/${file}.e2e.ts`), 'utf8'));
  const written = words.replace(/ \((?:tr|ar)\)$/, '');
  expect([...titles].filter((title) => title.includes(written))).not.toEqual([]);
});

test('a journey that is left today is walked on the other day, and each day leaves some', () => {
  for (const journey of named) {
    const [file = '', words = ''] = journey.split(' > ');
    expect(days.filter((day) => leftOn(day, `journeys/${file}.e2e.ts`, words))).toHaveLength(1);
  }
});

test('what stands in no line is walked every day', () => {
  for (const day of days) {
    expect(leftOn(day, 'journeys/login.e2e.ts', 'in Arabic a wrong code is refused')).toBe(false);
    expect(leftOn(day, 'journeys/slow-insurers.e2e.ts', 'when every insurer declines the page says so')).toBe(
      false,
    );
  }
});

test('each day proves every sentence of the specification that a run proves at all', () => {
  const rows = readSpecMap(root).sections.flatMap((section) => section.rows);
  const unproven = days.flatMap((day) =>
    rows.flatMap(({ sentence, provenBy }) => {
      const proofs = provenBy.filter((proof) => proof.includes(' > '));
      const today = proofs.filter((proof) => {
        const [file = '', ...titles] = proof.split(' > ');
        return !file.startsWith('e2e/') || !leftOn(day, file.slice('e2e/'.length), titles.join(' '));
      });
      return proofs.length > 0 && today.length === 0 ? [`${sentence} on day ${day}`] : [];
    }),
  );
  expect(unproven).toEqual([]);
});
