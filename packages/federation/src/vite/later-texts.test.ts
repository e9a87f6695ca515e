import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { laterTexts, withLaterTexts } from './later-texts.ts';

const said = {
  category: 'a',
  'page.lead': 'b',
  'step.home.title': 'c',
  'field.area': 'd',
  'field.area.hint': 'e',
  'field.area.errors': 'f',
  'advice.more': 'g',
};
const saidLater = {
  'field.area.error': 'h',
  'field.area.error.tooSmall': 'i',
  'rule.damaged': 'j',
  'coverage.fire': 'k',
  'coverage.fire.explain': 'l',
  'exclusion.cash': 'm',
  'premium.tax': 'n',
  'decline.old': 'o',
  'document.note.1': 'p',
};

const folder = mkdtempSync(join(tmpdir(), 'later-texts-'));
const texts = join(folder, 'apps/dask/src/home/texts');
mkdirSync(texts, { recursive: true });
const file = join(texts, 'tr.ts');
writeFileSync(join(folder, 'apps/dask/src/home/product.ts'), 'export const product = {};');
writeFileSync(file, `export const tr = ${JSON.stringify({ ...said, ...saidLater })};`);

type Load = (id: string) => Promise<string | null>;
const load = (id: string) => (laterTexts().load as Load)(id);

/** What a module of this code exports. */
async function runs(code: string | null): Promise<Record<string, unknown>> {
  const built = join(folder, `${Math.random()}.mjs`);
  writeFileSync(built, code ?? '');
  return import(pathToFileURL(built).href);
}

test('a browser gets a product’s words in two files, and each of them in one', async () => {
  const [first, second] = [await load(file), await load(`${file}?later`)];
  expect((await runs(first)).tr).toEqual(said);
  expect((await runs(second)).tr).toEqual(saidLater);
  expect(first).toContain("later = () => import('./tr.ts?later')");
});

test('words of a family, of a room that is no product, and all else are left as they are', async () => {
  const room = join(folder, 'apps/panel/src/reveal/texts');
  mkdirSync(room, { recursive: true });
  writeFileSync(join(room, 'tr.ts'), `export const tr = ${JSON.stringify(saidLater)};`);
  expect(await load(join(room, 'tr.ts'))).toBeNull();
  expect(await load(join(folder, 'apps/dask/src/_family/texts/tr.ts'))).toBeNull();
  expect(await load(join(folder, 'apps/dask/src/home/product.ts'))).toBeNull();
});

test('a form’s document names the first file alone, that of a later page both', () => {
  expect(withLaterTexts('home/form', ['a.ts'])).toEqual(['a.ts']);
  expect(withLaterTexts('home/offers', ['a.ts'])).toEqual(['a.ts', 'a.ts?later']);
});
