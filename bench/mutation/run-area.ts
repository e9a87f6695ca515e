import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../root.ts';
import { areas } from './areas.ts';
import type { End } from './mutant-thread.ts';
import { type Mutant, mutantsOf } from './mutants.ts';
import { changeOf, explainedIn, findExplained, wordsOf } from './survivors.ts';
import { openThreads } from './threads.ts';

/*
 * Changes code in one place after the other and runs its tests: `mutation <area> [--every 8] [--threads 1] [--quick] [--explained] [--json]
 * [words of file names…]`, `--every` to try a sample, `--quick` without the tests that take over 100 ms, `--explained` only those that
 * the list says no test can notice. Prints what survived, with `--json` as lines for that list. Fails when one that survived is not explained in mutation/survivors, when an explained one does not survive or is no more,
 * and under the area's share.
 */

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    every: { type: 'string', default: '1' },
    threads: { type: 'string', default: '2' },
    quick: { type: 'boolean', default: false },
    explained: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
});
const [name = '', ...wanted] = positionals;
const area = areas[name]?.();
if (!area) throw new Error(`mutation of what? checker, guards, ${Object.keys(areas).join(', ')}`);

interface Case extends Mutant {
  id: number;
  file: string;
  /** among the mutants of its file */
  at: number;
  code: string;
}

const files: { path: string; firstId: number }[] = [];
const all: Case[] = [];
for (const path of area.files) {
  const code = readFileSync(path, 'utf8');
  files.push({ path, firstId: all.length });
  for (const [at, mutant] of mutantsOf(path, code).entries())
    all.push({ ...mutant, id: all.length, file: relative(root, path), at, code });
}
const { places, lost } = findExplained(explainedIn(name));
const isExplained = ({ file, at }: Case): boolean => places.get(file)?.has(at) === true;
const cases = all
  .filter((one) => !values.explained || isExplained(one))
  .filter(({ file }) => wanted.length === 0 || wanted.some((word) => file.includes(word)))
  .filter((_, index) => index % Number(values.every) === 0);

const ends: Record<Exclude<End, 'spoilt'>, number> = { survived: 0, killed: 0, endless: 0 };
const byFile = new Map<string, { tried: number; survived: number }>();
const wrong = lost.map((one) => `explained and no more: ${one}`);
let explained = 0;

function note({ file, at, code, ...mutant }: Case, end: Exclude<End, 'spoilt'>): void {
  ends[end] += 1;
  const count = byFile.get(file) ?? { tried: 0, survived: 0 };
  byFile.set(file, count);
  count.tried += 1;
  const why = places.get(file)?.get(at);
  const where = `${file}:${code.slice(0, mutant.from).split('\n').length} ${wordsOf(code, mutant)}`;
  if (end !== 'survived') {
    if (why !== undefined) wrong.push(`explained and found by a test: ${where}`);
    return;
  }
  count.survived += 1;
  if (why !== undefined) {
    explained += 1;
    return;
  }
  if (values.json) console.log(JSON.stringify({ file, ...changeOf(code, mutantsOf(file, code), mutant) }));
  else console.log(where);
}

const start = performance.now();
const threads = await openThreads(
  { files, count: all.length, testsOf: area.testsOf },
  { threads: Number(values.threads), mostMs: values.quick ? 100 : Number.POSITIVE_INFINITY },
);
const queue = [...cases];
await Promise.all(
  threads.map(async (thread) => {
    for (let next = queue.shift(); next; next = queue.shift()) note(next, await thread.end(next));
    await thread.close();
  }),
);

for (const [file, { tried, survived }] of byFile) console.log(`${file}: ${tried - survived} of ${tried}`);
for (const line of wrong) console.log(line);
const share = (cases.length - ends.survived) / cases.length;
const unexplained = ends.survived - explained;
console.log(
  `${cases.length} of ${all.length} mutants, ${(share * 100).toFixed(1)} % found (${ends.endless} turned for ever), ` +
    `${explained} explained, ${unexplained} not; ${Math.round((performance.now() - start) / 1000)} s`,
);
process.exitCode =
  (values.explained || share >= area.least) && unexplained === 0 && wrong.length === 0 ? 0 : 1;
