import type { Buyer } from '../../apps/gateway/src/testing/buyer.ts';
import type { WatchedDatabase } from '../../apps/gateway/src/testing/growth/database-at.ts';
import { knownValues } from '../../apps/gateway/src/testing/growth/known-values.ts';
import type { Market } from '../../apps/gateway/src/testing/purchase/market.ts';
import { signInAsStaff } from '../../apps/gateway/src/testing/staff.ts';
import type { ListCase } from '../panel/list-cases.ts';
import { median, percentile } from '../print/figures.ts';
import { growthCases } from './list-cases.ts';

export interface Measured {
  name: string;
  /** what it takes while the machine leaves it alone */
  least: number;
  median: number;
  p95: number;
  /** of what is above the aim: the slowest statement and how the database went about it */
  plan: string | null;
}

const rounds = 20;
/* so slow that its plan is what matters */
const hopelessMs = 2000;

const slowestPlan = async (database: WatchedDatabase, ask: () => Promise<unknown>): Promise<string> => {
  database.taken();
  await ask();
  const slowest = database.taken().toSorted((a, b) => b.ms - a.ms)[0];
  if (!slowest) return '';
  return `${slowest.query.sql}\n\n${await database.plan(slowest.query)}`;
};

/** Each list through the gateway over HTTP. @param only cases whose name holds it */
export async function measureLists(
  market: Market,
  database: WatchedDatabase,
  {
    aimMs,
    only,
    say,
    keep,
  }: { aimMs: number; only: string; say: (line: string) => void; keep: (one: Measured) => void },
): Promise<Measured[]> {
  const owner = market.buyer();
  await signInAsStaff(market.context, owner, 'owner');
  const agents = new Map<string, Buyer>();
  const cases = growthCases(await knownValues(database.db)).filter(({ name }) => name.includes(only));
  for (const { scope } of cases) {
    if (scope === undefined || agents.has(scope)) continue;
    const agent = market.buyer();
    await signInAsStaff(market.context, agent, 'agent', scope);
    agents.set(scope, agent);
  }
  const ask = async ({ producer, request, scope, name }: ListCase): Promise<number> => {
    const begun = performance.now();
    const answer = await (agents.get(scope ?? '') ?? owner).post(producer, request);
    if (answer.status !== 200) throw new Error(`${name}: ${JSON.stringify(answer.body)}`);
    return performance.now() - begun;
  };
  const measured: Measured[] = [];
  for (const one of cases) {
    await ask(one);
    const times: number[] = [];
    while (times.length < rounds && (times.length < 3 || median(times) < hopelessMs))
      times.push(await ask(one));
    const p95 = percentile(times, 0.95);
    const plan = p95 > aimMs ? await slowestPlan(database, () => ask(one)) : null;
    const found = { name: one.name, least: Math.min(...times), median: median(times), p95, plan };
    measured.push(found);
    keep(found);
    say(`${one.name}: ${found.least.toFixed(1)}, ${found.median.toFixed(1)}, ${p95.toFixed(1)} ms`);
  }
  return measured;
}
