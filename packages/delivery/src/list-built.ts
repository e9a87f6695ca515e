import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import {
  type BuiltList,
  builtFolders,
  builtIdOf,
  builtList,
  builtManifests,
} from '@sigorta/release/built-site';
import { sumOf } from '@sigorta/release/release-id';

const filesIn = (dist: string, folder: string): string[] =>
  readdirSync(join(dist, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(dist, join(entry.parentPath, entry.name)).split(sep).join('/'));

/**
 * Writes the sums of what a gateway evaluates and sends beside it; the last thing that is done to a site.
 * @returns the name of what was built, `site@…`
 */
export function listBuilt(dist: string): string {
  const names = [
    ...builtFolders.flatMap((folder) => (existsSync(join(dist, folder)) ? filesIn(dist, folder) : [])),
    ...builtManifests.filter((name) => existsSync(join(dist, name))),
  ].toSorted();
  const files = Object.fromEntries(names.map((name) => [name, sumOf(readFileSync(join(dist, name)))]));
  const bytes = Buffer.from(JSON.stringify({ schema: 1, files } satisfies BuiltList));
  writeFileSync(join(dist, builtList), bytes);
  return builtIdOf(bytes);
}
