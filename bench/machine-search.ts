import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { type Beginning, beginnings } from '../apps/gateway/src/purchase/machine/search/exhaustive-search.ts';
import { mistakes } from '../apps/gateway/src/purchase/machine/search/mistakes.ts';
import { history } from '../apps/gateway/src/purchase/machine/search/random-search.ts';
import { printTables } from './machine/print-tables.ts';
import { type Outcome, type Share, together } from './machine/share.ts';

/*
 * Searches the purchase machine: `machine-search random 1000000 [first seed]`, `restored` the same with our
 * books put back on the way, `exhaustive 8 [states]`, `mistakes 3000`, or
 * `tables`, which writes those of docs/purchase-machine.md anew. Two threads; every figure can be printed again.
 */
const [search = 'random', amount = '20000', extra] = process.argv.slice(2);
const threads = 2;
const page = join(import.meta.dirname, '../docs/purchase-machine.md');
const mark = '<!-- printed by `pnpm --filter bench machine-search tables` -->';

function inThread(shares: Share[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const { promise, resolve, reject } = Promise.withResolvers<Outcome[]>();
  const thread = new Worker(join(import.meta.dirname, 'machine/search-thread.ts'), { workerData: shares });
  thread.on('message', (outcome: Outcome) => outcomes.push(outcome));
  thread.on('error', reject);
  thread.on('exit', () => resolve(outcomes));
  return promise;
}

async function run(shares: readonly Share[]): Promise<Outcome[]> {
  const parts = Array.from({ length: threads }, (_, thread) =>
    shares.filter((_, index) => index % threads === thread),
  );
  return (await Promise.all(parts.map(inThread))).flat();
}

const randomShares = (count: number, first: number, kind: 'random' | 'restored' = 'random'): Share[] => {
  const size = Math.min(10_000, Math.ceil(count / threads));
  return Array.from({ length: Math.ceil(count / size) }, (_, part) => ({
    search: kind,
    from: first + part * size,
    to: Math.min(first + count, first + (part + 1) * size),
  }));
};

const exhaustiveShares = (depth: number, budget: number): Share[] =>
  (Object.keys(beginnings) as Beginning[]).map((beginning) => ({
    search: 'exhaustive',
    beginning,
    depth,
    budget,
  }));

function report(outcomes: readonly Outcome[], unit: string, ms: number): void {
  const sum = (of: (outcome: Outcome) => number) => outcomes.reduce((all, one) => all + of(one), 0);
  const tried = sum((one) => one.tried);
  const wrong = outcomes.flatMap((one) => one.wrong);
  const { shapes, ends } = together(outcomes.map(({ reached }) => reached));
  console.log(`${tried} ${unit}, ${sum((one) => one.steps)} moves, ${shapes.size} joint shapes`);
  console.log(
    `${((ms * threads) / tried).toFixed(2)} ms of a thread for each, ${Math.round(ms / 1000)} s in all`,
  );
  for (const [end, count] of ends) console.log(`end: ${end}: ${count}`);
  for (const { title, story } of wrong) console.log(`WRONG ${title}\n  ${story.join('\n  ')}`);
  const bound =
    wrong.length === 0 ? `at most ${(300 / tried || 0).toPrecision(1)} % of such (rule of three)` : '';
  console.log(`wrong: ${wrong.length} ${bound}`);
  process.exitCode = wrong.length === 0 ? 0 : 1;
}

function findMistakes(count: number): void {
  for (const [name, machine] of Object.entries(mistakes)) {
    const seeds = Array.from({ length: count }, (_, index) => index + 1).filter((seed) =>
      history(seed, machine),
    );
    console.log(`${name}: ${seeds.length} of ${count}, first seed ${seeds[0] ?? '-'}`);
  }
}

const start = performance.now();
if (search === 'random' || search === 'restored') {
  const outcomes = await run(randomShares(Number(amount), Number(extra ?? 1), search));
  report(outcomes, `${search} histories`, performance.now() - start);
} else if (search === 'exhaustive') {
  const outcomes = await run(exhaustiveShares(Number(amount), Number(extra ?? 80_000)));
  for (const { what, tried, steps } of outcomes) console.log(`${what}: ${tried} states, ${steps} moves`);
  report(outcomes, 'states, each also left to come to rest', performance.now() - start);
} else if (search === 'mistakes') findMistakes(Number(amount));
else if (search === 'tables') {
  const outcomes = await run([...randomShares(40_000, 1), ...exhaustiveShares(8, 5_000)]);
  const [head] = readFileSync(page, 'utf8').split(mark);
  const { pairs, steps, shapes, ends } = together(outcomes.map(({ reached }) => reached));
  writeFileSync(page, `${head}${mark}\n\n${printTables({ pairs, steps, shapes, ends })}`);
} else throw new Error('machine-search random|restored|exhaustive|mistakes|tables [amount]');
