import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { sumFigures } from '../apps/gateway/src/panel/dashboard/sum-figures.ts';
import {
  databaseAt,
  databaseBeside,
  isFilled,
  type WatchedDatabase,
} from '../apps/gateway/src/testing/growth/database-at.ts';
import { fillShop, openShop } from '../apps/gateway/src/testing/growth/open-grown.ts';
import { sizesOf } from '../apps/gateway/src/testing/growth/sizes.ts';
import type { Market } from '../apps/gateway/src/testing/purchase/market.ts';
import { startThrowAwayPostgres } from '../apps/gateway/src/testing/throw-away-postgres.ts';
import { measureJobs } from './growth/measure-jobs.ts';
import { measureLists } from './growth/measure-lists.ts';
import { measurePurchases } from './growth/measure-purchases.ts';
import { table } from './print/table.ts';
import { machine } from './run/machine.ts';
import { withCleanup } from './run/stop-at-end.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** rows as lists, sums and retention read them, without most of what lies beside */
    lean: { type: 'boolean', default: false },
    days: { type: 'string', default: '1096' },
    /** a server that stays: its database `growth` is filled once and found again */
    on: { type: 'string' },
    /** `lists`, `jobs`, `purchases`; all when left out */
    measure: { type: 'string' },
    /** cases and jobs whose name holds it */
    only: { type: 'string', default: '' },
    purchases: { type: 'string', default: '5' },
  },
});
const orders = Number(positionals[0] ?? 100_000);
const { lean: isLean, only } = values;
const aimMs = 100;
const plans = join(import.meta.dirname, '../.cache/growth-plans');

const say = (line: string): void => console.error(`${new Date().toISOString().slice(11, 19)} ${line}`);
const measures = (what: string): boolean => values.measure === undefined || values.measure === what;

/* what one machine gives a database of this size; nothing of it outlives the run */
const settings = [
  'shared_buffers=2GB',
  'maintenance_work_mem=512MB',
  'max_wal_size=4GB',
  'random_page_cost=1.1',
];

const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(0);

async function fill(market: Market): Promise<void> {
  const begun = performance.now();
  const written = await fillShop(market, { orders, days: Number(values.days), isLean }, { say });
  const seconds = (performance.now() - begun) / 1000;
  const rows = [...written.values()].reduce((sum, count) => sum + count, 0);
  console.log(
    `${rows} rows of ${orders} orders in ${seconds.toFixed(0)} s: ${(rows / seconds).toFixed(0)} rows, ${(orders / seconds).toFixed(0)} orders a second, indexes and references included`,
  );
}

/** What a running gateway has done long before a shop is so large. */
async function sumDays({ context }: Market): Promise<void> {
  const begun = performance.now();
  await sumFigures(context);
  say(`figures of all days until now: ${((performance.now() - begun) / 1000).toFixed(1)} s`);
}

async function printSizes(database: WatchedDatabase): Promise<void> {
  const sizes = (await sizesOf(database.db)).filter(({ rows }) => rows >= 1000);
  const line = (name: string, of: typeof sizes) => {
    const sum = (key: 'rows' | 'heap' | 'indexes') => of.reduce((all, one) => all + one[key], 0);
    return [name, sum('rows').toFixed(0), megabytes(sum('heap')), megabytes(sum('indexes'))];
  };
  console.log(
    table(
      ['table', 'rows', 'MB', 'MB of indexes'],
      [...sizes.map((one) => line(one.name, [one])), line('all', sizes)],
    ),
  );
}

function keepPlan({ name, plan }: { name: string; plan: string | null }): void {
  if (plan === null) return;
  writeFileSync(join(plans, `${name.replace(/[^a-z0-9]+/gi, '-')}.txt`), plan);
  console.log(`\n${name}\n${plan}`);
}

await withCleanup(async (later) => {
  const server =
    values.on === undefined
      ? await startThrowAwayPostgres(say, settings)
      : { url: values.on, stop: async () => {} };
  if (!server) throw new Error('no PostgreSQL server can run here');
  later(server.stop);
  rmSync(plans, { recursive: true, force: true });
  mkdirSync(plans, { recursive: true });
  const shopOn = async (name: string) => {
    const database = await databaseAt(await databaseBeside(server.url, name));
    later(database.close);
    const market = await openShop(database, { challengeMs: 3000 });
    later(market.close);
    return { database, market };
  };
  const { database, market } = await shopOn('growth');
  if (!(await isFilled(database.db))) await fill(market);
  await market.stopWorkers();
  await sumDays(market);
  console.log(machine());
  await printSizes(database);
  if (measures('purchases')) {
    const count = Number(values.purchases);
    const full = await measurePurchases(market, database, count);
    const empty = await shopOn('growth_empty');
    const beside = await measurePurchases(empty.market, empty.database, count);
    const line = (name: string, one: typeof full) => [
      name,
      one.statements.toFixed(1),
      one.databaseMs.toFixed(1),
      one.ms.toFixed(0),
      one.slowestMs.toFixed(1),
    ];
    const head = ['a purchase', 'statements', 'ms in them', 'ms from pay to mail', 'slowest statement'];
    console.log(table(head, [line('full', full), line('empty', beside)]));
  }
  if (measures('lists')) {
    const lists = await measureLists(market, database, { aimMs, only, say, keep: keepPlan });
    const lines = lists.map((one) => [
      one.name,
      one.least.toFixed(1),
      one.median.toFixed(1),
      one.p95.toFixed(1),
      one.p95 > aimMs ? 'over' : '',
    ]);
    console.log(table(['list', 'least ms', 'median ms', 'p95 ms', `aim ${aimMs}`], lines));
    if (lists.some(({ p95 }) => p95 > aimMs)) process.exitCode = 1;
  }
  if (measures('jobs')) {
    const done = await measureJobs(market, database, { aimMs, only, say });
    for (const one of done) keepPlan(one);
    console.log(
      table(
        ['job', 'ms', 'statements', 'slowest ms'],
        done.map((one) => [one.name, one.ms.toFixed(0), one.statements, one.slowestMs.toFixed(1)]),
      ),
    );
  }
});
