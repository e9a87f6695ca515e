import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentsOf } from '../docs/documents.ts';
import { placeOf, renamesOf } from '../docs/renames.ts';
import { root } from '../start/settings.ts';
import { mapFaults } from './map-faults.ts';
import { mapPage } from './map-page.ts';
import { folder, readSpecMap } from './read-spec-map.ts';

/** a whole path in a string or a code span */
const written = /(["`])((?:apps|packages|e2e|bench|docs)\/[\w@./-]*[\w-])(?=["` /])/g;

/**
 * `pnpm spec-map [words…]` prints the map, or the rows that hold every word; `--check` tells what it names and is not there;
 * `--moved` first writes the new place of every path that git knows to be moved, in the map and in the pages.
 * @returns the exit code
 */
export function specMap(words: readonly string[]): number {
  if (words.includes('--moved')) writeNewPlaces();
  if (!words.includes('--moved') && !words.includes('--check')) {
    console.log(mapPage(readSpecMap(root), words));
    return 0;
  }
  const faults = mapFaults(readSpecMap(root), root);
  console.log(faults.length === 0 ? 'Everything that the map names is there.' : faults.join('\n'));
  return faults.length === 0 ? 0 : 1;
}

function writeNewPlaces(): void {
  const renames = renamesOf(root);
  const pages = documentsOf(root).map(({ path }) => path);
  for (const name of [...globSync(`${folder}/*.json`, { cwd: root }), ...pages]) {
    const file = join(root, name);
    const text = readFileSync(file, 'utf8');
    const moved = text.replace(written, (found, quote: string, path: string) => {
      const place = existsSync(join(root, path)) ? null : placeOf(path, renames);
      if (place !== null) console.log(`${name}: ${path} -> ${place}`);
      return place === null ? found : `${quote}${place}`;
    });
    if (moved !== text) writeFileSync(file, moved);
  }
}
