import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSpecMap } from '../spec-map/read-spec-map.ts';
import { root } from '../start/settings.ts';
import { slicesInTurn, slicesOfTheOtherDay } from './slices-in-turn.ts';

const all = slicesInTurn.flatMap(({ even, odd }) => [even, odd]);

test('each is a file that there is, is left on one of two days, and by nobody who asks for all', () => {
  for (const slice of all)
    expect(existsSync(join(root, 'apps/gateway/src', `${slice}.test.ts`)), slice).toBe(true);
  const [one, other] = [20_784, 20_785].map((day) => slicesOfTheOtherDay({ day, isAll: false }));
  expect([...(one ?? []), ...(other ?? [])].toSorted()).toEqual(
    all.map((slice) => `${slice}.test.ts`).toSorted(),
  );
  expect(slicesOfTheOtherDay({ isAll: true })).toEqual([]);
});

test('the campaign before a release runs every one', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'bench/package.json'), 'utf8'));
  for (const slice of all) expect(scripts['gateway-in-turn'], slice).toContain(slice);
});

test('no sentence of the specification is proven by them alone', () => {
  const rows = readSpecMap(root).sections.flatMap(({ rows }) => rows);
  const hanging = rows.filter(
    ({ provenBy }) =>
      provenBy.length > 0 &&
      provenBy.every((proof) => all.some((slice) => proof.includes(`${slice}.test.ts`))),
  );
  expect(hanging).toEqual([]);
});
