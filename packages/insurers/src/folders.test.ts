import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type InsurerId, insurerNames, insurers } from './generated/insurers.ts';
import type { Insurer } from './insurer.ts';
import { markAt, markFile } from './mark-file.ts';
import { tableFile } from './table/keep-table.ts';
import { readFolders } from './table/read-folders.ts';
import { tableOf } from './table/table-of.ts';

const sources = import.meta.dirname;
const folders = readdirSync(sources, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !['generated', 'table'].includes(entry.name))
  .map(({ name }) => name);

test('the table is what the folders say; after a change: pnpm --filter @sigorta/insurers table', async () => {
  expect(readFileSync(join(sources, tableFile), 'utf8')).toBe(tableOf(await readFolders(sources)));
  expect(Object.keys(insurers).toSorted()).toEqual(folders);
  expect(insurerNames.map(({ id }) => id).toSorted()).toEqual(folders);
});

test('a place is taken once and none is left out, on the home page and among those asked', () => {
  const places = folders.map((_, at) => at + 1);
  for (const list of ['home', 'asked'] as const) {
    const taken = Object.values(insurers).map(({ place }) => place[list]);
    expect(
      taken.toSorted((a, b) => a - b),
      list,
    ).toEqual(places);
  }
  expect(insurerNames.map(({ id }) => insurers[id].place.home)).toEqual(places);
  expect(Object.values(insurers).map(({ place }) => place.asked)).toEqual(places);
});

test('nobody is called like another', () => {
  expect(new Set(insurerNames.map(({ name }) => name)).size).toBe(folders.length);
  for (const { id, name } of insurerNames) expect(insurers[id].name).toBe(name);
});

test.each(folders)('%s has a mark of its name, which pages find at their address', (id) => {
  const mark = readFileSync(markFile(id), 'utf8');
  expect(mark).toMatch(/^<svg [^<>]*viewBox="0 0 120 40"[^<>]*>[\s\S]*<\/svg>\s*$/);
  expect(mark).toContain(`<title>${insurers[id as InsurerId].name.replaceAll('&', '&amp;')}</title>`);
  expect(readdirSync(join(sources, id)).toSorted()).toEqual(['insurer.ts', 'mark.svg']);
  expect(markAt(`insurers/${id}.svg`)).toBe(markFile(id));
});

test.each(['insurers/../table.svg', 'insurers/a/mark.svg', 'states/empty.svg', 'insurers/laledere.png'])(
  '%s is the address of no mark',
  (address) => {
    expect(markAt(address)).toBeUndefined();
  },
);

test('an insurer that the table lacks does not compile', () => {
  const { turnagol, ...others } = insurers;
  const planted = [
    // @ts-expect-error one insurer is missing
    others satisfies Record<InsurerId, Insurer>,
    // @ts-expect-error nobody knows this insurer
    'nobody' satisfies InsurerId,
  ];
  expect(planted).toHaveLength(2);
  expect(turnagol.wire).toBe('json');
});
