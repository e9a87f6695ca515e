import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { type Mutant, mutantsOf } from './machine/mutants.ts';

/*
 * Changes the purchase machine in one place after the other and runs its tests: `mutation-machine [--every 8] [words of file
 * names…]`, the first to try a sample. Two threads. Prints what survived, by line; fails under 90 %.
 */
const threads = 2;
const least = 0.9;
/** ms; the tests need a tenth of it, a mutant that turns for ever is found out by it */
const longest = 90_000;
const folder = join(import.meta.dirname, '../apps/gateway/src/purchase/machine');
/* the quick ones first: most mutants fall there */
const tests = [
  '*.test.ts',
  'search/stories.test.ts',
  'search/mistakes.test.ts',
  'search/r*.test.ts',
  'search/e*.test.ts',
].flatMap((pattern) => globSync(join(folder, pattern)).toSorted());

type End = 'survived' | 'killed' | 'no program' | 'too slow';

function tryMutant(file: string, source: string | null): Promise<End> {
  const { promise, resolve } = Promise.withResolvers<End>();
  const thread = new Worker(join(import.meta.dirname, 'machine/mutant-thread.ts'), {
    workerData: { file, source, tests },
    stderr: true,
  });
  const stop = setTimeout(() => end('too slow'), longest);
  const end = (how: End) => {
    clearTimeout(stop);
    resolve(how);
    void thread.terminate();
  };
  thread.on('message', (how: End) => end(how));
  thread.on('error', () => end('killed'));
  return promise;
}

interface Case extends Mutant {
  file: string;
  code: string;
}

const words = process.argv.slice(2);
const everyAt = words.indexOf('--every');
const every = everyAt < 0 ? 1 : Number(words[everyAt + 1]);
const wanted = everyAt < 0 ? words : words.toSpliced(everyAt, 2);
const cases: Case[] = globSync(join(folder, '*.ts'))
  .filter((file) => !file.endsWith('.test.ts'))
  .filter((file) => wanted.length === 0 || wanted.some((word) => basename(file).includes(word)))
  .toSorted()
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
    const count = byFile.get(basename(file)) ?? { all: 0, survived: 0 };
    byFile.set(basename(file), count);
    if (end !== 'no program') count.all += 1;
    if (end !== 'survived') continue;
    count.survived += 1;
    const line = code.slice(0, from).split('\n').length;
    console.log(`${basename(file)}:${line} ${code.slice(from, to).replaceAll(/\s+/g, ' ')} → ${text}`);
  }
}

if ((await tryMutant('', null)) !== 'survived') throw new Error('the tests fail without any mutant');
const start = performance.now();
const queue = [...cases];
await Promise.all(Array.from({ length: threads }, () => work(queue)));
for (const [file, { all, survived }] of byFile) console.log(`${file}: ${all - survived} of ${all}`);
const tried = cases.length - ends['no program'];
const share = (tried - ends.survived) / tried;
console.log(
  `${tried} mutants, ${(share * 100).toFixed(1)} % found (${ends['too slow']} by time), ${Math.round((performance.now() - start) / 1000)} s`,
);
process.exitCode = share >= least ? 0 : 1;
