import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import * as v from 'valibot';
import type { Database } from '../../../platform/database/database.ts';
import { createLog } from '../../../platform/log.ts';
import { timingsSchema } from '../../../platform/timings.ts';
import type { PurchaseContext } from '../../../purchase/context.ts';
import { searchRules } from '../../../purchase/machine/search/world.ts';
// sets the type parsers of pg
import '../../../platform/database/connect.ts';

const { bankMs, graceMs, windowMs, absentTimes, firstLookMs, longestLookMs, ...alike } = searchRules;
/** The clocks of the random search, as settings. */
const timings = v.parse(timingsSchema, {
  challengeMs: bankMs,
  startGraceMs: graceMs,
  notFoundWindowMs: windowMs,
  notFoundTimes: absentTimes,
  firstInquiryMs: firstLookMs,
  longestInquiryMs: longestLookMs,
  issueMarginMs: alike.issueMarginMs,
  openLooksMs: [...alike.openLooksMs],
  lateLooksMs: [...alike.lateLooksMs],
  partAgainMs: alike.partAgainMs,
  refundUnknownMs: alike.refundUnknownMs,
  cancelUnknownMs: alike.endUnknownMs,
  detailsMs: alike.detailsMs,
  detailsMarginMs: alike.detailsMarginMs,
});

/** The product whose buyers answer something between payment and policy. */
export const asksLast = 'asks-last';

const products = {
  of: async ({ product }: { product: string }) => ({
    product: { ...(product === asksLast && { createPolicy: {} }) },
  }),
} as unknown as PurchaseContext['products'];

/** What a gateway decides on purchases with: connections of its own, and a clock that is set. */
export interface Replica {
  context: PurchaseContext;
  /** ms since 1970 */
  now: number;
  close: () => Promise<void>;
}

function spoilStatements(client: pg.PoolClient, spoil: (statement: string) => string): void {
  const query = client.query.bind(client) as (statement: unknown, ...rest: unknown[]) => unknown;
  const spoilt = (statement: unknown, ...rest: unknown[]) =>
    query(typeof statement === 'string' ? spoil(statement) : statement, ...rest);
  client.query = spoilt as typeof client.query;
}

/** @param spoil what becomes of its statements, for a store with a mistake */
export function openReplica(url: string, name: string, spoil?: (statement: string) => string): Replica {
  const pool = new pg.Pool({ connectionString: url, max: 2, application_name: name });
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    client.on('error', () => {});
    if (spoil) spoilStatements(client, spoil);
  });
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  const replica: Replica = {
    now: 0,
    context: {
      db,
      clock: () => new Date(replica.now),
      log: createLog('silent'),
      products,
      timings,
      wake: () => {},
    },
    close: () => db.destroy(),
  };
  return replica;
}
