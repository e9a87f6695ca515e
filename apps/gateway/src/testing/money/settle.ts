import { judge, type Violation } from './judge.ts';
import { type Deal, type DealRecord, readRecords } from './records.ts';
import { isToCome } from './to-come.ts';
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

/** where nothing is to come any more, one more look this long afterwards has to find the same, ms */
const lookAgainMs = 80;

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

/** Whether what is broken is believed to stay so. @param sinceMs without a change */
const isOver = async (
  world: MoneyWorld,
  deal: Deal,
  sinceMs: number,
  { patienceMs = 5_000, withoutCases = false }: Patience,
): Promise<boolean> => (sinceMs >= patienceMs && withoutCases) || !(await isToCome(world, deal, againMs));

/** Waits until nothing is to come within `aheadMs`, for so long at most. @returns whether nothing is */
export async function untilStill(
  world: MoneyWorld,
  deal: Deal,
  aheadMs: number,
  mostMs: number,
): Promise<boolean> {
  const until = Date.now() + mostMs;
  while (await isToCome(world, deal, aheadMs)) {
    if (Date.now() >= until) return false;
    await pause(lookAgainMs);
  }
  await pause(lookAgainMs);
  return true;
}

/** How it was at the last look. */
interface Rest {
  /** what was read, as text */
  last: string;
  /** when it changed last, ms */
  since: number;
  /** nothing was to come after it was read */
  isStill: boolean;
  /** what is broken was believed to stay so */
  wasOver: boolean;
}

const seen = (rest: Rest | null, record: DealRecord): Rest => {
  const last = JSON.stringify(record);
  return last === rest?.last ? rest : { last, since: Date.now(), isStill: false, wasOver: false };
};

/**
 * Waits until nothing moves any more, and judges. Nothing does when no job about the deal is due and no call of it under way, between
 * two looks that find the same, or when nothing has changed for long. @returns the broken promises; none is what a purchase is owed
 */
export async function settled(world: MoneyWorld, deal: Deal, patience: Patience = {}): Promise<Violation[]> {
  const { patienceMs = 0, quietMs = 800, withoutCases = false } = patience;
  const until = Date.now() + Math.max(patienceMs, longestMs);
  let rest: Rest | null = null;
  for (;;) {
    const record = await readRecords(world, deal);
    rest = seen(rest, record);
    const isQuiet = rest.isStill || Date.now() - rest.since >= quietMs;
    const broken = await brokenIn(world, deal, record, isQuiet && !withoutCases);
    if ((broken.length === 0 && isQuiet) || Date.now() > until) return broken;
    const isOverNow = isQuiet && (await isOver(world, deal, Date.now() - rest.since, patience));
    /* the last job may have ended after the record was read: what is still so at one more look stays so */
    if (isOverNow && rest.wasOver) return broken;
    /* among many deals the reading itself is the load */
    const isStill = await untilStill(world, deal, quietMs, withoutCases ? 600 : 250);
    rest = { ...rest, isStill, wasOver: isOverNow };
  }
}
