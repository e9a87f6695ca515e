import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LinkedHouse, linkedHouse } from './testing/linked-house.ts';

const table = 'packages/contracts/src/journey-pages.ts';
const screens = 'packages/journey/src/remote/screens.ts';

const parts = ['packages/journey', 'apps/pet', 'apps/shell'];
let house: LinkedHouse;
beforeAll(async () => {
  house = await linkedHouse([
    ...['contracts', 'gateway-client', 'journey', 'product-kit', 'runtime', 'federation'].map(
      (name) => `packages/${name}`,
    ),
    'apps/pet',
    'apps/shell',
  ]);
}, 120_000);
afterAll(() => house?.remove());

function insert(file: string, before: string, line: string): void {
  const path = join(house.root, file);
  const source = readFileSync(path, 'utf8');
  expect(source, `${file} has no ${before}`).toContain(before);
  writeFileSync(path, source.replace(before, `${line}\n${before}`));
}
const write = (file: string, text: string) => writeFileSync(join(house.root, file), text);

test('a step of the journey without a screen does not compile', { timeout: 60_000 }, async () => {
  insert(table, '  policy: {', "  review: { rendering: 'browser', sideInfo: true, ending: null },");
  await expect(house.compile(parts)).rejects.toThrow("'review' is missing");
});

test('with a screen, its name and an address it is a page of the whole house', {
  timeout: 240_000,
}, async () => {
  write('packages/journey/src/ReviewPage.tsx', 'export const ReviewPage = () => <p />;\n');
  insert(
    screens,
    '  policy: {\n    load',
    "  review: { load: async () => ({ Screen: (await import('../ReviewPage.tsx')).ReviewPage }), texts: [] },",
  );
  for (const language of ['tr', 'en', 'ru', 'ar'])
    insert(
      `packages/journey/src/texts/shared/${language}.ts`,
      "  'trail.policy'",
      "  'trail.review': 'Review',",
    );
  insert('apps/pet/src/pet/product.ts', "    policy: '/pati-police-pdf',", "    review: '/pati-kontrol',");
  await house.compile(parts);
  const report = await house.run('packages/journey', 'vitest', [
    'run',
    '--reporter=verbose',
    'src/remote/screens.test.ts',
    '--testTimeout=60000',
  ]);
  expect(report).toContain('the screen of review and its words load');
});
