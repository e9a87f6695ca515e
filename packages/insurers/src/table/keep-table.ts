import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readFolders } from './read-folders.ts';
import { tableOf } from './table-of.ts';

/** below the sources */
export const tableFile = 'generated/insurers.ts';

/** @param folder `packages/insurers/src` of the house or of a copy */
export async function writeTable(folder: string): Promise<void> {
  const file = join(folder, tableFile);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, tableOf(await readFolders(folder)));
}
