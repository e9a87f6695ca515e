import { judge, type Violation } from './judge.ts';
import { type Deal, type DealRecord, readRecords } from './records.ts';
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

/** @param withCases what stands on the list of open cases is nobody's broken promise */
async function brokenIn(
  world: MoneyWorld,
  deal: Deal,
  record: DealRecord,
  withCases: boolean,
): Promise<Violation[]> {
  const broken = judge(deal, record, new Set());
  if (broken.length === 0 || !withCases) return broken;
  const cases = await world.casesLater();
  return judge(deal, record, new Set(cases.map(({ orderId }) => orderId)));
}

/** Whether what is broken is believed to stay so. @param since ms, when something changed last */
const isOver = async (
  world: MoneyWorld,
  deal: Deal,
  since: number,
  { patienceMs = 5_000, withoutCases = false }: Patience,
): Promise<boolean> => Date.now() - since >= patienceMs && (withoutCases || !(await isWorkedOn(world, deal)));

/** Waits until nothing moves any more, and judges. @returns the broken promises; none is what a purchase is owed */
export async function settled(world: MoneyWorld, deal: Deal, patience: Patience = {}): Promise<Violation[]> {
  const { patienceMs = 0, quietMs = 800, withoutCases = false } = patience;
  const until = Date.now() + Math.max(patienceMs, longestMs);
  let last = '';
  let since = Date.now();
  let wasOver = false;
  for (;;) {
    const record = await readRecords(world, deal);
    const now = JSON.stringify(record);
    if (now !== last) [last, since, wasOver] = [now, Date.now(), false];
    const isQuiet = Date.now() - since >= quietMs;
    const broken = await brokenIn(world, deal, record, isQuiet && !withoutCases);
    if (broken.length === 0 && isQuiet) return [];
    if (Date.now() > until) return broken;
    const isOverNow = await isOver(world, deal, since, patience);
    /* the last job may have ended after the record was read: what is still so at one more look stays so */
    if (isOverNow && wasOver) return broken;
    wasOver = isOverNow;
    /* among many deals the reading itself is the load */
    await pause(withoutCases ? 600 : 250);
  }
}
