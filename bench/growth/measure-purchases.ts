import type { WatchedDatabase } from '../../apps/gateway/src/testing/growth/database-at.ts';
import type { Market } from '../../apps/gateway/src/testing/purchase/market.ts';
import { median } from '../print/figures.ts';
import { buy } from '../stored/buy-and-open.ts';

export interface MeasuredPurchase {
  /** from the press on pay to the mail */
  ms: number;
  statements: number;
  /** in which statements of the gateway waited for the database */
  databaseMs: number;
  slowestMs: number;
  slowest: string;
}

/** Purchases one after another with everything around them: question, offers, payment, policy, papers, mail. */
export async function measurePurchases(
  market: Market,
  database: WatchedDatabase,
  purchases: number,
): Promise<MeasuredPurchase> {
  market.startWorkers();
  /* the first fills what is kept */
  await buy(market);
  database.taken();
  const times: number[] = [];
  for (let done = 0; done < purchases; done += 1) times.push((await buy(market)).ms);
  const queries = database.taken();
  await market.stopWorkers();
  const slowest = queries.toSorted((a, b) => b.ms - a.ms)[0];
  return {
    ms: median(times),
    statements: queries.length / purchases,
    databaseMs: queries.reduce((sum, { ms }) => sum + ms, 0) / purchases,
    slowestMs: slowest?.ms ?? 0,
    slowest: slowest?.query.sql.slice(0, 120) ?? '',
  };
}
