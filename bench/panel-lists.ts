import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sumFigures } from '../apps/gateway/src/panel/dashboard/sum-figures.ts';
import type { Buyer } from '../apps/gateway/src/testing/buyer.ts';
import { layFormsSealed } from '../apps/gateway/src/testing/panel/sealed-forms.ts';
import { layNamesSealed } from '../apps/gateway/src/testing/panel/sealed-names.ts';
import { planOf, watchQueries } from '../apps/gateway/src/testing/panel/watch-queries.ts';
import { signInAsStaff } from '../apps/gateway/src/testing/staff.ts';
import { type ListCase, listCases } from './panel/list-cases.ts';

import { seededGateway } from './panel/seeded-gateway.ts';
import { median, percentile } from './print/figures.ts';
import { table } from './print/table.ts';
import { machine } from './run/machine.ts';
import { withCleanup } from './run/stop-at-end.ts';

/** Rows of each kind; the aim holds for the default. A second word asks those cases alone whose name it begins. */
const rows = Number(process.argv[2] ?? 1_000_000);
const aimMs = 100;
const rounds = 20;
/* one file a list: the queries behind it, each with its plan */
const plans = join(import.meta.dirname, '../.cache/plans');

const say = (line: string): void => console.error(`${new Date().toISOString().slice(11, 19)} ${line}`);

await withCleanup(async (later) => {
  const gateway = await seededGateway(later, rows, say);
  const { context } = gateway;
  await layNamesSealed(context.db, context.dataKeys, say);
  await layFormsSealed(context.db, context.dataKeys, say);
  /* as a running gateway does from time to time */
  await sumFigures(context);
  const owner = gateway.buyer();
  await signInAsStaff(context, owner, 'owner');
  const agents = new Map<string, Buyer>();
  for (const { scope } of listCases) {
    if (scope === undefined || agents.has(scope)) continue;
    const agent = gateway.buyer();
    await context.db
      .insertInto('partner')
      .values({ id: scope, hosts: '[]', token: `bench-${scope}`, settings: '{}' })
      .execute();
    await signInAsStaff(context, agent, 'agent', scope);
    agents.set(scope, agent);
  }
  const watch = watchQueries(context.db);
  rmSync(plans, { recursive: true, force: true });
  mkdirSync(plans, { recursive: true });

  const ask = async ({ producer, request, scope, name }: ListCase): Promise<number> => {
    const begun = performance.now();
    const answer = await (agents.get(scope ?? '') ?? owner).post(producer, request);
    if (answer.status !== 200) throw new Error(`${name}: ${JSON.stringify(answer.body)}`);
    return performance.now() - begun;
  };
  const lines: (string | number)[][] = [];
  for (const one of listCases.filter(({ name }) => name.startsWith(process.argv[3] ?? ''))) {
    watch.taken();
    await ask(one);
    const queries = watch.taken().filter(({ sql }) => /limit/.test(sql) && /order by|counted/.test(sql));
    const written = await Promise.all(
      queries.map(async (query) => `${query.sql}\n\n${await planOf(context.db, query)}\n`),
    );
    writeFileSync(join(plans, `${one.name.replace(/[^a-z0-9]+/g, '-')}.txt`), written.join('\n'));
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) times.push(await ask(one));
    const p95 = percentile(times, 0.95);
    /* the aim is one of lists; the dashboard adds up what they hold */
    const isOver = p95 > aimMs && !one.name.startsWith('dashboard');
    lines.push([one.name, median(times).toFixed(1), p95.toFixed(1), isOver ? 'over' : '']);
    say(`${one.name}: ${p95.toFixed(1)} ms`);
  }
  console.log(machine());
  console.log(table(['list', 'median ms', 'p95 ms', `aim ${aimMs}`], lines));
  if (lines.some(([, , , over]) => over === 'over')) process.exitCode = 1;
});
