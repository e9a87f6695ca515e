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
    if (Date.now() - since >= patienceMs || Date.now() > until) return broken;
    /* among many deals the reading itself is the load */
    await pause(withoutCases ? 600 : 100);
  }
}
