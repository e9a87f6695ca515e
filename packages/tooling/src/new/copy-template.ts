import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** What stands in the template, and what stands there in the copy; longer words first where one holds the other. */
export type Words = readonly (readonly [from: string, to: string])[];

const replaced = (text: string, words: Words): string =>
  words.reduce((changed, [from, to]) => changed.replaceAll(from, to), text);

/**
 * Copies a folder of real files with other words in names and contents.
 * @param only which files, seen from the folder; all when left out
 * @returns the new files, seen from `root`
 */
export async function copyTemplate(
  root: string,
  from: string,
  to: string,
  words: Words,
  only: (file: string) => boolean = () => true,
): Promise<string[]> {
  const entries = await readdir(from, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(from, join(entry.parentPath, entry.name)))
    .filter((file) => !file.includes('node_modules') && only(file));
  const made: string[] = [];
  for (const file of files.toSorted()) {
    const target = join(to, replaced(file, words));
    await cp(join(from, file), target, { errorOnExist: true, force: false });
    if (!/\.(svg|png)$/.test(file)) await writeFile(target, replaced(await readFile(target, 'utf8'), words));
    made.push(relative(root, target));
  }
  return made;
}
