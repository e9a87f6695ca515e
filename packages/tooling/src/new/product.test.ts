import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { StopError } from '../process/stop-error.ts';
import { runNew } from './run-new.ts';
import { isCompiledToday } from './testing/compiled-today.ts';
import { type LinkedHouse, linkedHouse } from './testing/linked-house.ts';

let house: LinkedHouse;
const said: string[] = [];
const ask = (...words: string[]) => runNew(words, house.root, (line) => void said.push(line));

beforeAll(async () => {
  house = await linkedHouse(['apps/travel']);
}, 120_000);
afterAll(() => house?.remove());

test('a new product is declared as it was asked for', async () => {
  await ask('product', 'travel/ski-holiday', '--title', 'Kayak tatili sigortası');
  const folder = 'src/ski-holiday';
  const declaration = readFileSync(join(house.root, 'apps/travel', folder, 'product.ts'), 'utf8');
  expect(declaration).toContain("form: '/kayak-tatili-sigortasi',");
  expect(declaration).toContain("policy: '/kayak-tatili-sigortasi-police-pdf',");
  /* behind the family's last place, 150 */
  expect(declaration).toContain('order: 151,');
});

test.runIf(isCompiledToday('products'))(
  'it compiles and passes the test of every product',
  {
    timeout: 120_000,
  },
  async () => {
    await house.run('apps/travel', 'tsc', ['--noEmit', '--checkers', '1']);
    const report = await house.run('apps/travel', 'vitest', ['run', 'src/ski-holiday']);
    expect(report).toMatch(/Tests .*\d\d passed/);
    expect(report).not.toContain('failed');
  },
);

test('nothing in it speaks of the template any more', () => {
  const files = globSync('apps/travel/src/ski-holiday/**/*', { cwd: house.root });
  const text = files
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(join(house.root, file), 'utf8'))
    .join('\n');
  expect(files.length).toBeGreaterThan(12);
  expect(`${files.join()}${text}`).not.toMatch(/throw-?away|deneme|test's/i);
});

test('it says which files it made and what is next', () => {
  expect(said.join('\n')).toContain('  apps/travel/src/ski-holiday/product.ts');
  expect(said.join('\n')).toContain('1. Say in apps/travel/src/ski-holiday/product.ts');
});

test.each([
  [['product', 'travel/erasmus', '--title', 'Kar'], 'There is a folder apps/travel/src/erasmus already.'],
  [['product', 'travel/kasko', '--title', 'Kar'], 'There is a product "kasko" already, in apps/vehicle.'],
  [['product', 'sea/boat', '--title', 'Tekne'], 'There is no family "sea"'],
  [['product', 'shell/boat', '--title', 'Tekne'], 'There is no family "shell"'],
  [['product', 'travel/Kar', '--title', 'Kar'], '"Kar" is no name for a product'],
  [['product', 'boat', '--title', 'Tekne'], 'Ask: pnpm new product <family>/<product>'],
  [['product', 'travel/snow'], 'needs --title'],
  [['product', 'travel/snow', '--title', '雪'], 'an address of small letters'],
  [['product', 'travel/snow', '--title', 'Kar', '--path', 'kasko'], 'The address /kasko is taken by "kasko"'],
  [['product', 'travel/snow', '--colour', 'blue'], "Unknown option '--colour'"],
  [['product'], 'Ask: pnpm new product'],
  [['cake', 'x'], '"cake" cannot be made new. What can:'],
  [[], 'pnpm new product'],
])('%j is refused and writes nothing', async (words, sentence) => {
  await expect(ask(...words)).rejects.toThrow(sentence);
  await expect(ask(...words)).rejects.toThrow(StopError);
  expect(existsSync(join(house.root, 'apps/travel/src/snow'))).toBe(false);
});
