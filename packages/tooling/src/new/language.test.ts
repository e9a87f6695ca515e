import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../start/settings.ts';
import { runNew } from './run-new.ts';
import { type LinkedHouse, linkedHouse } from './testing/linked-house.ts';

let house: LinkedHouse;
const ask = (...words: string[]) => runNew(words, house.root, () => {});

beforeAll(async () => {
  const parts = ['apps', 'packages'].flatMap((folder) =>
    readdirSync(join(root, folder)).map((name) => `${folder}/${name}`),
  );
  /* a language changes every part, so every part is a copy */
  house = await linkedHouse([...parts, 'e2e', 'bench']);
}, 240_000);
afterAll(() => house?.remove());

test('a new language compiles from the wire to the screens', { timeout: 400_000 }, async () => {
  await ask('language', 'de');
  const list = readFileSync(join(house.root, 'packages/i18n/src/language.ts'), 'utf8');
  expect(list).toContain("['tr', 'en', 'ru', 'ar', 'de']");
  const words = readFileSync(join(house.root, 'apps/pet/src/pet/texts/de.ts'), 'utf8');
  expect(words).toContain('untranslated: en');
  for (const part of ['packages/contracts', 'packages/journey', 'apps/gateway', 'apps/shell', 'apps/pet'])
    await house.run(part, 'tsc', ['--noEmit']);
});

test.each([
  [['language', 'German'], '"German" is no code of a language'],
  [['language', 'ar'], 'The site speaks "ar" already.'],
  [['language', 'fr', '--from', 'xx'], 'The site does not speak "xx"; it speaks tr, en, ru, ar.'],
])('%j is refused', async (words, sentence) => {
  await expect(ask(...words)).rejects.toThrow(sentence);
});
