import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSpecMap } from '@sigorta/tooling/spec-map/read-spec-map';
import { testTitles } from '@sigorta/tooling/spec-map/test-titles';
import { filesOfOtherDays, unitFilesOfOtherDays } from '@sigorta/tooling/test/files-in-turn';
import { rotation } from '@sigorta/tooling/test/rotation';
import { expect, test } from 'vitest';
import { journeysInTurn, leftToOtherDays, timesOf } from './journeys-in-turn.ts';

const root = join(import.meta.dirname, '../..');
/** after so many days each line begins anew, whether it has two, three or four */
const days = Array.from({ length: 12 }, (_, at) => 20_784 + at);

/** As Playwright names a journey; what a title takes from a variable stands in it as it is written. */
const leftOn = (day: number, file: string, title: string): boolean =>
  leftToOtherDays(day).some((pattern) => pattern.test(`${file} ${title}`));

const named = journeysInTurn.flatMap((line) =>
  line.days.flatMap((journeys) => journeys.map((journey) => ({ journey, of: line.days.length }))),
);

test.each(named)('$journey is a journey that there is', ({ journey }) => {
  const [file = '', words = ''] = journey.split(' > ');
  const titles = testTitles(readFileSync(join(root, `e2e/journeys/${file}.e2e.ts`), 'utf8'));
  const written = words.replace(/ \((?:tr|ar)\)$/, '');
  expect([...titles].filter((title) => title.includes(written))).not.toEqual([]);
});

test('a journey is walked once in as many days as its line has', () => {
  for (const { journey, of } of named) {
    const [file = '', words = ''] = journey.split(' > ');
    const walked = days.filter((day) => !leftOn(day, `journeys/${file}.e2e.ts`, words));
    expect(walked.slice(1).map((day, at) => day - (walked[at] ?? 0))).toEqual(walked.slice(1).map(() => of));
    expect(walked, journey).toHaveLength(days.length / of);
  }
});

test('a line walks something every day, and about as much on one as on another', () => {
  for (const { about, days: lists } of journeysInTurn) {
    const sizes = lists.map((journeys) => journeys.length);
    expect(Math.max(...sizes) - Math.min(...sizes), about).toBeLessThanOrEqual(2);
    expect(Math.min(...sizes), about).toBeGreaterThan(0);
  }
});

test('what turns within a journey that is walked in turn counts the times that it is walked', () => {
  for (const file of new Set(named.map(({ journey }) => journey.split(' > ')[0] ?? ''))) {
    const text = readFileSync(join(root, `e2e/journeys/${file}.e2e.ts`), 'utf8');
    const isWhole = named.some(({ journey }) => journey === file);
    if (isWhole && /\b(inTurn|languageOfToday|isLookedAt|firstOrAnother)\(/.test(text))
      expect(text, file).toContain(`timesOf('${file}')`);
    if (isWhole) expect(text, file).not.toContain('everySecondDay');
  }
  expect(() => timesOf('delivery')).toThrow('walked every day');
  expect(() => timesOf('embed')).toThrow('several lines');
  expect(timesOf('embed > staff name the sites').day).toBe(Math.floor(rotation / 4));
  expect(timesOf('test-cards > a card that is refused').day).toBe(Math.floor(rotation / 3));
});

test('what stands in no line is walked every day', () => {
  for (const day of days) {
    expect(leftOn(day, 'journeys/delivery.e2e.ts', 'home and a product’s information')).toBe(false);
    expect(leftOn(day, 'journeys/slow-insurers.e2e.ts', 'when every insurer declines the page says so')).toBe(
      false,
    );
  }
});

/** Whether a run of a day leaves a proof to another one: a journey, a file of the gateway's tests or a unit. */
const isLeftOn = (day: number, proof: string): boolean => {
  const [file = '', ...titles] = proof.split(' > ');
  if (file.startsWith('e2e/')) return leftOn(day, file.slice('e2e/'.length), titles.join(' '));
  const ofGateway = filesOfOtherDays({ day, isAll: false }).map((left) => `apps/gateway/src/${left}`);
  return [...ofGateway, ...unitFilesOfOtherDays({ day, isAll: false })].includes(file);
};

test('each day proves every sentence of the specification that a run proves at all', () => {
  const rows = readSpecMap(root).sections.flatMap((section) => section.rows);
  const unproven = days.flatMap((day) =>
    rows.flatMap(({ sentence, provenBy }) => {
      const proofs = provenBy.filter((proof) => proof.includes(' > '));
      const isProven = proofs.length === 0 || proofs.some((proof) => !isLeftOn(day, proof));
      return isProven ? [] : [`${sentence} on day ${day}`];
    }),
  );
  expect(unproven).toEqual([]);
});
