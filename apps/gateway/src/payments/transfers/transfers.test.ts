import { lira } from '@sigorta/contracts/money';
import type { Offer } from '@sigorta/contracts/offer';
import { todayInIstanbul } from '@sigorta/validators/istanbul';
import { readTransferReference } from '@sigorta/validators/transfer-reference';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkLedger } from '../../purchase/ledger/checks/check-ledger.ts';
import type { Buyer, Reply } from '../../testing/buyer.ts';
import {
  askOffers,
  atTheBank,
  type Market,
  openMarket,
  paymentOf,
  waitFor,
} from '../../testing/purchase/market.ts';
import {
  askFor,
  freePayment,
  paymentOf as generalPayment,
  waitForPayment,
} from '../../testing/requests/payments.ts';
import { agree } from '../../testing/second-person.ts';
import { signInAsStaff } from '../../testing/staff.ts';
import { mailsAbout, transferOf } from '../../testing/transfers/transfer-of.ts';
import { expireTransfer } from './expire-transfer.ts';

let market: Market;
let finance: Buyer;
let owner: Buyer;

beforeAll(async () => {
  market = await openMarket();
  finance = market.buyer();
  await signInAsStaff(market.context, finance, 'finance');
  owner = market.buyer();
  await signInAsStaff(market.context, owner, 'owner');
});
afterAll(() => market.close());

const today = () => todayInIstanbul(new Date());

/** Two that are held long enough for money to arrive. */
async function offersOf(buyer: Buyer): Promise<[Offer, Offer]> {
  const held: Offer[] = [];
  for (const offer of await askOffers(market, buyer)) {
    const { body } = await buyer.get(`offers/${offer.id}`);
    if (body.transferUntil !== null) held.push(offer);
  }
  const [offer, another] = held;
  if (!offer || !another) throw new Error('fewer than two such offers');
  return [offer, another];
}

async function waiting() {
  const buyer = market.buyer();
  const [offer, another] = await offersOf(buyer);
  const { body } = await buyer.post('purchases/transfer', transferOf(market, offer));
  const { id } = await rowOf(body.purchaseId);
  return { buyer, offer, another, purchaseId: body.purchaseId as string, id };
}

const rowOf = (orderId: string) =>
  market.context.db
    .selectFrom('transfer')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow();

const askEntry = (id: string, minor: number, staff = finance) =>
  staff.post('panel/transfers/enter', { id, amount: lira(minor), arrivedOn: today() });
const askSettling = (id: string, how: 'take' | 'return') =>
  finance.post('panel/transfers/settle', { id, how, note: 'Ekstreye göre' });

const orderOf = async (id: string): Promise<string> =>
  (
    await market.context.db
      .selectFrom('transfer')
      .select('order_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).order_id;

/** What one person asked for and another agrees to at once; the answer to who asked. */
const agreed = async (id: string, asked: Reply): Promise<Reply> => {
  if (asked.status === 200)
    expect((await agree(owner, await orderOf(id)))?.body).toEqual({ state: 'approved' });
  return asked;
};
const enter = async (id: string, minor: number, staff = finance) =>
  agreed(id, await askEntry(id, minor, staff));
const settle = async (id: string, how: 'take' | 'return') => agreed(id, await askSettling(id, how));
const listed = async (id: string) =>
  (await finance.post('panel/transfers', {})).body.rows.find((row: { id: string }) => row.id === id);

/** The hours pass: no work of others depends on them. */
async function timeIsOver(id: string): Promise<void> {
  await market.context.db
    .updateTable('transfer')
    .set((to) => ({ expires_at: new Date(Date.now() - 1000), version: to('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
  await expireTransfer(market.context, id);
}

const policiesOf = async (reference: string) =>
  (await market.look(`policies?reference=${reference}`)).policies;

test('a transfer waits with account, reference and time, is confirmed by staff, and becomes the policy', async () => {
  const { buyer, offer, purchaseId, id } = await waiting();
  const { body } = await buyer.get(`purchases/${purchaseId}`);
  expect(body).toMatchObject({ state: 'awaiting-transfer', charged: null });
  const { transfer } = body.personal;
  expect(transfer).toMatchObject({
    state: 'waiting',
    iban: 'TR130999900000000000000017',
    amount: offer.price,
  });
  expect(readTransferReference(transfer.reference)).toBe(transfer.reference);
  const shown = await buyer.get(`offers/${offer.id}`);
  expect(Date.parse(transfer.until)).toBeLessThanOrEqual(Date.parse(shown.body.transferUntil) + 1000);
  expect((await market.buyer().get(`purchases/${purchaseId}`)).body.personal).toBeNull();

  await expect.poll(() => mailsAbout(market, id)).toEqual(['transfer-waiting']);
  expect((await enter(id, offer.price.minor)).body).toEqual({ verdict: 'right' });
  const done = await waitFor(buyer, purchaseId, (status) => status.mail === 'sent');
  expect(done).toMatchObject({ state: 'issued', charged: offer.price, personal: { transfer: null } });
  expect(await policiesOf(purchaseId)).toHaveLength(1);
  await expect.poll(() => mailsAbout(market, id)).toContain('transfer-received');
  /* from the purchase the panel leads to the transfer, by what its list is searched by */
  const { transferReference: search } = (await finance.get(`panel/payments/${purchaseId}`)).body;
  expect(search).toBe(transfer.reference);
  expect((await finance.post('panel/transfers', { search })).body.rows).toMatchObject([{ id }]);
  /* what the buyer wrote beside his transfer is the number of the payment, on the receipt too */
  const paid = market.context.db
    .selectFrom('attempt')
    .select('psp_payment_id')
    .where('order_id', '=', purchaseId);
  expect(await paid.execute()).toEqual([{ psp_payment_id: transfer.reference }]);
});

test('one person who reads the statement makes no policy, and does not agree with himself', async () => {
  const { offer, purchaseId, id } = await waiting();
  expect((await askEntry(id, offer.price.minor)).body).toEqual({ verdict: 'right' });
  expect((await askEntry(id, offer.price.minor, owner)).body.code).toBe('request-closed');
  expect(await listed(id)).toMatchObject({ state: 'waiting', isAsked: true });
  const [open] = (await finance.post('panel/proposals', { part: 'own' })).body.rows;
  expect(open).toMatchObject({ kind: 'transfer-entry', orderId: purchaseId, mayDecide: false });
  const yes = { id: open.id, approve: true, note: 'Ekstreye baktım' };
  expect((await finance.post('panel/proposals/decide', yes)).body.code).toBe('not-allowed');
  expect(await policiesOf(purchaseId)).toEqual([]);
});

test('money that was asked about stays asked about when its purchase waits no longer, and is a case then', async () => {
  const { offer, purchaseId, id } = await waiting();
  await askEntry(id, offer.price.minor);
  const [open] = (await finance.post('panel/proposals', { part: 'own' })).body.rows;
  await timeIsOver(id);
  expect((await finance.get(`panel/proposals/${open.id}`)).body).toMatchObject({ state: 'asked' });
  expect((await agree(owner, purchaseId))?.body).toEqual({ state: 'kept-open' });
  expect(await listed(id)).toMatchObject({ state: 'case', verdict: 'late', mayTake: true });
  expect(await policiesOf(purchaseId)).toEqual([]);
});

test('so it is where the clock alone has passed, which nothing tells of', async () => {
  const { buyer, offer, purchaseId, id } = await waiting();
  await askEntry(id, offer.price.minor);
  const { context } = market;
  const { clock } = context;
  context.clock = () => new Date(Date.now() + 49 * 3_600_000);
  const late = market.buyer();
  await signInAsStaff(context, late, 'owner');
  expect((await agree(late, purchaseId))?.body).toEqual({ state: 'kept-open' });
  context.clock = clock;
  expect((await buyer.get(`purchases/${purchaseId}`)).body.state).toBe('awaiting-transfer');
  expect(await policiesOf(purchaseId)).toEqual([]);
});

test('money under a reference that its buyer asked anew for is a case and goes back; the new one is waited for', async () => {
  const { buyer, offer, purchaseId, id } = await waiting();
  await timeIsOver(id);
  await buyer.post('purchases/transfer', transferOf(market, offer));
  const again = await rowOf(purchaseId);
  expect(again.id).not.toBe(id);
  expect((await enter(id, offer.price.minor)).body).toEqual({ verdict: 'late' });
  expect(await listed(id)).toMatchObject({ state: 'case', open: offer.price, mayTake: false });
  expect((await buyer.get(`purchases/${purchaseId}`)).body.state).toBe('awaiting-transfer');
  expect((await settle(id, 'return')).status).toBe(200);
  expect((await enter(again.id, offer.price.minor)).body).toEqual({ verdict: 'right' });
  expect(await waitFor(buyer, purchaseId, 'issued')).toMatchObject({ charged: offer.price });
});

test('asked for after its time by a buyer who was quicker than the clock’s job, it is another transfer', async () => {
  const { buyer, offer, purchaseId, id } = await waiting();
  await market.context.db
    .updateTable('transfer')
    .set((to) => ({ expires_at: new Date(Date.now() - 1000), version: to('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
  const { body } = await buyer.post('purchases/transfer', transferOf(market, offer));
  expect(body.purchaseId).toBe(purchaseId);
  const again = await rowOf(purchaseId);
  expect(again.id).not.toBe(id);
  expect(again.expires_at.getTime()).toBeGreaterThan(Date.now());
  expect(await listed(id)).toMatchObject({ state: 'expired' });
});

test('asked for twice, it is one transfer', async () => {
  const { buyer, offer, purchaseId, id } = await waiting();
  const { body } = await buyer.post('purchases/transfer', transferOf(market, offer));
  expect(body.purchaseId).toBe(purchaseId);
  expect((await rowOf(purchaseId)).id).toBe(id);
});

test('when the time is over nothing is waited for, the buyer is told and may pay by card', async () => {
  const { buyer, offer, purchaseId, id } = await waiting();
  await timeIsOver(id);
  const { body } = await buyer.get(`purchases/${purchaseId}`);
  expect(body).toMatchObject({
    state: 'expired',
    error: 'transfer-expired',
    personal: { transfer: { state: 'expired' } },
  });
  await expect.poll(() => mailsAbout(market, id)).toContain('transfer-expired');
  await buyer.post('purchases/start', paymentOf(market, offer));
  await atTheBank(market, purchaseId);
  expect(await waitFor(buyer, purchaseId, 'issued')).toMatchObject({ charged: offer.price });
});

test('money that comes late makes no policy by itself; a person may take it while the offer is held', async () => {
  const { buyer, offer, purchaseId, id } = await waiting();
  await timeIsOver(id);
  expect((await enter(id, offer.price.minor)).body).toEqual({ verdict: 'late' });
  expect((await buyer.get(`purchases/${purchaseId}`)).body.state).toBe('expired');
  expect(await listed(id)).toMatchObject({ state: 'case', verdict: 'late', mayTake: true });
  expect((await settle(id, 'take')).body).toEqual({ success: true });
  expect(await waitFor(buyer, purchaseId, 'issued')).toMatchObject({ charged: offer.price });
});

test('late money whose offer ended can only go back', async () => {
  const { offer, purchaseId, id } = await waiting();
  await timeIsOver(id);
  await enter(id, offer.price.minor);
  await market.context.db
    .updateTable('offer')
    .set({ quote_until: new Date(0) })
    .where('id', '=', offer.id)
    .execute();
  expect(await listed(id)).toMatchObject({ state: 'case', verdict: 'late', mayTake: false });
  expect((await settle(id, 'take')).body.code).toBe('request-closed');
  expect((await settle(id, 'return')).status).toBe(200);
  expect((await settle(id, 'return')).body.code).toBe('not-found');
  expect(await policiesOf(purchaseId)).toEqual([]);
});

test('late money of a quote that another offer was bought of can only go back', async () => {
  const { buyer, offer, another, id } = await waiting();
  await timeIsOver(id);
  await enter(id, offer.price.minor);
  expect((await listed(id)).mayTake).toBe(true);
  const { body } = await buyer.post('purchases/start', paymentOf(market, another));
  await atTheBank(market, body.purchaseId);
  await waitFor(buyer, body.purchaseId, 'issued');
  expect((await listed(id)).mayTake).toBe(false);
  expect((await settle(id, 'take')).body.code).toBe('request-closed');
});

test('late money of a transfer that a person rejected pays for its order as long as the offer is held', async () => {
  const { buyer, offer, purchaseId, id } = await waiting();
  await finance.post('panel/transfers/reject', { id, note: 'Alıcı vazgeçti' });
  await enter(id, offer.price.minor);
  expect((await listed(id)).mayTake).toBe(true);
  expect((await settle(id, 'take')).body).toEqual({ success: true });
  await waitFor(buyer, purchaseId, 'issued');
});

test('a wrong amount stops the order for a person, who sends it back or takes it with the rest', async () => {
  const { buyer, offer, purchaseId, id } = await waiting();
  expect((await enter(id, offer.price.minor - 1)).body).toEqual({ verdict: 'wrong-amount' });
  expect((await buyer.get(`purchases/${purchaseId}`)).body.state).toBe('manual');
  expect((await listed(id)).mayTake).toBe(false);
  expect((await settle(id, 'take')).body.code).toBe('request-closed');
  expect((await enter(id, 1)).body).toEqual({ verdict: 'surplus' });
  expect((await settle(id, 'take')).status).toBe(200);
  await waitFor(buyer, purchaseId, 'issued');

  const other = await waiting();
  await enter(other.id, 100);
  expect((await settle(other.id, 'return')).status).toBe(200);
  expect((await other.buyer.get(`purchases/${other.purchaseId}`)).body.state).toBe('expired');
});

test('what is more than was asked for stays a case when the rest is taken, and goes back', async () => {
  const { buyer, offer, purchaseId, id } = await waiting();
  await enter(id, offer.price.minor - 100);
  await enter(id, offer.price.minor + 30);
  expect((await settle(id, 'take')).status).toBe(200);
  expect(await waitFor(buyer, purchaseId, 'issued')).toMatchObject({ charged: offer.price });
  const rest = lira(offer.price.minor - 70);
  expect(await listed(id)).toMatchObject({ state: 'case', verdict: 'surplus', open: rest, mayTake: false });
  expect((await settle(id, 'return')).status).toBe(200);
  expect(await listed(id)).toMatchObject({ state: 'confirmed', open: null });
  expect((await checkLedger(market.context.db)).broken).toEqual([]);
});

test.each([30, 31, 32, 33])(
  'of an arrival that brings %s kuruş too much the amount pays, and those go back',
  async (more) => {
    const { buyer, offer, purchaseId, id } = await waiting();
    await enter(id, offer.price.minor + more);
    expect((await settle(id, 'take')).status).toBe(200);
    expect(await waitFor(buyer, purchaseId, 'issued')).toMatchObject({ charged: offer.price });
    expect(await listed(id)).toMatchObject({ state: 'case', open: lira(more) });
  },
);

test('money that comes a second time is a case and makes no second policy', async () => {
  const { buyer, offer, purchaseId, id } = await waiting();
  await enter(id, offer.price.minor);
  await waitFor(buyer, purchaseId, 'issued');
  expect((await enter(id, offer.price.minor)).body).toEqual({ verdict: 'surplus' });
  expect(await listed(id)).toMatchObject({ state: 'case', open: offer.price, mayTake: false });
  expect(await policiesOf(purchaseId)).toHaveLength(1);
});

test('who pays by card after all, or buys another offer, is waited for no longer', async () => {
  const first = await waiting();
  await first.buyer.post('purchases/start', paymentOf(market, first.offer));
  expect((await rowOf(first.purchaseId)).state).toBe('WITHDRAWN');
  await atTheBank(market, first.purchaseId);
  await waitFor(first.buyer, first.purchaseId, 'issued');
  expect((await enter(first.id, first.offer.price.minor)).body).toEqual({ verdict: 'late' });

  const second = await waiting();
  await second.buyer.post('purchases/start', paymentOf(market, second.another));
  expect((await rowOf(second.purchaseId)).state).toBe('WITHDRAWN');
});

test('a buyer at the bank may turn to a transfer; the bank’s late yes charges nothing', async () => {
  const buyer = market.buyer();
  const [offer] = await offersOf(buyer);
  const { body } = await buyer.post('purchases/start', paymentOf(market, offer));
  expect((await buyer.post('purchases/transfer', transferOf(market, offer))).body.purchaseId).toBe(
    body.purchaseId,
  );
  await atTheBank(market, body.purchaseId);
  expect((await market.look(`charges?basketId=${body.purchaseId}`)).net).toEqual([]);
  expect((await buyer.get(`purchases/${body.purchaseId}`)).body.state).toBe('awaiting-transfer');
});

test.each([
  ['another price', { acceptedTotal: lira(1) }, 'offer-price-changed'],
  ['no consents', { consents: [] }, 'consent-missing'],
  ['no name', { buyer: { firstName: '', lastName: 'A' } }, 'invalid-input'],
])('%s is refused as it is for a card', async (_, more, code) => {
  const buyer = market.buyer();
  const [offer] = await offersOf(buyer);
  expect((await buyer.post('purchases/transfer', transferOf(market, offer, more))).body.code).toBe(code);
});

test('a partner without an account and an offer that ends too soon take no transfer', async () => {
  const buyer = market.buyer();
  const [offer] = await offersOf(buyer);
  await market.context.db
    .updateTable('offer')
    .set({ quote_until: new Date(Date.now() + 3_600_000) })
    .where('id', '=', offer.id)
    .execute();
  expect((await buyer.get(`offers/${offer.id}`)).body.transferUntil).toBeNull();
  expect((await buyer.post('purchases/transfer', transferOf(market, offer))).body.code).toBe(
    'transfer-not-offered',
  );
});

test('a rejected transfer lets the order go', async () => {
  const { buyer, purchaseId, id } = await waiting();
  expect((await finance.post('panel/transfers/reject', { id, note: 'Alıcı vazgeçti' })).status).toBe(200);
  expect((await buyer.get(`purchases/${purchaseId}`)).body.state).toBe('expired');
});

test('a refund of a transfer is a person’s work, told to the buyer when it waits and when it was sent', async () => {
  const { buyer, offer, purchaseId, id } = await waiting();
  await enter(id, offer.price.minor);
  await waitFor(buyer, purchaseId, (status) => status.mail === 'sent');
  const { db } = market.context;
  const asker = market.buyer();
  await signInAsStaff(market.context, asker, 'call-centre');
  const wanted = { orderId: purchaseId, amountMinor: offer.price.minor, reason: 'Alıcı vazgeçti' };
  expect((await asker.post('panel/refunds/ask', wanted)).body).toEqual({ success: true });
  const [ask] = (await finance.get(`panel/payments/${purchaseId}`)).body.proposals;
  const decision = { id: ask.id, approve: true, note: 'Alıcıyla görüşüldü' };
  expect((await finance.post('panel/proposals/decide', decision)).body).toEqual({ state: 'approved' });
  await waitFor(buyer, purchaseId, 'refund-by-hand');
  const refund = await db
    .selectFrom('refund')
    .selectAll()
    .where('order_id', '=', purchaseId)
    .executeTakeFirstOrThrow();
  expect(refund).toMatchObject({ state: 'MANUAL', provider_code: 'transfer', amount: offer.price.minor });
  const sent = { refundId: refund.id, sentOn: today(), reference: 'EFT 4471902' };
  const clerk = market.buyer();
  await signInAsStaff(market.context, clerk, 'call-centre');
  expect((await clerk.post('panel/refunds/close', sent)).status).toBe(403);
  const close = (change: object = {}) => finance.post('panel/refunds/close', { ...sent, ...change });
  expect((await close({ sentOn: '2099-01-01' })).body.fields).toMatchObject([{ field: 'sentOn' }]);
  expect((await close({ sentOn: '2020-01-01' })).body.fields).toMatchObject([{ field: 'sentOn' }]);
  expect((await close({ reference: ' x ' })).body.fields).toMatchObject([{ field: 'reference' }]);
  expect((await close()).body).toEqual({ success: true });
  expect((await close()).body.code).toBe('request-closed');
  const [said] = (await owner.get(`panel/payments/${purchaseId}`)).body.proposals;
  const agreed = { id: said.id, approve: true, note: 'Dekontu gördüm' };
  expect((await owner.post('panel/proposals/decide', agreed)).body).toEqual({ state: 'approved' });
  expect(await waitFor(buyer, purchaseId, 'refunded')).toMatchObject({ charged: null });
  const [shown] = (await finance.get(`panel/payments/${purchaseId}`)).body.refunds;
  expect(shown).toMatchObject({
    state: 'DONE',
    mayClose: false,
    byHand: { sentOn: today(), reference: 'EFT 4471902', closedBy: 'Deneme finance', note: null },
  });
});

test('general payments take transfers too: a typed one and one that was asked for', async () => {
  const buyer = market.buyer();
  const way = { way: { kind: 'transfer' } };
  const { body } = await buyer.post('payments/start', generalPayment(freePayment(), way));
  const { personal } = (await buyer.get(`payments/${body.paymentId}`)).body;
  expect(personal.transfer).toMatchObject({ state: 'waiting', amount: lira(125_050) });
  await enter((await rowOf(body.paymentId)).id, 125_050);
  expect(await waitForPayment(buyer, body.paymentId, 'paid')).toMatchObject({
    way: 'transfer',
    receipt: 'ready',
  });

  const { id, token } = await askFor(finance);
  await buyer.post('payment-requests/open', { token, detail: '4217' });
  const asked = await buyer.post('payments/start', generalPayment({ kind: 'request', token }, way));
  const row = await rowOf(asked.body.paymentId);
  await timeIsOver(row.id);
  expect((await buyer.get(`payments/${asked.body.paymentId}`)).body).toMatchObject({
    state: 'expired',
    error: 'transfer-expired',
  });
  expect((await finance.post('panel/payment-requests/cancel', { id })).status).toBe(200);
  await enter(row.id, 125_050);
  expect((await settle(row.id, 'take')).body.code).toBe('request-closed');
});

test('late money of what was typed first pays that amount, whatever was typed since', async () => {
  const buyer = market.buyer();
  const of = freePayment();
  const byTransfer = { amount: lira(100_000), way: { kind: 'transfer' } };
  const { body } = await buyer.post('payments/start', generalPayment(of, byTransfer));
  const { id } = await rowOf(body.paymentId);
  /* by card, and more: the transfer is waited for no longer */
  await buyer.post(
    'payments/start',
    generalPayment({ ...of, reference: 'SON-2' }, { amount: lira(200_000) }),
  );
  await enter(id, 100_000);
  expect((await settle(id, 'take')).status).toBe(200);
  expect(await waitForPayment(buyer, body.paymentId, 'paid')).toMatchObject({
    amount: lira(100_000),
    way: 'transfer',
  });
});

test('only who may confirm transfers does, and only of the own scope; the list is found by reference', async () => {
  const { id, purchaseId, offer } = await waiting();
  const [agent, caller] = [market.buyer(), market.buyer()];
  await signInAsStaff(market.context, agent, 'agent', 'kaya-acente');
  await signInAsStaff(market.context, caller, 'call-centre');
  expect((await enter(id, offer.price.minor, caller)).status).toBe(403);
  expect((await agent.post('panel/transfers', {})).body.rows).toEqual([]);
  const { reference } = await rowOf(purchaseId);
  const typed = `${reference.slice(0, 4)}-${reference.slice(4)}`.toLowerCase();
  const found = await caller.post('panel/transfers', { search: typed });
  expect(found.body.rows).toMatchObject([{ id, state: 'waiting', buyer: 'D*** A***' }]);
});

test('a day that has not come yet is no day of arrival', async () => {
  const { id } = await waiting();
  const { body } = await finance.post('panel/transfers/enter', {
    id,
    amount: lira(100),
    arrivedOn: '2999-01-01',
  });
  expect(body.fields).toMatchObject([{ field: 'arrivedOn' }]);
});
