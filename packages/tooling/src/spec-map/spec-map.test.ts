import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../start/settings.ts';
import { mapFaults } from './map-faults.ts';
import { mapPage } from './map-page.ts';
import { type Row, readSpecMap, type SpecMap } from './read-spec-map.ts';
import { testTitles } from './test-titles.ts';

const here = 'packages/tooling/src/spec-map/spec-map.test.ts';
const row = (more: Partial<Row>): Row => ({
  promise: 'A buyer pays',
  where: ['packages/tooling/src'],
  provenBy: [here],
  ...more,
});
const mapOf = (...rows: Row[]): SpecMap => ({
  sections: [{ section: '1', title: 'Shop', rows }],
  missing: [{ section: '7', promise: 'Country by IP' }],
});
const faults = (more: Partial<Row>) => mapFaults(mapOf(row(more)), root);

it('every path, test and decision that the map names is there', () => {
  const map = readSpecMap(root);
  expect(map.sections.length).toBeGreaterThanOrEqual(11);
  expect(mapFaults(map, root)).toEqual([]);
});

it('the command prints a section and ends well', () => {
  const run = spawnSync(process.execPath, [join(import.meta.dirname, 'spec-map.mjs'), '9'], {
    encoding: 'utf8',
  });
  expect(run.stdout).toMatch(/^# The specification, sentence by sentence\n\n## §9 Constants/);
  expect(run.status).toBe(0);
});

describe('a row is told false', () => {
  it.each<[string, Partial<Row>]>([
    ['apps/gateway/src/none.ts does not exist', { where: ['apps/gateway/src/none.ts'] }],
    ['apps/*/none does not exist', { where: ['apps/*/none'] }],
    ['apps/none/src/x.test.ts does not exist', { provenBy: ['apps/none/src/x.test.ts'] }],
    ['README.md is no test', { provenBy: ['README.md'] }],
    [`${here} runs no test "a title of nobody"`, { provenBy: [`${here} > ${'a title'} of nobody`] }],
    ['no decision 9999', { decisions: ['9999'] }],
  ])('%s', (fault, more) => {
    expect(faults(more)).toEqual([expect.stringContaining(`§1 "A buyer pays": ${fault}`)]);
  });
});

it('a row that names one test of a file is true', () => {
  expect(faults({ provenBy: [`${here} > a row that names one test of a file is true`] })).toEqual([]);
});

it('the titles of a file are those it runs: groups, tables and plain tests, none that is skipped', () => {
  const source = `
    describe("a group's", () => {
      it('plain', () => expect(call('no title', 1)));
      it.each([[1, 2]])(
        'of a table',
        () => {},
      );
      test.describe.serial(\`in order\`, () => {});
      test.skip('skipped', () => {});
      it.todo('later');
      test.fixme('broken', () => {});
    });`;
  expect([...testTitles(source)]).toEqual(["a group's", 'plain', 'of a table', 'in order']);
});

describe('the page', () => {
  const map = mapOf(row({}), row({ promise: 'A buyer leaves', about: 'at any time', decisions: ['0045'] }));

  it('lists rows with place and proof, and what is not built', () => {
    expect(mapPage(map, [])).toBe(`# The specification, sentence by sentence

## §1 Shop

- A buyer pays
  - where: packages/tooling/src
  - proven by: ${here}
- A buyer leaves (at any time)
  - where: packages/tooling/src
  - proven by: ${here}
  - decisions: 0045

## Not built yet

- §7 Country by IP`);
  });

  it('of a word holds the rows with that word, of a number the section', () => {
    expect(mapPage(map, ['leaves'])).not.toContain('A buyer pays');
    expect(mapPage(map, ['leaves'])).toContain('A buyer leaves');
    expect(mapPage(map, ['1'])).toContain('A buyer pays');
    expect(mapPage(map, ['1', 'leaves'])).not.toContain('A buyer pays');
  });
});
