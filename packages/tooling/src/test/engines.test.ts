import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../start/settings.ts';
import { chooseStages } from './choose-stages.ts';
import { differByEngine, gatewayTests, onEmbeddedDatabase, withoutDatabase } from './engines.ts';
import { stages } from './stages.ts';

it.each([...differByEngine.map(({ files }) => files), ...withoutDatabase])(
  '%s names tests that are there',
  (files) => {
    expect(gatewayTests(files)).not.toEqual([]);
  },
);

it('a pattern whose files were moved away is noticed', () => {
  expect(gatewayTests('**/moved-away/*.test.ts')).toEqual([]);
});

const ofNoServer = withoutDatabase.flatMap(gatewayTests);
const days = [20_784, 20_785, 20_786].map((day) => onEmbeddedDatabase({ day, isAll: false }));

it('the embedded database runs every test that no server runs, every day', () => {
  for (const files of days) expect(files).toEqual(expect.arrayContaining(ofNoServer));
});

it('in three days it runs everything that engines answer in different ways, each file once', () => {
  const both = days.flatMap((files) => files.filter((file) => !ofNoServer.includes(file)));
  const all = [...differByEngine.flatMap(({ files }) => gatewayTests(files)), ...ofNoServer];
  expect([...both, ...ofNoServer].toSorted()).toEqual([...new Set(all)].toSorted());
  expect(onEmbeddedDatabase({ isAll: true })).toEqual([...new Set(all)].toSorted());
});

it('what turns within a file counts the times that it runs on the database at hand', () => {
  const turning = differByEngine
    .flatMap(({ files }) => gatewayTests(files))
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))
    .filter(({ text }) => text.includes('@sigorta/tooling/test/rotation'));
  expect(turning.length).toBeGreaterThan(1);
  for (const { file, text } of turning) expect(text, file).toMatch(/dayHere|everyThirdDay/);
});

it('a campaign tries all of it there', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'bench/package.json'), 'utf8'));
  expect(scripts['embedded-in-turn']).toMatch(/^LANGUAGES=all .*test\.mjs embedded$/);
  expect(chooseStages(stages, ['embedded']).map(({ name }) => name)).toEqual([
    'gateway on the embedded database',
  ]);
});
