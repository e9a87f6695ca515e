import { memoryStore } from '@sigorta/release/testing/memory-store';
import { sql } from 'kysely';
import type { Timings } from '../../platform/timings.ts';
import type { Buyer } from '../buyer.ts';
import { type Market, openMarket } from '../purchase/market.ts';
import { signInAsStaff } from '../staff.ts';
import type { TestDatabase } from '../test-database.ts';
import { copiedTables } from './copied-rows.ts';
import { type Growth, grow } from './grow.ts';
import { type Story, stories } from './stories.ts';
import { tellStories } from './template.ts';

/** A running shop whose papers lie in a store beside the database, as one of that size has them; copies name objects that are not there. */
export const openShop = (database?: TestDatabase, timings: Partial<Timings> = {}): Promise<Market> =>
  openMarket(timings, {}, database, {
    objectStore: memoryStore(),
    config: { mode: 'development', documents: { place: { folder: '/not-read' }, takesNew: true } },
  });

const partners = 19;

/** Tells each story once through the gateway, then copies them. @returns rows that were written, by table */
export const fillShop = async (
  market: Market,
  growth: Growth,
  { say, told = stories }: { say: (line: string) => void; told?: readonly Story[] },
): Promise<ReadonlyMap<string, number>> => {
  const { db } = market.context;
  const signedIn = async (): Promise<Buyer> => {
    const one = market.buyer();
    await signInAsStaff(market.context, one, 'finance');
    return one;
  };
  const staff = [await signedIn(), await signedIn()] as const;
  const tables = await copiedTables(db);
  say(`${told.length} stories through the gateway`);
  const templates = await tellStories(market, staff, tables, told);
  await market.stopWorkers();
  await sql`insert into partner (id, hosts, token, settings)
    select 'partner-' || n, '[]', 'partner-' || n || '-token', '{}' from generate_series(0, ${sql.lit(partners - 1)}) n`.execute(
    db,
  );
  return grow(db, tables, templates, growth, say);
};
