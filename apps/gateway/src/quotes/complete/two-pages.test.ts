import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { lockPurchase } from '../../purchase/store/rows.ts';
import type { Buyer } from '../../testing/buyer.ts';
import {
  askOffers,
  atTheBank,
  type Market,
  openMarket,
  paymentOf,
  waitFor,
} from '../../testing/purchase/market.ts';
import { claimantId, firstPerson, pricedBuyer, pricedOffer } from '../../testing/purchase/price-first.ts';
import { someoneWaits } from '../../testing/waiting-for-locks.ts';

/*
 * A quote that is completed and paid from more than one page: what is bought is what its buyer saw, and an insurer's word about
 * other persons never counts.
 */

vi.setConfig({ testTimeout: 30_000 });

let market: Market;
beforeAll(async () => {
  market = await openMarket();
});
afterAll(() => market.close());

/** The insurer of foreign travel that looks persons up, and one that does not (the sandbox's own books). */
const lookingUp = 'incirova';
const keeping = 'laledere';

const priced = () => pricedBuyer(market);
const firm = (buyer: Buyer, id: string) => buyer.post(`offers/${id}/firm`, {});
const ordersOf = (quoteId: string) =>
  market.context.db.selectFrom('purchase_order').select('id').where('quote_id', '=', quoteId).execute();

test('a page pays for the persons it showed, not for those another page wrote since', async () => {
  const quote = await priced();
  const { buyer } = quote;
  const offer = pricedOffer(quote, keeping);
  const first = await quote.complete();
  expect(first.body.completion).toBe(1);
  await firm(buyer, offer.id);
  const shown = (await buyer.get(`offers/${offer.id}`)).body;
  expect(shown.quote.completion).toBe(1);
  const second = await quote.complete(firstPerson({ firstName: 'Zeynep', lastName: 'Kara' }));
  expect(second.body).toMatchObject({ completion: 2, insuredNames: ['Zeynep Kara', 'Daniel O’Connor'] });
  const again = (await firm(buyer, offer.id)).body.offer;
  /* the amount is the same: by it alone nobody could tell */
  expect(again.price).toEqual(shown.offer.price);
  for (const more of [{ completion: shown.quote.completion }, {}]) {
    const payment = paymentOf(market, again, more);
    expect((await buyer.post('purchases/start', payment)).body.code).toBe('insured-changed');
    const { card: _, installmentCount: __, ...rest } = payment;
    const transfer = { ...rest, buyer: { firstName: 'Defne', lastName: 'Aydın' } };
    expect((await buyer.post('purchases/transfer', transfer)).body.code).toBe('insured-changed');
  }
  expect(await ordersOf(quote.quoteId)).toEqual([]);
  const accepted = await buyer.post('purchases/start', paymentOf(market, again, { completion: 2 }));
  await atTheBank(market, accepted.body.purchaseId);
  await waitFor(buyer, accepted.body.purchaseId, 'issued');
  expect((await quote.complete()).body.code).toBe('already-paid');
});

test('an offer of a whole application is paid without the word of a completion', async () => {
  const buyer = market.buyer();
  const [offer] = await askOffers(market, buyer);
  if (!offer) throw new Error('no offer');
  const payment = paymentOf(market, offer, { completion: 1 });
  expect((await buyer.post('purchases/start', payment)).body.code).toBe('insured-changed');
  const { status } = await buyer.post('purchases/start', paymentOf(market, offer));
  expect(status).toBe(200);
});

test('after a correction an offer stands as its insurer said at first, not as kept', async () => {
  const quote = await priced();
  const [indicated, kept] = [pricedOffer(quote, lookingUp), pricedOffer(quote, keeping)];
  await quote.complete(firstPerson({ nationalId: claimantId() }));
  for (const { id } of [indicated, kept]) await firm(quote.buyer, id);
  await quote.complete();
  const standing = async (id: string) => (await quote.buyer.get(`offers/${id}`)).body.offer.standing;
  expect(await standing(indicated.id)).toBe('indicative');
  expect(await standing(kept.id)).toBe('kept');
});

test('who opened a kept quote by a birth date sees no persons that were written into it since', async () => {
  const quote = await priced();
  const { token } = (await quote.buyer.post(`quotes/${quote.quoteId}/save`, {})).body;
  const other = market.buyer();
  const [person] = quote.application.sigortalilar as { dogumTarihi: string }[];
  const claimed = await other.post(`saved-quotes/${token}/claim`, { birthDate: person?.dogumTarihi });
  expect(claimed.body).toEqual({ quoteId: quote.quoteId });
  const { id } = pricedOffer(quote, keeping);
  expect((await other.get(`offers/${id}`)).status).toBe(200);
  await quote.complete();
  expect((await other.get(`offers/${id}`)).status).toBe(404);
  expect((await quote.buyer.get(`offers/${id}`)).status).toBe(200);
  const phoneEnd = String(quote.application.telefon).slice(-4);
  const proven = { birthDate: person?.dogumTarihi, phoneEnd };
  expect((await other.post(`saved-quotes/${token}/claim`, proven)).status).toBe(200);
  expect((await other.get(`offers/${id}`)).body.quote.insuredNames).toHaveLength(2);
});

test('once a payment was tried nothing is corrected, and nobody is told that one is under way', async () => {
  const quote = await priced();
  const { buyer } = quote;
  const offer = pricedOffer(quote, keeping);
  await quote.complete();
  await firm(buyer, offer.id);
  const { purchaseId } = (await buyer.post('purchases/start', paymentOf(market, offer, { completion: 1 })))
    .body;
  expect((await quote.complete()).body.code).toBe('payment-in-progress');
  await atTheBank(market, purchaseId, 'cancel');
  await waitFor(buyer, purchaseId, 'declined');
  expect((await quote.complete()).body.code).toBe('payment-tried');
  /* the same offer may still be paid as it stands */
  const { status } = await buyer.post('purchases/start', paymentOf(market, offer, { completion: 1 }));
  expect(status).toBe(200);
});

/* the embedded database does one transaction after the other: there nobody can meet */
describe.skipIf(!process.env.TEST_DATABASE_URL)('two that meet', () => {
  beforeAll(() => market.stopWorkers());
  afterAll(() => market.startWorkers());

  test('an insurer’s word about the persons of before is not kept for those of now', async () => {
    const { db } = market.context;
    const quote = await priced();
    const { buyer } = quote;
    const indicated = pricedOffer(quote, lookingUp);
    await quote.complete(firstPerson({ nationalId: claimantId() }));
    const { completing, firming } = await db.transaction().execute(async (trx) => {
      await sql`select id from quote where id = ${quote.quoteId} for update`.execute(trx);
      const corrected = quote.complete();
      await someoneWaits(db);
      const asked = firm(buyer, indicated.id);
      /* it waits for who completes, or wrote the old price already */
      await Promise.race([asked, someoneWaits(db, 2)]);
      return { completing: corrected, firming: asked };
    });
    expect((await completing).status).toBe(200);
    expect((await firming).body.code).toBe('insured-changed');
    const { body } = await firm(buyer, indicated.id);
    /* nobody of these persons stands in the claims register */
    expect(body.offer.price).toEqual(indicated.price);
    expect(body.offer.before).toBeUndefined();
  });

  test.each([
    ['not firm any more', false, 'insured-changed'],
    ['firm for others', true, 'insured-changed'],
  ])('a start that finds its offer %s buys nothing and says why', async (_what, isFirmedAgain, code) => {
    const { db, clock } = market.context;
    const quote = await priced();
    const { buyer } = quote;
    const offer = pricedOffer(quote, keeping);
    await quote.complete();
    await firm(buyer, offer.id);
    const { starting } = await db.transaction().execute(async (trx) => {
      await lockPurchase(trx, quote.quoteId, clock);
      const started = buyer.post('purchases/start', paymentOf(market, offer, { completion: 1 }));
      await someoneWaits(db);
      expect((await quote.complete(firstPerson({ lastName: 'Kara' }))).status).toBe(200);
      if (isFirmedAgain) await firm(buyer, offer.id);
      return { starting: started };
    });
    expect((await starting).body.code).toBe(code);
    expect(await ordersOf(quote.quoteId)).toEqual([]);
  });
});
