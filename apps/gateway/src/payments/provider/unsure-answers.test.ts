import { everyThirdDay, inTurn, partOf } from '@sigorta/tooling/test/rotation';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { enqueue } from '../../platform/outbox/enqueue.ts';
import { randomId } from '../../platform/random-id.ts';
import {
  atTheBank,
  attemptOf,
  cheapest,
  type Market,
  openMarket,
  paymentOf,
  waitFor,
} from '../../testing/purchase/market.ts';
import { givenUpSoon } from '../../testing/purchase/outside.ts';

/* What the provider's answers may be taken for, judged by the sandbox's own books. */

let market: Market;
beforeAll(async () => {
  market = await openMarket(givenUpSoon);
});
afterAll(() => market.close());
afterEach(() => market.control('reset', { faultsOnly: true }));

const booked = async (purchaseId: string): Promise<{ kind: string; amount: number; reference: string }[]> =>
  (await market.look(`charges?basketId=${purchaseId}`)).rows;
const refundsOf = (purchaseId: string) =>
  market.context.db
    .selectFrom('refund')
    .selectAll()
    .where('order_id', '=', purchaseId)
    .orderBy('created_at')
    .execute();
const refundMails = async (to: string) =>
  ((await market.look(`mails?to=${to}`)).mails as { subject: string }[]).length;

async function started() {
  const buyer = market.buyer();
  const offer = await cheapest(market, buyer);
  const { purchaseId } = (await buyer.post('purchases/start', paymentOf(market, offer))).body;
  return { buyer, offer, purchaseId: String(purchaseId) };
}

async function bought() {
  const purchase = await started();
  await atTheBank(market, purchase.purchaseId);
  await waitFor(purchase.buyer, purchase.purchaseId, (body) => body.mail === 'sent');
  return purchase;
}

test.each(partOf(3, ['50000', '1', '1001', '11', '10204', '10051', '99999'], everyThirdDay))(
  'an inquiry that fails with %s does not close a charge whose answer was lost',
  async (failureCode) => {
    const { buyer, purchaseId } = await started();
    await market.control('payment', { fault: ['auth-500-after-charge', 'detail-failure'], failureCode });
    await atTheBank(market, purchaseId);
    await expect.poll(async () => (await attemptOf(market, purchaseId)).inquiries).toBeGreaterThan(2);
    expect(await attemptOf(market, purchaseId)).toMatchObject({ state: 'UNKNOWN', error: null });
    /* nobody is told to pay again while the provider keeps the money */
    expect((await buyer.get(`purchases/${purchaseId}`)).body.state).not.toBe('declined');
    await market.control('payment', { fault: 'none' });
    await waitFor(buyer, purchaseId, 'issued');
    expect((await booked(purchaseId)).map(({ kind }) => kind)).toEqual(['charge']);
  },
);

test.each(partOf(2, ['50000', '1', '10204', '99999'], everyThirdDay))(
  'a charge answered with failure %s is asked for, not believed',
  async (failureCode) => {
    const { buyer, purchaseId } = await started();
    await market.control('payment', { fault: 'auth-failure-after-charge', failureCode, times: 1 });
    await atTheBank(market, purchaseId);
    await waitFor(buyer, purchaseId, 'issued');
    expect((await booked(purchaseId)).map(({ kind }) => kind)).toEqual(['charge']);
  },
);

/** A part agreed by staff, as its own row and job. */
async function givePart(purchaseId: string, amount: number): Promise<string> {
  const { db } = market.context;
  const attempt = await attemptOf(market, purchaseId);
  const id = randomId();
  const now = new Date();
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('refund')
      .values({
        id,
        order_id: purchaseId,
        attempt_id: attempt.id,
        state: 'DUE',
        version: 1,
        amount,
        reason: 'agreed-part',
        inquiries: 0,
        created_at: now,
        updated_at: now,
      })
      .execute();
    await enqueue(trx, 'refund', id, now);
  });
  market.context.wake();
  return id;
}

const stateOf = async (purchaseId: string, id: string) =>
  (await refundsOf(purchaseId)).find((row) => row.id === id)?.state;

test('a second part is judged by its own reference: what an earlier part gave back is no sign of it', async () => {
  const { purchaseId } = await bought();
  const first = await givePart(purchaseId, 500);
  await expect.poll(() => stateOf(purchaseId, first)).toBe('DONE');
  await market.control('payment', { fault: 'refund-timeout', times: 1 });
  const second = await givePart(purchaseId, 300);
  await expect
    .poll(async () => (await refundsOf(purchaseId)).find((row) => row.id === second)?.inquiries)
    .toBeGreaterThan(3);
  expect(await stateOf(purchaseId, second)).toBe('UNKNOWN');
  expect(await booked(purchaseId)).toMatchObject([
    { kind: 'refund', amount: -500, reference: first },
    { kind: 'charge' },
  ]);
});

test('a part whose answer was lost is found under its own reference, however late it is made', async () => {
  const { purchaseId } = await bought();
  const first = await givePart(purchaseId, 300);
  await expect.poll(() => stateOf(purchaseId, first)).toBe('DONE');
  await market.control('payment', { fault: 'refund-late', times: 1, refundLateMs: 1_500 });
  const second = await givePart(purchaseId, 300);
  await expect.poll(() => stateOf(purchaseId, second)).toBe('DONE');
  expect((await booked(purchaseId)).filter(({ kind }) => kind === 'refund')).toMatchObject([
    { amount: -300, reference: second },
    { amount: -300, reference: first },
  ]);
});

test.each(
  inTurn(0, ['refund-unsigned', 'refund-wrong-signature', 'refund-failure-after-refund'], everyThirdDay),
)('with %s the buyer is told of money back only when it went back', async (fault) => {
  const { buyer, offer, purchaseId } = await started();
  await market.control(`insurers/${offer.insurer.id}`, { fault: 'issue-refused' });
  await market.control('payment', { fault, times: 1, failureCode: '99999' });
  await atTheBank(market, purchaseId);
  await waitFor(buyer, purchaseId, 'refunded');
  const rows = await booked(purchaseId);
  const [refund] = await refundsOf(purchaseId);
  expect(rows.map(({ kind }) => kind)).toEqual(['cancel', 'charge']);
  expect(rows[0]?.reference).toBe(refund?.id);
});

test('a success without a signature leaves a refund unknown as long as the provider lists none', async () => {
  const { offer, purchaseId } = await started();
  await market.control(`insurers/${offer.insurer.id}`, { fault: 'issue-refused' });
  await market.control('payment', { fault: 'refund-unsigned' });
  const before = await refundMails('defne@ornek.example');
  await atTheBank(market, purchaseId);
  await expect.poll(async () => (await refundsOf(purchaseId))[0]?.inquiries ?? 0).toBeGreaterThan(1);
  expect((await refundsOf(purchaseId))[0]?.state).not.toBe('DONE');
  expect((await booked(purchaseId)).map(({ kind }) => kind)).toEqual(['charge']);
  /* the one that says that money will come back, none that it came */
  expect((await refundMails('defne@ornek.example')) - before).toBeLessThanOrEqual(1);
});

test.each(inTurn(0, ['50000', '1'], everyThirdDay))(
  'a busy answer %s to a refund is tried again, once and no more',
  async (code) => {
    const { buyer, offer, purchaseId } = await started();
    await market.control(`insurers/${offer.insurer.id}`, { fault: 'issue-refused' });
    await market.control('payment', { fault: 'refund-failure', failureCode: code, times: 2 });
    await atTheBank(market, purchaseId);
    await waitFor(buyer, purchaseId, 'refunded');
    expect((await booked(purchaseId)).map(({ kind }) => kind)).toEqual(['cancel', 'charge']);
  },
);

test('a code that no list holds is counted', async () => {
  const counted = async (): Promise<number> => {
    const text = await market.context.metrics.registry.metrics();
    const line = /^payment_unlisted_codes_total\{connector="iyzico",call="charge",class="check"\} (\d+)$/m;
    return Number(line.exec(text)?.[1] ?? 0);
  };
  const before = await counted();
  const { buyer, purchaseId } = await started();
  await market.control('payment', { fault: 'auth-failure-after-charge', failureCode: '5999', times: 1 });
  await atTheBank(market, purchaseId);
  await waitFor(buyer, purchaseId, 'issued');
  expect(await counted()).toBe(before + 1);
});
