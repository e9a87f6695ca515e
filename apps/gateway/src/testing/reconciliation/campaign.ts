import { randomFrom } from '@sigorta/product-kit/testing/random-from';
import { reconcile } from '../../reconciliation/reconcile.ts';
import { bought } from '../cancellation/bought.ts';
import { cheapest, type Market, openMarket, paymentOf } from '../purchase/market.ts';
import { givenUpSoon } from '../purchase/outside.ts';
import { type Plant, plantings } from './plants.ts';

/** What a campaign of planted differences came to. */
export interface Outcome {
  planted: number;
  kinds: number;
  healthy: number;
  underWay: number;
  missed: string[];
  invented: string[];
}

const hourMs = 3_600_000;
const patienceMs = 30_000;

/** Purchases that stand somewhere in the middle: at the bank, with a lost charge, a lost policy, a lost refund. */
async function underWay(market: Market): Promise<number> {
  const start = async (product: string) => {
    const buyer = market.buyer();
    await buyer.post('purchases/start', paymentOf(market, await cheapest(market, buyer, product)));
  };
  await start('foreign-travel');
  await market.control('payment', { fault: ['auth-timeout-after-charge', 'detail-down'] });
  await start('domestic-travel');
  await market.control('payment', { fault: 'none' });
  await market.control('insurers/all', { fault: 'issue-timeout-but-issued' });
  await start('domestic-travel');
  return 3;
}

/** Waits until what the machine settles by itself is even outside. */
async function untilEven(market: Market, plants: readonly Plant[]): Promise<string[]> {
  const patience = Date.now() + patienceMs;
  for (;;) {
    const open: string[] = [];
    for (const { kind, isEven } of plants)
      if (!(await isEven(market))) open.push(`${kind} is not even outside`);
    if (open.length === 0 || Date.now() > patience) return open;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/**
 * Plants differences into the books outside of a real world, beside purchases that are well and under way, reconciles, and
 * compares what was found with what was planted.
 */
export async function plantAndFind(count: number, seed: number): Promise<Outcome> {
  const random = randomFrom(seed);
  /* the ceiling on refunds an hour is for mistakes, and these are planned */
  const market = await openMarket({ ...givenUpSoon, refundsPerHour: 10_000 });
  try {
    const healthy = Math.ceil(count / 5);
    await Promise.all(Array.from({ length: healthy }, () => bought(market)));
    const plants: Plant[] = [];
    for (let done = 0; done < count; done += 1) {
      const planting = plantings[done % plantings.length];
      if (planting) plants.push(await planting(market, random));
    }
    const waiting = await underWay(market);
    const now = market.context.clock();
    const period = {
      from: new Date(now.getTime() - 24 * hourMs),
      until: new Date(now.getTime() + hourMs),
    };
    const { silent } = await reconcile(market.context, 'asked', period);
    await market.control('insurers/all', { fault: 'none' });
    const uneven = await untilEven(market, plants);
    /* what the machine settled is gone at the next look */
    await reconcile(market.context, 'asked', { ...period, until: new Date(Date.now() + hourMs) });
    const rows = await market.context.db
      .selectFrom('difference')
      .select(['kind', 'subject'])
      .where('closed_at', 'is', null)
      .execute();
    const wanted = plants.flatMap(({ kind, subject }) => (subject === null ? [] : [`${kind} ${subject}`]));
    const found = rows.map(({ kind, subject }) => `${kind} ${subject}`);
    return {
      planted: plants.length,
      kinds: new Set(plants.map(({ kind }) => kind)).size,
      healthy,
      underWay: waiting,
      missed: [
        ...wanted.filter((one) => !found.includes(one)),
        ...uneven,
        ...silent.map((name) => `${name} was not asked`),
      ],
      invented: found.filter((one) => !wanted.includes(one)),
    };
  } finally {
    await market.close();
  }
}
