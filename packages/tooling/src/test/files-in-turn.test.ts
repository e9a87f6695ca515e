import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSpecMap } from '../spec-map/read-spec-map.ts';
import { root } from '../start/settings.ts';
import { chooseStages } from './choose-stages.ts';
import { filesInTurn, filesOfOtherDays, unitFilesInTurn, unitFilesOfOtherDays } from './files-in-turn.ts';
import { stages } from './stages.ts';

const all = filesInTurn.flatMap(({ days }) => days.flat());
const pathOf = (file: string) => `apps/gateway/src/${file}.test.ts`;
const units = unitFilesInTurn.flatMap(({ days }) => days.flat()).map((file) => `${file}.test.ts`);

test('each is a file that there is, and stands in one line', () => {
  const files = [...all.map(pathOf), ...units];
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  expect(files.toSorted()).toEqual([...new Set(files)].toSorted());
});

test('three days run each of them once, each day about a third, and who asks for all leaves none', () => {
  const run = [20_784, 20_785, 20_786].map((day) => {
    const left = filesOfOtherDays({ day, isAll: false });
    return all.filter((file) => !left.includes(`${file}.test.ts`));
  });
  expect(run.flat().toSorted()).toEqual(all.toSorted());
  const sizes = run.map(({ length }) => length);
  expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(all.length / 6);
  for (const { about, days } of [...filesInTurn, ...unitFilesInTurn]) expect(days, about).toHaveLength(3);
  expect(filesOfOtherDays({ isAll: true })).toEqual([]);
  const left = [20_784, 20_785, 20_786].flatMap((day) => unitFilesOfOtherDays({ day, isAll: false }));
  expect(left.toSorted()).toEqual([...units, ...units].toSorted());
  expect(unitFilesOfOtherDays({ isAll: true })).toEqual([]);
});

test('what turns within such a file counts the times that it runs', () => {
  const turning = all
    .map((file) => ({ file, text: readFileSync(join(root, pathOf(file)), 'utf8') }))
    .filter(({ text }) => /@sigorta\/tooling\/test\/rotation'|\bkillShare\(/.test(text));
  expect(turning.length).toBeGreaterThan(5);
  for (const { file, text } of turning) {
    expect(text, file).toContain('everyThirdDay');
    expect(text, file).not.toMatch(/\b(?:rotation|dayHere|everySecondDay)\b(?!')/);
  }
});

test('the campaign before a release runs every one', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'bench/package.json'), 'utf8'));
  expect(scripts['gateway-in-turn']).toMatch(/^LANGUAGES=all .*test\.mjs server$/);
  expect(chooseStages(stages, ['server']).map(({ name }) => name)).toEqual([
    'gateway on a PostgreSQL server',
  ]);
});

test('no sentence of the specification is proven by them alone', () => {
  const rows = readSpecMap(root).sections.flatMap(({ rows }) => rows);
  const hanging = rows.filter(
    ({ provenBy }) =>
      provenBy.length > 0 &&
      provenBy.every((proof) => [...all.map(pathOf), ...units].some((file) => proof.startsWith(file))),
  );
  expect(hanging.map(({ sentence }) => sentence)).toEqual([]);
});
