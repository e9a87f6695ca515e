import { judge, type Violation } from './judge.ts';
import { type Deal, readRecords } from './records.ts';
import type { MoneyWorld } from './world.ts';

interface Patience {
  /** ms without any change until what is broken is believed to stay so: beside a busy neighbour the way there only takes longer */
  patienceMs?: number;
  /** ms without any change after which nothing more is expected */
  quietMs?: number;
  /** the caller looks for open cases himself, for many deals at once */
  withoutCases?: boolean;
}

/** ms after which even what still moves is believed to be broken */
const longestMs = 90_000;

/** a try that failed is made again after so long at most in these tests, and a busy machine fails more of them */
const againMs = 30_000;

/** Whether a job about one of the purchases is still to come: what is broken may be so for a while only. */
async function isWorkedOn({ replicas }: MoneyWorld, { purchases }: Deal): Promise<boolean> {
  const context = replicas[0]?.context;
  if (!context || purchases.length === 0) return false;
  const rows = await context.db
    .selectFrom('outbox')
    .select('subject')
    .where('state', '=', 'waiting')
    .where('run_at', '<=', new Date(context.clock().getTime() + againMs))
    .execute();
  return rows.some(({ subject }) => purchases.some(({ id }) => subject.includes(id)));
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Waits until nothing moves any more, and judges. @returns the broken promises; none is what a purchase is owed */
export async function settled(
  world: MoneyWorld,
  deal: Deal,
  { patienceMs = 5_000, quietMs = 800, withoutCases = false }: Patience = {},
): Promise<Violation[]> {
  const until = Date.now() + Math.max(patienceMs, longestMs);
  let last = '';
  let since = Date.now();
  for (;;) {
    const record = await readRecords(world, deal);
    const now = JSON.stringify(record);
    if (now !== last) [last, since] = [now, Date.now()];
    let broken = judge(deal, record, new Set());
    const isQuiet = Date.now() - since >= quietMs;
    if (broken.length > 0 && isQuiet && !withoutCases) {
      const cases = await world.casesLater();
      broken = judge(deal, record, new Set(cases.map(({ orderId }) => orderId)));
    }
    if (broken.length === 0 && isQuiet) return [];
    if (Date.now() > until) return broken;
    if (Date.now() - since >= patienceMs) {
      if (withoutCases || !(await isWorkedOn(world, deal))) return broken;
      since = Date.now();
    }
    /* among many deals the reading itself is the load */
    await pause(withoutCases ? 600 : 100);
  }
}
