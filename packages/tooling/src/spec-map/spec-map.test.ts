import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../start/settings.ts';
import { mapFaults } from './map-faults.ts';
import { mapPage } from './map-page.ts';
import { type Row, readSpecMap, type SpecMap, sentencesOf } from './read-spec-map.ts';
import { testTitles } from './test-titles.ts';

const here = 'packages/tooling/src/spec-map/spec-map.test.ts';
const row = (more: Partial<Row>): Row => ({
  sentence: '1.1',
  promise: 'A buyer pays',
  where: ['packages/tooling/src'],
  provenBy: [`${here} > a row that names one test of a file is true`],
  ...more,
});
const mapOf = (...rows: Row[]): SpecMap => ({
  sections: [
    {
      section: '1',
      title: 'Shop',
      rows,
      sentences: new Map(rows.map(({ sentence, promise }) => [sentence, promise])),
    },
  ],
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
  expect(run.stdout).toMatch(/^# The specification, sentence by sentence\n\n## §9 Business constants/);
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
    ['no test is named that proves it', { provenBy: [here] }],
  ])('%s', (fault, more) => {
    expect(faults(more)).toContainEqual(expect.stringContaining(`§1.1 "A buyer pays": ${fault}`));
  });
});

it('a sentence without a row, a row without a sentence and a second row are told', () => {
  const { missing } = mapOf();
  const sentences = new Map([
    ['1.1', 'A buyer pays'],
    ['1.2', 'A buyer leaves'],
  ]);
  const rows = [row({}), row({}), row({ sentence: '1.3', promise: '' })];
  const map: SpecMap = { missing, sections: [{ section: '1', title: 'Shop', rows, sentences }] };
  expect(mapFaults(map, root)).toEqual([
    '§1.3 is no sentence',
    '§1.2 has no row that says where it lives',
    '§1.1 has two rows',
  ]);
});

it('sentences are the numbered items of a page, over line ends', () => {
  const page = '# 1. Shop\n\nWords.\n\n- **1.1** A buyer\n  pays.\n- **1.2** He leaves.\n';
  expect([...sentencesOf(page)]).toEqual([
    ['1.1', 'A buyer pays.'],
    ['1.2', 'He leaves.'],
  ]);
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
  const map = mapOf(
    row({}),
    row({ sentence: '1.2', promise: 'A buyer leaves', about: 'at any time', decisions: ['0045'] }),
  );

  it('lists rows with place and proof, and what is not built', () => {
    expect(mapPage(map, [])).toBe(`# The specification, sentence by sentence

## §1 Shop

- **1.1** A buyer pays
  - where: packages/tooling/src
  - proven by: ${here} > a row that names one test of a file is true
- **1.2** A buyer leaves (at any time)
  - where: packages/tooling/src
  - proven by: ${here} > a row that names one test of a file is true
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
