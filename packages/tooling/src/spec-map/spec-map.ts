import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { documentsOf } from '../docs/documents.ts';
import { treeOf } from '../docs/paths.ts';
import { placeOf, renamesOf, shortPlaceOf } from '../docs/renames.ts';
import { root } from '../start/settings.ts';
import { readRuns, runPage, verdictsOf } from './last-run.ts';
import { mapFaults } from './map-faults.ts';
import { mapPage } from './map-page.ts';
import { folder, readSpecMap } from './read-spec-map.ts';

/** a whole path in a string or a code span */
const written = /(["`])((?:apps|packages|e2e|bench|docs)\/[\w@./-]*[\w-])(?=["` /])/g;

/** the end of a file's path in a code span */
const byItsEnd = /`([\w@.-]+(?:\/[\w@.-]+)+\.(?:tsx?|mjs|css|typ))`/g;

/**
 * `pnpm spec-map [words…]` prints the map, or the rows that hold every word; `--check` tells what it names and is not there;
 * `--moved` first writes the new place of every path that git knows to be moved, in the map and in the pages; `--run` tells of
 * each sentence what the last run of the test command found.
 * @returns the exit code
 */
export function specMap(words: readonly string[]): number {
  if (words.includes('--run')) return tellRun();
  if (words.includes('--moved')) writeNewPlaces();
  if (!words.includes('--moved') && !words.includes('--check')) {
    console.log(mapPage(readSpecMap(root), words));
    return 0;
  }
  const faults = mapFaults(readSpecMap(root), root);
  console.log(faults.length === 0 ? 'Everything that the map names is there.' : faults.join('\n'));
  return faults.length === 0 ? 0 : 1;
}

function tellRun(): number {
  const verdicts = verdictsOf(readSpecMap(root), readRuns(root));
  console.log(runPage(verdicts));
  return verdicts.every(({ state }) => state === 'proven' || state === 'measured') ? 0 : 1;
}

function writeNewPlaces(): void {
  const renames = renamesOf(root);
  const tree = treeOf(root);
  const pages = documentsOf(root).map(({ path }) => path);
  for (const name of [...globSync(`${folder}/*.json`, { cwd: root }), ...pages]) {
    const file = join(root, name);
    const text = readFileSync(file, 'utf8');
    const whole = text.replace(written, (found, quote: string, path: string) =>
      tree.has(path) ? found : `${quote}${placeOf(path, renames) ?? path}`,
    );
    const moved = whole.replace(byItsEnd, (found, end: string) =>
      tree.hasEnd(end) || tree.has(join(dirname(name), end))
        ? found
        : `\`${shortPlaceOf(end, renames) ?? end}\``,
    );
    if (moved === text) continue;
    console.log(`${name}: new places`);
    writeFileSync(file, moved);
  }
}
