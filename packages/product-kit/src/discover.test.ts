/// <reference types="node" />
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type DiscoveredProduct, discoverFamily, discoverProduct, discoverProducts } from './discover.ts';
import { writeThrowAwayProduct } from './testing/write-throw-away-product.ts';

let root = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'products-'));
});
afterEach(() => rm(root, { recursive: true }));

const declaration = (id: string, order: number, path: string, family = 'pet') =>
  `export const it = ${JSON.stringify({ id, family, order, paths: { form: path }, steps: [] })};`;

async function write(family: string, folder: string, source: string): Promise<void> {
  const directory = join(root, 'apps', family, 'src', folder);
  await mkdir(directory, { recursive: true });
  await writeFile(join(directory, 'product.ts'), source);
}

const ids = async () => (await discoverProducts(root)).map(({ product }) => product.id);

test('products are found in every family, in their order, other folders left alone', async () => {
  await write('pet', 'pet', declaration('pet', 2, '/pati'));
  await write('travel', 'abroad', declaration('abroad', 1, '/yurt-disi', 'travel'));
  await mkdir(join(root, 'apps', 'shell', 'src', 'pages'), { recursive: true });
  expect(await ids()).toEqual(['abroad', 'pet']);
});

test('a family says in which group of the menu its products stand; one that says nothing is under "other"', async () => {
  await write('pet', 'pet', declaration('pet', 1, '/pati'));
  await write('travel', 'abroad', declaration('abroad', 2, '/yurt-disi', 'travel'));
  const families = join(root, 'apps/pet/src/_family');
  await mkdir(families);
  await writeFile(join(families, 'family.ts'), "export const family = { menuGroup: 'home' };");
  const found = await discoverProducts(root);
  expect(found.map(({ family }) => family.menuGroup)).toEqual(['home', 'other']);
});

test('the products of one family come in their order, not in that of their folders', async () => {
  await write('pet', 'a', declaration('a', 2, '/a'));
  await write('pet', 'b', declaration('b', 3, '/b'));
  await write('pet', 'c', declaration('c', 1, '/c'));
  const found = await discoverFamily(join(root, 'apps/pet'));
  expect(found.map(({ product }) => product.id)).toEqual(['c', 'a', 'b']);
});

test('what a family has for all its products is found in its folder, and is empty where it is not', async () => {
  await write('pet', 'a', declaration('a', 1, '/a'));
  await write('travel', 'b', declaration('b', 2, '/b', 'travel'));
  const family = join(root, 'apps/pet/src/_family');
  const files = {
    'scenarios/scenarios.ts': 'export const scenarios = [{ id: "lost" }];',
    'scenarios/en.ts': 'export const en = { "scenario.lost": "Lost." };',
    'claims/en.ts': 'export const en = { "claim.pet.call": "Call." };',
    'sandbox/clauses.ts': 'export const clauses = [{ number: "A.1" }];',
    'sandbox/wordings.ts': 'export const wordings = [{ says: [] }];',
  };
  for (const [file, text] of Object.entries(files)) {
    await mkdir(join(family, dirname(file)), { recursive: true });
    await writeFile(join(family, file), text);
  }
  const all = async ({ scenarios, ...files }: DiscoveredProduct) => [
    scenarios,
    await files.scenarioTexts('en'),
    await files.claimTexts('en'),
    await files.clauses(),
    await files.wordings(),
  ];
  const [pet, travel] = await discoverProducts(root);
  if (!pet || !travel) throw new Error('two products');
  expect(await all(pet)).toEqual([
    [{ id: 'lost' }],
    { 'scenario.lost': 'Lost.' },
    { 'claim.pet.call': 'Call.' },
    [{ number: 'A.1' }],
    [{ says: [] }],
  ]);
  expect(await all(travel)).toEqual([[], {}, {}, [], []]);
});

test('a file that exports nothing under the name it should is refused by name', async () => {
  await write('pet', 'cat', declaration('cat', 1, '/pati'));
  await writeFile(join(root, 'apps/pet/src/cat/samples.ts'), 'export const examples = {};');
  const found = await discoverProduct(join(root, 'apps/pet/src/cat'));
  await expect(found.samples()).rejects.toThrow('samples.ts does not export "samples"');
});

test('a workspace without apps has no products', async () => {
  expect(await ids()).toEqual([]);
});

test.each([
  ['path /pati', declaration('b', 2, '/pati')],
  ['order 1', declaration('b', 1, '/b')],
])('two products with the same %s are refused by name', async (claim, source) => {
  await write('pet', 'a', declaration('a', 1, '/pati'));
  await write('pet', 'b', source);
  await expect(ids()).rejects.toThrow(`${claim} is claimed by`);
});

test('an id that is not its folder’s name is refused', async () => {
  await write('pet', 'cat', declaration('dog', 1, '/pati'));
  await expect(ids()).rejects.toThrow('"dog" is not its folder\'s name');
});

test('a family that is not its app’s name is refused', async () => {
  await write('travel', 'cat', declaration('cat', 1, '/pati'));
  await expect(ids()).rejects.toThrow('family "pet" is not its app\'s name "travel"');
});

test('a product.ts without a product is refused', async () => {
  await write('pet', 'cat', 'export const nothing = 1;');
  await expect(ids()).rejects.toThrow('exports no product');
});

test('a missing text file is named when it is asked for', async () => {
  await write('pet', 'cat', declaration('cat', 1, '/pati'));
  const found = await discoverProduct(join(root, 'apps/pet/src/cat'));
  await expect(found.texts('tr')).rejects.toThrow('texts/tr.ts');
});

test('the throw-away product comes and goes as one folder, without its test', async () => {
  const { directory, remove } = await writeThrowAwayProduct(root);
  await expect(cp(join(directory, 'product.ts'), join(root, 'copy.ts'))).resolves.toBeUndefined();
  await expect(cp(join(directory, 'throw-away-product.test.ts'), join(root, 'x.ts'))).rejects.toThrow(
    'ENOENT',
  );
  await remove();
  await expect(cp(join(directory, 'product.ts'), join(root, 'copy.ts'))).rejects.toThrow('ENOENT');
});
