import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../start/settings.ts';
import { differences, shrunk, sumOf, type Tolerated } from './compare.ts';
import { measureAll } from './measure-all.ts';

const listFile = join(import.meta.dirname, 'tolerated.json');

/**
 * What is there and should not be may only become less (decision 0200).
 * @param shrink write the list anew, every kind that has not grown; a file that moved takes its entry along
 * @returns the exit code
 */
export function runRatchets(shrink: boolean): number {
  const found = measureAll(root);
  const listed = JSON.parse(readFileSync(listFile, 'utf8')) as Tolerated;
  const tolerated = shrink ? shrunk(listed, found) : listed;
  if (shrink) writeFileSync(listFile, `${JSON.stringify(tolerated, null, 2)}\n`);
  const faults = Object.entries(found).flatMap(([name, measure]) => {
    console.log(`${name}: ${sumOf(measure)} in ${Object.keys(measure).length} places`);
    return differences(tolerated[name] ?? {}, measure).map((line) => `${name}: ${line}`);
  });
  for (const fault of faults) console.error(fault);
  return faults.length === 0 ? 0 : 1;
}
