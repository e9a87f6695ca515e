import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { discoverProducts } from '../../../product-kit/src/discover.ts';
import { runNew } from './run-new.ts';
import { isCompiledToday } from './testing/compiled-today.ts';
import { type LinkedHouse, linkedHouse } from './testing/linked-house.ts';

let house: LinkedHouse;
const ask = (...words: string[]) => runNew(words, house.root, () => {});

beforeAll(async () => {
  house = await linkedHouse(['apps/pet']);
}, 120_000);
afterAll(() => house?.remove());

test('a new family takes a product', async () => {
  await ask('family', 'sea', '--group', 'travel');
  /* what `pnpm install` would link */
  cpSync(join(house.root, 'apps/pet/node_modules'), join(house.root, 'apps/sea/node_modules'), {
    recursive: true,
    verbatimSymlinks: true,
  });
  await ask('product', 'sea/boat', '--title', 'Tekne sigortası');
  const found = await discoverProducts(house.root);
  expect(found.find(({ product }) => product.id === 'boat')).toMatchObject({
    product: { family: 'sea', paths: { form: '/tekne-sigortasi' } },
    family: { menuGroup: 'travel' },
  });
  const manifest = JSON.parse(readFileSync(join(house.root, 'apps/sea/package.json'), 'utf8'));
  expect(manifest.name).toBe('sea');
});

test.runIf(isCompiledToday('products'))('it compiles with that product', { timeout: 120_000 }, async () => {
  await house.run('apps/sea', 'tsc', ['--noEmit', '--checkers', '1']);
});

test.each([
  [['family', 'pet'], 'There is an app "pet" already.'],
  [['family', 'gateway'], 'There is an app "gateway" already.'],
  [['family', 'Sea'], '"Sea" is no name for a family'],
  [['family', 'lake', '--group', 'water'], 'The menu has no group "water"; it has travel,'],
])('%j is refused', async (words, sentence) => {
  await expect(ask(...words)).rejects.toThrow(sentence);
});
