import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { placeOf, renamesOf } from '../docs/renames.ts';
import { root } from '../start/settings.ts';
import { mapFaults } from './map-faults.ts';
import { mapPage } from './map-page.ts';
import { folder, readSpecMap } from './read-spec-map.ts';

/**
 * `pnpm spec-map [words…]` prints the map, or the rows that hold every word; `--check` tells what it names and is not there;
 * `--moved` first writes the new place of every path that git knows to be moved.
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
  for (const name of globSync(`${folder}/*.json`, { cwd: root })) {
    const file = join(root, name);
    const text = readFileSync(file, 'utf8');
    const moved = text.replace(/"((?:apps|packages|e2e|bench|docs)\/[^"* ]+)/g, (found, path: string) => {
      const place = existsSync(join(root, path)) ? null : placeOf(path, renames);
      if (place !== null) console.log(`${path} -> ${place}`);
      return place === null ? found : `"${place}`;
    });
    if (moved !== text) writeFileSync(file, moved);
  }
}
