import { isRequest } from '@sigorta/product-kit/is-request';
import { toWire } from '@sigorta/product-kit/wire';
import { todayInIstanbul } from '@sigorta/validators/istanbul';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { holdOffer } from '../../payments/orders/hold-offer.ts';
import { hasPhone } from '../../platform/sensitive/sealed-phone.ts';
import { ownedOffer } from '../../quotes/owned-offer.ts';
import type { Buyer } from '../../testing/buyer.ts';
import { calledQuote } from '../../testing/called-quote.ts';
import {
  type Copy,
  copiesOf,
  ofRecords,
  opensNow,
  putBack,
  wrappedKeyOf,
} from '../../testing/kept-copies.ts';
import { knownProduct } from '../../testing/known-product.ts';
import { logIn, sentCode } from '../../testing/log-in.ts';
import { askOffers, type Market, openMarket, paymentOf, waitFor } from '../../testing/purchase/market.ts';
import { firstPerson, pricedBuyer } from '../../testing/purchase/price-first.ts';
import { askFor } from '../../testing/requests/payments.ts';
import { signInAsStaff } from '../../testing/staff.ts';
import { testConsent } from '../../testing/test-consent.ts';
import { someoneWaits } from '../../testing/waiting-for-locks.ts';
import { forgetPhone } from './forget-phone.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

/*
 * What was sealed for a person opens nowhere after a deletion, wherever a copy of a row lies: what a backup brings back and what
 * deletion forgot is played by rows that were copied before and are put back after it.
 */

const phone = '+905321112288';
const strangers = '+905321112299';
const kinds = ['quote', 'application', 'payment_request'] as const;

let market: Market;
let later = 0;
let clerk: Buyer;

beforeAll(async () => {
  market = await openMarket();
  market.context.clock = () => new Date(Date.now() + later);
  await market.stopWorkers();
  market.startWorkers();
  clerk = market.buyer();
  await signInAsStaff(market.context, clerk, 'call-centre');
});
afterAll(() => market.close());

/** A request product's whole form, with what it seals. */
const apply = async (of: string): Promise<void> => {
  const { products, clock } = market.context;
  const product = products.allLive().find(({ product: one }) => isRequest(one))?.product;
  if (!product) throw new Error('no request product');
  const { samples } = await knownProduct(product.id);
  const form = (await samples()).valid({ today: todayInIstanbul(clock()) });
  const { status, body } = await market.buyer().post('vue/basvuru-yap', {
    adSoyad: 'Defne Aydın',
    telefon: of,
    urun: product.id,
    dil: 'tr',
    basvuru: toWire(product, form),
    onaylar: product.consents.filter(({ at }) => at === 'form').map(({ id }) => testConsent(id)),
  });
  if (status !== 200) throw new Error(JSON.stringify(body));
};

const looker = async (of: string) => {
  const buyer = market.buyer();
  const [offer] = await askOffers(market, buyer, 'domestic-travel', (form) => ({ ...form, phone: of }));
  if (!offer) throw new Error('nobody offers');
  return { buyer, offer };
};

const deleteAll = async (of: string): Promise<void> => {
  later += 61_000;
  const buyer = await logIn(market, of);
  later += 61_000;
  const { body } = await buyer.post('my-data/deletion-code', {});
  const code = await sentCode(market, of);
  const reply = await buyer.post('my-data/delete', { challenge: body.challenge, code });
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.body));
};

describe('a person who asked, applied, was asked to pay and bought', () => {
  let copies: Copy[] = [];
  let bought: { buyer: Buyer; purchaseId: string; quoteId: string };
  let looked: Awaited<ReturnType<typeof looker>>;
  let token = '';

  beforeAll(async () => {
    const first = await looker(phone);
    const { body } = await first.buyer.post('purchases/start', paymentOf(market, first.offer));
    await waitFor(first.buyer, body.purchaseId, ({ state, mail }) => state === 'issued' && mail === 'sent');
    bought = { buyer: first.buyer, purchaseId: body.purchaseId, quoteId: first.offer.quoteId };
    looked = await looker(phone);
    token = (await looked.buyer.post(`quotes/${looked.offer.quoteId}/save`, {})).body.token;
    for (const of of [phone, strangers]) {
      await apply(of);
      await askFor(clerk, { phone: of });
    }
    await looker(strangers);
    const saved = await copiesOf(market.context, 'saved_quote', sql`quote_id = ${looked.offer.quoteId}`);
    const offers = await copiesOf(market.context, 'offer', sql`quote_id = ${looked.offer.quoteId}`);
    const all = await Promise.all(kinds.map((table) => copiesOf(market.context, table, sql`true`)));
    copies = [...all.flat(), ...offers, ...saved];
    await deleteAll(phone);
  });

  test('keys are left of what was bought, and of strangers', async () => {
    const { db } = market.context;
    const keys = await db.selectFrom('record_key').select('id').execute();
    const others = await Promise.all([
      db
        .selectFrom('quote')
        .select('id')
        .where(hasPhone('quote', market.context.dataKeys, strangers))
        .execute(),
      db
        .selectFrom('application')
        .select('id')
        .where(hasPhone('application', market.context.dataKeys, strangers))
        .execute(),
      db.selectFrom('payment_request').select('id').execute(),
    ]);
    const left = [bought.quoteId, ...others.flat().map(({ id }) => id)];
    expect(others.map((rows) => rows.length)).toEqual([1, 1, 1]);
    expect(keys.map(({ id }) => id).toSorted()).toEqual(left.toSorted());
  });

  test('nothing of the person opens in rows that were copied before, and all of strangers does', async () => {
    const seen: Record<string, number> = {};
    for (const { table, row } of copies.filter((copy) => kinds.some((kind) => kind === copy.table))) {
      const { id } = JSON.parse(row) as { id: string };
      const isLeft = (await wrappedKeyOf(market.context, id)) !== null;
      const values = ofRecords(row);
      expect(values.length).toBeGreaterThan(0);
      for (const value of values) {
        expect(value.id).toBe(id);
        expect(await opensNow(market.context, value)).toBe(isLeft);
      }
      seen[`${table} ${isLeft}`] = (seen[`${table} ${isLeft}`] ?? 0) + 1;
    }
    expect(seen).toEqual({
      'quote true': 2,
      'quote false': 1,
      'application true': 1,
      'application false': 1,
      'payment_request true': 1,
      'payment_request false': 1,
    });
  });

  test('what was bought is served on: the paper opens, the insured person finds the policy', async () => {
    const { db, files } = market.context;
    const paper = await db
      .selectFrom('document')
      .selectAll()
      .where('order_id', '=', bought.purchaseId)
      .where('kind', '=', 'policy')
      .executeTakeFirstOrThrow();
    expect((await files.read('document', paper.id, paper)).subarray(0, 5).toString()).toBe('%PDF-');
    const policy = await db
      .selectFrom('policy')
      .select('policy_no')
      .where('order_id', '=', bought.purchaseId)
      .executeTakeFirstOrThrow();
    const { samples } = await knownProduct('domestic-travel');
    const [person] = (await samples()).valid({ today: todayInIstanbul(new Date()) }).insured ?? [];
    const { body } = await market.buyer().post('cancellations/find', {
      policyNumber: policy.policy_no,
      identity: person?.nationalId ?? person?.passportNo,
      birthDate: person?.birthDate,
    });
    expect(body.policies).toHaveLength(1);
  });

  test('pages that read rows which came back answer in a closed word, and none of them says what was sealed', async () => {
    for (const copy of copies) {
      const { id } = JSON.parse(copy.row) as { id: string };
      const there = await sql`select from ${sql.table(copy.table)} where id = ${id}`.execute(
        market.context.db,
      );
      if (there.rows.length === 0) await putBack(market.context, copy);
    }
    const { buyer, offer } = looked;
    later += 61_000;
    const owner = await logIn(market, phone);
    const [application, request] = ['application', 'payment_request'].map((table) =>
      copies.filter((copy) => copy.table === table).map(({ row }) => JSON.parse(row) as { id: string }),
    );
    const reason = 'Müşteri aradı, kimliğini sordu';
    const shown = (subject: string, id: string, field: string) =>
      clerk.post('panel/reveal', { subject, id, field, reason });
    const replies = [
      await buyer.get(`offers/${offer.id}`),
      await buyer.post(`offers/${offer.id}/firm`, {}),
      await buyer.post('purchases/start', paymentOf(market, offer)),
      await buyer.post(`saved-quotes/${token}/refresh`, {}),
      await market
        .buyer()
        .post(`saved-quotes/${token}/claim`, { birthDate: '1990-05-14', phoneEnd: phone.slice(-4) }),
      await owner.get('my-data'),
      await owner.get('my-saved-quotes'),
      await clerk.post('panel/payment-requests', { page: 1 }),
      await shown('quote', offer.quoteId, 'identity'),
      ...(await Promise.all((application ?? []).map(({ id }) => shown('application', id, 'identity')))),
      ...(await Promise.all((request ?? []).map(({ id }) => shown('payment-request', id, 'name')))),
    ];
    expect(replies.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
    expect(replies.slice(2, 3).map(({ status, body }) => [status, body.code])).toEqual([[404, 'not-found']]);
    expect(await market.context.db.selectFrom('purchase_order').select('id').execute()).toHaveLength(1);
    const { quotes, applications } = replies[5]?.body ?? {};
    const mine = JSON.stringify([quotes.filter((one: { bought: boolean }) => !one.bought), applications]);
    expect(mine).toContain('••••');
    expect(mine).not.toMatch(/••••\d\d/);
  });
});

test('a correction of a quote seals it under another key, and the former values open no more', async () => {
  const quote = await pricedBuyer(market);
  const rows = () => copiesOf(market.context, 'quote', sql`id = ${quote.quoteId}`);
  expect(await wrappedKeyOf(market.context, quote.quoteId)).toBeNull();
  await quote.complete();
  const [before] = await rows();
  await quote.complete(firstPerson({ firstName: 'Zeynep', lastName: 'Kara' }));
  const [after] = await rows();
  const [old] = ofRecords(before?.row ?? '');
  const [young] = ofRecords(after?.row ?? '');
  if (!old || !young) throw new Error('nothing was sealed');
  expect(await opensNow(market.context, young)).toBe(true);
  await expect(opensNow(market.context, old)).rejects.toThrow('does not open');
});

describe.skipIf(!process.env.TEST_DATABASE_URL)('on a server, where several are at work', () => {
  test('a purchase that begins while its person is deleted keeps its key, and pays for what opens', async () => {
    const { db } = market.context;
    const of = '+905321112277';
    const { buyer, offer } = await looker(of);
    const session = await db
      .selectFrom('quote')
      .select('session_id')
      .where('id', '=', offer.quoteId)
      .executeTakeFirstOrThrow();
    const read = await ownedOffer(db, offer.id, session.session_id, market.context.clock());
    let deletion: Promise<unknown> = Promise.resolve();
    await db.transaction().execute(async (trx) => {
      await holdOffer(trx, read);
      deletion = db.transaction().execute((other) => forgetPhone(market.context, other, 'default', of));
      await someoneWaits(db);
      await sql`insert into purchase_order (id, kind, offer_id, quote_id, session_id, partner_id, product, release, language, state,
          version, insurer_id, insurer_name, insurer_quote_no, offer, application, billing, buyer_name, phone, consents, mail_state, created_at, updated_at)
        select 'racing', 'policy', ${offer.id}, id, session_id, partner_id, product, release, 'tr', 'CONSENTED',
          1, 'i', 'I', '1', '{}', application, '{"email":""}', 'Defne Aydın', phone, '[]', 'waiting', now(), now()
        from quote where id = ${offer.quoteId}`.execute(trx);
    });
    await deletion;
    const [order] = await copiesOf(market.context, 'purchase_order', sql`id = 'racing'`);
    const values = ofRecords(order?.row ?? '');
    expect(values.length).toBeGreaterThan(0);
    for (const value of values) expect(await opensNow(market.context, value)).toBe(true);
    expect((await buyer.get(`offers/${offer.id}`)).status).toBe(404);
  });

  test('a quote that is completed while its person is deleted is gone whole, or opens whole', async () => {
    const { db } = market.context;
    const quote = await pricedBuyer(market);
    const first = await quote.complete();
    expect(first.status).toBe(200);
    const { phone: of } = await calledQuote(market, quote.quoteId);
    const [reply] = await Promise.all([
      quote.complete(firstPerson({ firstName: 'Zeynep', lastName: 'Kara' })),
      db.transaction().execute((trx) => forgetPhone(market.context, trx, 'default', of)),
    ]);
    expect([200, 404]).toContain(reply.status);
    const left = await copiesOf(market.context, 'quote', sql`id = ${quote.quoteId}`);
    for (const { row } of left)
      for (const value of ofRecords(row)) expect(await opensNow(market.context, value)).toBe(true);
    if (left.length === 0) expect(await wrappedKeyOf(market.context, quote.quoteId)).toBeNull();
  });
});
