import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { LinkedHouse } from './linked-house.ts';

const table = 'packages/contracts/src/journey-pages.ts';
const screens = 'packages/journey/src/remote/other-screens.ts';

/** Writes a file beside another that is the same but for a mistake, which the compiler has to find: it says so when it does not. */
export function plantBeside(
  { root }: LinkedHouse,
  file: string,
  mistakeAt: string,
  change: (source: string) => string = (source) => source,
): void {
  const source = change(readFileSync(join(root, file), 'utf8'));
  expect(source, `${file} has no ${mistakeAt}`).toContain(mistakeAt);
  const planted = source.replace(mistakeAt, `// @ts-expect-error planted\n${mistakeAt}`);
  writeFileSync(join(root, file.replace(/\.ts$/, '-with-a-mistake.ts')), planted);
}

/** A new step of the journey by hand, as a newcomer adds it: its row, screen, name and address. Beside it a table of screens without its screen. */
export function addStep(house: LinkedHouse): void {
  const insert = (file: string, before: string, line: string): void => {
    const path = join(house.root, file);
    const source = readFileSync(path, 'utf8');
    expect(source, `${file} has no ${before}`).toContain(before);
    writeFileSync(path, source.replace(before, `${line}\n${before}`));
  };
  insert(table, '  policy: {', "  review: { rendering: 'browser', sideInfo: true, ending: null },");
  plantBeside(
    house,
    screens,
    "export const otherScreens: Record<Exclude<ProductPage, 'form'> | 'embedded', Screen> = {",
  );
  writeFileSync(
    join(house.root, 'packages/journey/src/ReviewPage.tsx'),
    'export const ReviewPage = () => <p />;\n',
  );
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
}
