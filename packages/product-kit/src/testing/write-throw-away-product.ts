/// <reference types="node" />
import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';

const id = 'throw-away-product';

/**
 * Adds the test's product to a family, as a product team would: one folder, nothing else.
 * @param directory the family's `src` folder
 * @returns the new folder and a function that takes it away again
 */
export async function writeThrowAwayProduct(
  directory: string,
): Promise<{ directory: string; remove: () => Promise<void> }> {
  const target = join(directory, id);
  await cp(join(import.meta.dirname, id), target, {
    recursive: true,
    errorOnExist: true,
    force: false,
    filter: (file) => !file.endsWith('.test.ts'),
  });
  return { directory: target, remove: () => rm(target, { recursive: true, force: true }) };
}
