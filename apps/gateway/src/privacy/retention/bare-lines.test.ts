import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askOffers, type Market, openMarket } from '../../testing/purchase/market.ts';
import { bareLines, isTold } from './bare-lines.ts';

let market: Market;
beforeAll(async () => {
  market = await openMarket();
  await market.stopWorkers();
});
afterAll(() => market.close());

const firstLine = async (quoteId: string) => {
  const { body } = await market.context.db
    .selectFrom('quote_event')
    .select('body')
    .where('quote_id', '=', quoteId)
    .where('sequence', '=', 0)
    .executeTakeFirstOrThrow();
  return JSON.stringify(body);
};

test('what a gateway of the version before told twice stands once, and its buyer is told all of it', async () => {
  const { db } = market.context;
  const buyer = market.buyer();
  const [offer] = await askOffers(market, buyer);
  const quoteId = offer?.quoteId ?? '';
  const bare = await firstLine(quoteId);
  expect(await bareLines(market.context)).toBe(0);
  /* as it wrote the line until 0585 */
  const told = JSON.stringify({ insuredNames: ['Defne Aydın'], details: { email: 'defne@ornek.com' } });
  await sql`update quote_event set body = jsonb_set(body, '{quote}', body -> 'quote' || ${told}::jsonb)
    where quote_id = ${quoteId} and sequence = 0`.execute(db);
  expect(await firstLine(quoteId)).toContain('Defne');
  expect(await bareLines(market.context)).toBe(1);
  expect(await firstLine(quoteId)).toBe(bare);
  const lines = [];
  for await (const line of buyer.lines(`quotes/${quoteId}/events`, 'GET')) lines.push(line);
  /* the second person of the sample */
  expect(lines[0].quote.insuredNames).toContain('Daniel O’Connor');
});

test('the look for them asks an index that holds such lines alone', async () => {
  const plan = await market.context.db.transaction().execute(async (trx) => {
    /* a table of a few rows is read whole otherwise */
    await sql`set local enable_seqscan = off`.execute(trx);
    return sql`explain select quote_id from quote_event where ${isTold}`.execute(trx);
  });
  expect(JSON.stringify(plan.rows)).toContain('quote_event_told');
});
