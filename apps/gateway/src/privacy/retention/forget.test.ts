import { afterAll, beforeAll, expect, test } from 'vitest';
import { nameInClear } from '../../testing/name-in-clear.ts';
import { oldRelease } from '../../testing/old-release.ts';
import { phoneInClear } from '../../testing/phone-in-clear.ts';
import { buyerOfPurchase } from '../../testing/purchase/buyer-of-purchase.ts';
import { cheapest, type Market, openMarket, paymentOf, waitFor } from '../../testing/purchase/market.ts';
import { forget } from './forget.ts';

const dayMs = 24 * 3600_000;
const nothing = {
  orders: 0,
  quotes: 0,
  jobs: 0,
  sessions: 0,
  applications: 0,
  requests: 0,
  notes: 0,
  contacts: 0,
};
let market: Market;
beforeAll(async () => {
  market = await openMarket();
});
afterAll(() => market.close());

const count = async (table: 'quote' | 'quote_event' | 'offer' | 'session' | 'outbox') => {
  const row = await market.context.db
    .selectFrom(table)
    .select((rows) => rows.fn.countAll().as('n'))
    .executeTakeFirstOrThrow();
  return Number(row.n);
};

test('who bought nothing is forgotten after thirty days, who bought is not', async () => {
  const { db } = market.context;
  const [looker, refused, owner] = [market.buyer(), market.buyer(), market.buyer()];
  await cheapest(market, looker);
  const declined = await refused.post(
    'purchases/start',
    paymentOf(market, await cheapest(market, refused, 'domestic-travel'), {}, { number: '4111111111111129' }),
  );
  expect(declined.body).toMatchObject({ success: false });
  const offer = await cheapest(market, owner, 'domestic-travel');
  const { body } = await owner.post('purchases/start', paymentOf(market, offer));
  await waitFor(owner, body.purchaseId, ({ state, mail }) => state === 'issued' && mail === 'sent');
  await market.stopWorkers();
  expect(await forget(market.context)).toEqual(nothing);

  const now = market.context.clock();
  market.context.clock = () => new Date(now.getTime() + 31 * dayMs);
  const forgotten = await forget(market.context);
  expect(forgotten).toMatchObject({ orders: 1, quotes: 2, sessions: 2 });
  expect(forgotten.jobs).toBeGreaterThan(0);
  const quotes = await db.selectFrom('quote').select(['id', 'stays']).execute();
  expect(quotes).toEqual([{ id: offer.quoteId, stays: true }]);
  expect(await count('session')).toBe(1);
  const events = await db.selectFrom('quote_event').select('quote_id').distinct().execute();
  expect(events).toEqual([{ quote_id: offer.quoteId }]);
  const orders = await db.selectFrom('purchase_order').selectAll().orderBy('created_at').execute();
  /* the release of a family has an @ too */
  expect(JSON.stringify({ ...orders[0], release: null })).not.toMatch(/Defne|Aydın|@|\+90/);
  expect(orders[0]).toMatchObject({ buyer_name: '', name_keys: [] });
  expect(orders[1]).toMatchObject({ id: body.purchaseId, state: 'DELIVERED' });
  expect(await buyerOfPurchase(market.context, body.purchaseId)).toBe('Defne Aydın');
  expect(await forget(market.context)).toEqual(nothing);
});

test('what stays was met once, what may go yet is met again', async () => {
  const { db } = market.context;
  const [kept] = await db.selectFrom('quote').selectAll().execute();
  if (!kept) throw new Error('nothing was bought');
  const { search: _, ...row } = kept;
  const copy = (id: string, days: number) => ({
    ...row,
    id,
    application: JSON.stringify({}),
    consents: '[]',
    insurers: '[]',
    stays: false,
    created_at: new Date(kept.created_at.getTime() - days * dayMs),
  });
  /* all of one moment, more than a step takes, and older than what is kept by a link */
  const many = Array.from({ length: 405 }, (_, index) => copy(`old-${index}`, 1));
  await db
    .insertInto('quote')
    .values([...many, copy('linked', 3)])
    .execute();
  const linked = {
    id: 'link',
    token_hash: 'hash',
    token: 'token',
    quote_id: 'linked',
    latest_quote_id: 'linked',
    partner_id: 'default',
    tries: 0,
    created_at: kept.created_at,
    expires_at: new Date(market.context.clock().getTime() + dayMs),
  };
  await db.insertInto('saved_quote').values(linked).execute();
  expect(await forget(market.context)).toMatchObject({ quotes: 405 });
  const left = () => db.selectFrom('quote').select(['id', 'stays']).orderBy('created_at').execute();
  expect(await left()).toEqual([
    { id: 'linked', stays: false },
    { id: kept.id, stays: true },
  ]);
  await db.updateTable('saved_quote').set({ revoked_at: market.context.clock() }).execute();
  expect(await forget(market.context)).toMatchObject({ quotes: 1 });
  expect(await left()).toEqual([{ id: kept.id, stays: true }]);
});

test('a run that is given no time takes one step of each kind and leaves the rest', async () => {
  const { db } = market.context;
  const [kept] = await db.selectFrom('session').selectAll().execute();
  if (!kept) throw new Error('no session');
  const ended = Array.from({ length: 450 }, (_, index) => ({
    id: `ended-${index}`,
    created_at: kept.created_at,
    expires_at: new Date(market.context.clock().getTime() - dayMs),
  }));
  await db.insertInto('session').values(ended).execute();
  expect(await forget(market.context, 0)).toMatchObject({ sessions: 200 });
  expect(await forget(market.context)).toMatchObject({ sessions: 250 });
  expect(await count('session')).toBe(1);
});

test('an application is forgotten after 180 days with all that came with it, a newer one stays', async () => {
  const { db } = market.context;
  const now = market.context.clock();
  const row = (id: string, days: number) => ({
    id,
    partner_id: 'default',
    full_name: nameInClear('Defne Aydın'),
    phone: phoneInClear('+905321234567'),
    email: null,
    product: 'traffic',
    language: 'tr' as const,
    message: 'Arayın lütfen.',
    answers: JSON.stringify({ plate: '34ABC123' }),
    release: oldRelease,
    consents: '[]',
    created_at: new Date(now.getTime() - days * dayMs),
  });
  const many = Array.from({ length: 201 }, (_, index) => row(`OLD${index}`, 181));
  await db
    .insertInto('application')
    .values([...many, row('NEW', 179)])
    .execute();
  expect((await forget(market.context)).applications).toBe(201);
  expect(await db.selectFrom('application').select('id').execute()).toEqual([{ id: 'NEW' }]);
});
