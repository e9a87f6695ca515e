import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { Worker } from 'node:worker_threads';
import { areas } from './mutation/areas.ts';
import { type Mutant, mutantsOf } from './mutation/mutants.ts';
import { root } from './root.ts';

/*
 * Changes code in one place after the other and runs its tests: `mutation <machine|validators|product-kit> [--every 8] [words of
 * file names…]`, `--every` to try a sample. Two threads. Prints what survived, by line; fails under the area's share.
 */
const threads = 2;
/** ms; the tests need a tenth of it, a mutant that turns for ever is found out by it */
const longest = 90_000;

type End = 'survived' | 'killed' | 'no program' | 'too slow';

const [name = '', ...words] = process.argv.slice(2);
const area = areas[name]?.();
if (!area) throw new Error(`mutation of what? ${Object.keys(areas).join(', ')}`);

function tryMutant(file: string, source: string | null): Promise<End> {
  const { promise, resolve, reject } = Promise.withResolvers<End>();
  const thread = new Worker(join(import.meta.dirname, 'mutation/mutant-thread.ts'), {
    workerData: { file, source, tests: area?.testsOf(file) },
    stderr: true,
  });
  const stop = setTimeout(() => end('too slow'), longest);
  const end = (how: End) => {
    clearTimeout(stop);
    resolve(how);
    void thread.terminate();
  };
  thread.on('message', (how: End) => end(how));
  thread.on('error', (error) => (source === null ? reject(error) : end('killed')));
  return promise;
}

interface Case extends Mutant {
  file: string;
  code: string;
}

const everyAt = words.indexOf('--every');
const every = everyAt < 0 ? 1 : Number(words[everyAt + 1]);
const wanted = everyAt < 0 ? words : words.toSpliced(everyAt, 2);
const cases: Case[] = area.files
  .filter((file) => wanted.length === 0 || wanted.some((word) => file.includes(word)))
  .flatMap((file) => {
    const code = readFileSync(file, 'utf8');
    return mutantsOf(file, code).map((mutant) => ({ ...mutant, file, code }));
  })
  .filter((_, index) => index % every === 0);

const ends: Record<End, number> = { survived: 0, killed: 0, 'no program': 0, 'too slow': 0 };
const byFile = new Map<string, { all: number; survived: number }>();

async function work(queue: Case[]): Promise<void> {
  for (let next = queue.shift(); next; next = queue.shift()) {
    const { file, code, from, to, text } = next;
    const end = await tryMutant(file, code.slice(0, from) + text + code.slice(to));
    ends[end] += 1;
    const where = relative(root, file);
    const count = byFile.get(where) ?? { all: 0, survived: 0 };
    byFile.set(where, count);
    if (end !== 'no program') count.all += 1;
    if (end !== 'survived') continue;
    count.survived += 1;
    const line = code.slice(0, from).split('\n').length;
    console.log(`${where}:${line} ${code.slice(from, to).replaceAll(/\s+/g, ' ')} → ${text}`);
  }
}

/* without any mutant nothing may fail */
await tryMutant(area.files[0] ?? '', null);
const start = performance.now();
const queue = [...cases];
await Promise.all(Array.from({ length: threads }, () => work(queue)));
for (const [file, { all, survived }] of byFile) console.log(`${file}: ${all - survived} of ${all}`);
const tried = cases.length - ends['no program'];
const share = (tried - ends.survived) / tried;
console.log(
  `${tried} mutants, ${(share * 100).toFixed(1)} % found (${ends['too slow']} by time), ${Math.round((performance.now() - start) / 1000)} s`,
);
process.exitCode = share >= area.least ? 0 : 1;
