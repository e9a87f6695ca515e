import { lira } from '@sigorta/contracts/money';
import type { Offer } from '@sigorta/contracts/offer';
import { partOf } from '@sigorta/tooling/test/rotation';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Buyer } from '../buyer.ts';
import { dayHere } from '../day-here.ts';
import {
  askOffers,
  atTheBank,
  cheapest,
  type Market,
  openMarket,
  paymentOf,
  waitFor,
} from '../purchase/market.ts';
import { cards } from '../purchase/outside.ts';

let market: Market;
beforeAll(async () => {
  market = await openMarket();
});
afterAll(() => market.close());

async function withOffer(product = 'foreign-travel'): Promise<{ buyer: Buyer; offer: Offer }> {
  const buyer = market.buyer();
  const offer = await cheapest(market, buyer, product);
  return { buyer, offer };
}

const ledger = async (purchaseId: string) => (await market.look(`charges?basketId=${purchaseId}`)).net;

test('a buyer pays through 3-D Secure and gets policy, receipt and mail', async () => {
  const { buyer, offer } = await withOffer();
  const started = await buyer.post('purchases/start', paymentOf(market, offer));
  expect(started.body).toMatchObject({ next: { kind: 'bank' } });
  const { purchaseId } = started.body;
  const { answers } = await atTheBank(market, purchaseId);
  expect(answers[0]).toMatchObject({
    status: 303,
    location: `/yurtdisi-police-pdf?satin-alma=${purchaseId}`,
  });
  const done = await waitFor(buyer, purchaseId, (body) => body.mail === 'sent');
  expect(done).toMatchObject({
    state: 'issued',
    error: null,
    charged: offer.price,
    personal: { email: 'defne@ornek.example', insuredNames: ['Defne Aydın', 'Daniel O’Connor'] },
    documents: [
      { kind: 'policy', state: 'ready' },
      { kind: 'receipt', state: 'ready' },
    ],
  });
  expect(await ledger(purchaseId)).toMatchObject([{ net: offer.price.minor, charges: 1 }]);
});

test('a product without 3-D Secure is charged at once', async () => {
  const { buyer, offer } = await withOffer('domestic-travel');
  const { body } = await buyer.post('purchases/start', paymentOf(market, offer));
  expect(body.next).toEqual({ kind: 'status' });
  await waitFor(buyer, body.purchaseId, (status) => status.mail === 'sent');
  expect(await ledger(body.purchaseId)).toMatchObject([{ net: offer.price.minor, charges: 1 }]);
});

test('three installments cost what the table said, and the provider is asked for exactly that', async () => {
  const { buyer } = await withOffer();
  const offer = (await askOffers(market, buyer)).find((one) => one.installments);
  if (!offer) throw new Error('nobody offers installments');
  const table = await buyer.post('installments', { offerId: offer.id, cardPrefix: '55287900' });
  expect(table.body).toMatchObject({ credit: true, family: 'Paraf' });
  const three = table.body.options.find((one: { count: number }) => one.count === 3);
  expect(three.total.minor - offer.price.minor).toBe(three.maturityDifference.minor);
  expect(three.first.minor + 2 * three.each.minor).toBe(three.total.minor);
  const { body } = await buyer.post(
    'purchases/start',
    paymentOf(market, offer, { installmentCount: 3, acceptedTotal: three.total }),
  );
  await atTheBank(market, body.purchaseId);
  const done = await waitFor(buyer, body.purchaseId, 'issued');
  expect(done).toMatchObject({ charged: three.total, installmentCount: 3 });
});

test('a debit card is offered one payment only, and more are refused', async () => {
  const { buyer, offer } = await withOffer();
  const table = await buyer.post('installments', { offerId: offer.id, cardPrefix: cards.debit.slice(0, 6) });
  expect(table.body.options).toHaveLength(1);
  const refused = await buyer.post(
    'purchases/start',
    paymentOf(market, offer, { installmentCount: 3 }, { number: cards.debit }),
  );
  expect(refused.body.code).toBe('installment-not-offered');
});

/* effect of each public sandbox card; a lost, stolen or suspected card is told nothing special */
const refusedCards = [
  ['4111111111111129', 'not sufficient funds', 'bank-not-approved'],
  ['4129111111111111', 'do not honour', 'bank-not-approved'],
  ['4128111111111112', 'invalid transaction', 'bank-not-approved'],
  ['4127111111111113', 'lost', 'bank-not-approved'],
  ['4126111111111114', 'stolen', 'bank-not-approved'],
  ['4125111111111115', 'expired', 'card-rejected'],
  ['4124111111111116', 'wrong code', 'card-rejected'],
  ['4123111111111117', 'not permitted to holder', 'bank-not-approved'],
  ['4122111111111118', 'not permitted to terminal', 'bank-not-approved'],
  ['4121111111111119', 'fraud suspect', 'bank-not-approved'],
  ['4120111111111110', 'pick up', 'bank-not-approved'],
  ['4130111111111118', 'general error', 'bank-not-approved'],
  ['4131111111111117', 'mdStatus 0', 'bank-not-approved'],
  ['4141111111111115', 'mdStatus 4', 'bank-not-approved'],
] as const;
/* a third each time; every second product is refused one of them at the wire too */
test.each(partOf(3, refusedCards, dayHere))(
  'card %s (%s) ends as %s, nothing is charged and the buyer may try again',
  async (number, _, code) => {
    const { buyer, offer } = await withOffer();
    const { body } = await buyer.post('purchases/start', paymentOf(market, offer, {}, { number }));
    await atTheBank(market, body.purchaseId);
    const end = await waitFor(buyer, body.purchaseId, 'declined');
    expect(end).toMatchObject({ error: code, charged: null });
    expect(await ledger(body.purchaseId)).toEqual([]);
    const again = await buyer.post('purchases/start', paymentOf(market, offer));
    expect(again.body).toMatchObject({ purchaseId: body.purchaseId, next: { kind: 'bank' } });
    await atTheBank(market, body.purchaseId);
    await waitFor(buyer, body.purchaseId, 'issued');
    expect(await ledger(body.purchaseId)).toMatchObject([{ charges: 1, net: offer.price.minor }]);
  },
);

test('a card whose 3-D Secure cannot begin is refused at once, and so is it without 3-D Secure', async () => {
  const { buyer, offer } = await withOffer();
  const refused = await buyer.post(
    'purchases/start',
    paymentOf(market, offer, {}, { number: '4151111111111112' }),
  );
  expect(refused).toMatchObject({ status: 402, body: { code: 'bank-not-approved' } });
  const domestic = await withOffer('domestic-travel');
  const direct = await domestic.buyer.post(
    'purchases/start',
    paymentOf(market, domestic.offer, {}, { number: '4111111111111129' }),
  );
  expect(direct).toMatchObject({ status: 402, body: { code: 'bank-not-approved' } });
});

test.each([
  ['wrong code three times', ['wrong-code', 'wrong-code', 'wrong-code']],
  ['leaving the bank', ['cancel']],
])('%s at the bank is "bank did not approve", nothing charged', async (_, actions) => {
  const { buyer, offer } = await withOffer();
  const { body } = await buyer.post('purchases/start', paymentOf(market, offer));
  for (const action of actions) await atTheBank(market, body.purchaseId, action);
  expect(await waitFor(buyer, body.purchaseId, 'declined')).toMatchObject({ error: 'bank-not-approved' });
  expect(await ledger(body.purchaseId)).toEqual([]);
});

test("another session's offer and purchase are not there", async () => {
  const { buyer, offer } = await withOffer();
  const stranger = market.buyer();
  await stranger.get('partner/website-info');
  expect((await stranger.post('purchases/start', paymentOf(market, offer))).body.code).toBe('not-found');
  expect((await stranger.post('coupons/check', { offerId: offer.id, code: 'CARSI10' })).body.code).toBe(
    'not-found',
  );
  const { body } = await buyer.post('purchases/start', paymentOf(market, offer));
  await atTheBank(market, body.purchaseId);
  await waitFor(buyer, body.purchaseId, (status) => status.documents[0].state === 'ready');
  const seen = (await stranger.get(`purchases/${body.purchaseId}`)).body;
  expect(seen).toMatchObject({ state: 'issued', personal: null });
  expect(JSON.stringify(seen)).not.toMatch(/Defne|ornek/);
  const link = await stranger.post(`purchases/${body.purchaseId}/document-link`, { kind: 'policy' });
  expect(link).toMatchObject({ status: 404, body: { code: 'not-found' } });
});

test('a paid offer is not paid again', async () => {
  const { buyer, offer } = await withOffer();
  const { body } = await buyer.post('purchases/start', paymentOf(market, offer));
  await atTheBank(market, body.purchaseId);
  await waitFor(buyer, body.purchaseId, 'issued');
  expect(await buyer.post('purchases/start', paymentOf(market, offer))).toMatchObject({
    status: 409,
    body: { code: 'already-paid' },
  });
});

test('a coupon lowers the price that is charged', async () => {
  const { buyer, offer } = await withOffer();
  const checked = (await buyer.post('coupons/check', { offerId: offer.id, code: ' carsi10 ' })).body;
  expect(checked).toMatchObject({ code: 'CARSI10', discount: lira(Math.floor(offer.price.minor / 10)) });
  const wrong = await buyer.post('purchases/start', paymentOf(market, offer, { coupon: 'carsi10' }));
  expect(wrong.body.code).toBe('offer-price-changed');
  const { body } = await buyer.post(
    'purchases/start',
    paymentOf(market, offer, { coupon: 'carsi10', acceptedTotal: checked.price }),
  );
  await atTheBank(market, body.purchaseId);
  expect(await waitFor(buyer, body.purchaseId, 'issued')).toMatchObject({ charged: checked.price });
});

test('the last use of a coupon is taken once by eight buyers at the same moment', async () => {
  const { db } = market.context;
  await db
    .insertInto('coupon')
    .values({
      code: 'SON1',
      kind: 'amount',
      value: 500,
      valid_from: new Date(0),
      valid_until: new Date('2030-01-01'),
      max_uses: 1,
    })
    .execute();
  const ready = await Promise.all(Array.from({ length: 8 }, () => withOffer()));
  const all = await Promise.all(
    ready.map(({ buyer, offer }) =>
      buyer.post(
        'purchases/start',
        paymentOf(market, offer, { coupon: 'SON1', acceptedTotal: lira(offer.price.minor - 500) }),
      ),
    ),
  );
  expect(all.filter((one) => one.status === 200)).toHaveLength(1);
  expect(all.filter((one) => one.body.code === 'coupon-not-valid')).toHaveLength(7);
});

test('the last use of a coupon stays with the buyer who starts again, with this offer or another of the quote', async () => {
  const { db } = market.context;
  const end = { valid_from: new Date(0), valid_until: new Date('2030-01-01'), max_uses: 1 };
  await db
    .insertInto('coupon')
    .values({ code: 'SON2', kind: 'amount', value: 500, ...end })
    .execute();
  const { buyer } = await withOffer();
  const [offer, another] = await askOffers(market, buyer);
  if (!offer || !another) throw new Error('two offers are needed');
  const request = (one: Offer) =>
    paymentOf(market, one, { coupon: 'SON2', acceptedTotal: lira(one.price.minor - 500) });
  for (const one of [offer, offer, another, offer]) {
    expect((await buyer.post('coupons/check', { offerId: one.id, code: 'SON2' })).body.code).toBe('SON2');
    expect((await buyer.post('purchases/start', request(one))).body).toMatchObject({
      next: { kind: 'bank' },
    });
  }
  const stranger = await withOffer();
  const refused = await stranger.buyer.post('purchases/start', request(stranger.offer));
  expect(refused.body.code).toBe('coupon-not-valid');
  const coupon = db.selectFrom('coupon').select('uses').where('code', '=', 'SON2');
  expect(await coupon.executeTakeFirst()).toEqual({ uses: 1 });
});

test('an expired offer is neither priced nor paid', async () => {
  const { buyer, offer } = await withOffer();
  await market.context.db
    .updateTable('offer')
    .set({ valid_until: new Date(Date.now() - 1) })
    .where('id', '=', offer.id)
    .execute();
  for (const [producer, request] of [
    ['purchases/start', paymentOf(market, offer)],
    ['installments', { offerId: offer.id, cardPrefix: '552879' }],
    ['coupons/check', { offerId: offer.id, code: 'CARSI10' }],
  ] as const)
    expect((await buyer.post(producer, request)).body.code).toBe('offer-expired');
});

test('a quote is bought once: paying for another offer of it replaces a visit to the bank, and is refused afterwards', async () => {
  const { buyer } = await withOffer();
  const [first, second] = await askOffers(market, buyer);
  if (!first || !second) throw new Error('two offers are needed');
  const left = await buyer.post('purchases/start', paymentOf(market, first));
  const taken = await buyer.post('purchases/start', paymentOf(market, second));
  expect(taken.body.next.kind).toBe('bank');
  await atTheBank(market, left.body.purchaseId);
  await atTheBank(market, taken.body.purchaseId);
  await waitFor(buyer, taken.body.purchaseId, 'issued');
  expect(await ledger(left.body.purchaseId)).toEqual([]);
  const again = await buyer.post('purchases/start', paymentOf(market, first));
  expect(again.body.code).toBe('already-paid');
  expect(await ledger(taken.body.purchaseId)).toMatchObject([{ charges: 1 }]);
});
