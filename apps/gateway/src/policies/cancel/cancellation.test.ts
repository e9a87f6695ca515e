import { partOf } from '@sigorta/tooling/test/rotation';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { bought, cancel, look, pay, settled } from '../../testing/cancellation/bought.ts';
import { askOffers, type Market, openMarket, waitFor } from '../../testing/purchase/market.ts';
import { givenUpSoon } from '../../testing/purchase/outside.ts';

let market: Market;
let later = 0;
beforeAll(async () => {
  market = await openMarket({ ...givenUpSoon, cancelUnknownMs: 60_000 });
  market.context.clock = () => new Date(Date.now() + later);
  /* workers keep the clock they started with */
  await market.stopWorkers();
  market.startWorkers();
});
afterAll(() => market.close());
afterEach(() => market.control('reset', { faultsOnly: true }));
beforeEach(() => {
  later = 0;
});

const rowsOf = (purchaseId: string) =>
  market.context.db.selectFrom('cancellation').selectAll().where('order_id', '=', purchaseId).execute();

const netOf = async (purchaseId: string): Promise<number> =>
  (await market.look(`charges?basketId=${purchaseId}`)).net[0].net;

const mailsOf = async (id: string): Promise<string[]> =>
  (await market.look('mails')).mails
    .map(({ messageId }: { messageId: string }) => messageId)
    .filter((messageId: string) => messageId.includes(id));

test('before cover begins all of it goes back, the policy is over everywhere, and the buyer is told', async () => {
  const one = await bought(market);
  const before = await look(one);
  expect(before).toMatchObject({
    blocked: null,
    cancellation: null,
    reasons: [],
    estimate: { share: 'whole', hasBegun: false, isWithdrawal: true, refund: before.paid, daysUsed: 0 },
  });
  expect((await cancel(one)).status).toBe(200);
  const after = await settled(one, 'refunded');
  expect(after.cancellation).toMatchObject({ kind: 'withdrawal', refund: before.paid, refusal: null });
  expect(await netOf(one.purchaseId)).toBe(0);
  const { policies } = await market.look(`policies?reference=${one.purchaseId}`);
  expect(policies[0].policy).toMatchObject({ state: 'cancelled' });

  const status = (await one.buyer.get(`purchases/${one.purchaseId}`)).body;
  expect(status).toMatchObject({ state: 'refunded', cancellation: 'refunded', error: null, charged: null });
  const [row] = await rowsOf(one.purchaseId);
  await expect.poll(() => mailsOf(row?.id ?? '-')).toHaveLength(1);
  const policy = await market.context.db
    .selectFrom('policy')
    .selectAll()
    .where('order_id', '=', one.purchaseId)
    .executeTakeFirstOrThrow();
  expect(policy.state).toBe('CANCELLED');
  const page = await one.buyer.fetch(`/dogrula/${policy.policy_no}/${policy.fingerprint}`);
  expect(await page.text()).toContain('Bu poliçe iptal edildi');
});

test('once cover has begun the days that are left go back, at once and never a second time', async () => {
  const one = await bought(market);
  const { cover } = await look(one);
  later = Date.parse(`${cover.firstDay}T00:00+03:00`) - Date.now() + 36 * 3_600_000;
  const seen = await look(one);
  const { daysTotal, daysLeft, refund } = seen.estimate;
  expect(seen.estimate).toMatchObject({ share: 'days', hasBegun: true, daysUsed: 2 });
  expect(refund.minor).toBe(Math.floor((seen.paid.minor * daysLeft) / daysTotal));
  const answers = await Promise.all([cancel(one), cancel(one), cancel(one)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  await settled(one, 'refunded');
  expect((await cancel(one)).status).toBe(200);
  expect(await rowsOf(one.purchaseId)).toHaveLength(1);
  expect(await netOf(one.purchaseId)).toBe(seen.paid.minor - refund.minor);
  const { body } = await one.buyer.get(`purchases/${one.purchaseId}`);
  expect(body.charged.minor).toBe(seen.paid.minor - refund.minor);
});

test('an insurer that speaks SOAP is asked in its own words, and a lost answer is looked up in them', async () => {
  const buyer = market.buyer();
  const offer = (await askOffers(market, buyer, 'home')).find(({ insurer }) =>
    ['poyraztas', 'sarikavak'].includes(insurer.id),
  );
  if (!offer) throw new Error('no SOAP insurer offers it');
  const one = await pay(market, buyer, offer);
  await market.control(`insurers/${offer.insurer.id}`, { fault: 'cancel-timeout-but-cancelled', times: 1 });
  await cancel(one);
  const { cancellation, paid } = await settled(one, 'refunded');
  expect(cancellation?.refund).toEqual(paid);
  expect(await netOf(one.purchaseId)).toBe(0);
});

test('an insurer that keeps a part gives back the rest, and both amounts are shown', async () => {
  const one = await bought(market);
  await market.control(`insurers/${one.offer.insurer.id}`, { fault: 'cancel-less' });
  await cancel(one);
  const { cancellation, paid } = await settled(one, 'refunded');
  expect(cancellation?.expected).toEqual(paid);
  expect(cancellation?.refund.minor).toBeLessThan(paid.minor);
  expect(await netOf(one.purchaseId)).toBe(paid.minor - (cancellation?.refund.minor ?? 0));
});

test('a refusal is told with its reason, the policy stands, and the buyer may ask again', async () => {
  const one = await bought(market);
  await market.control(`insurers/${one.offer.insurer.id}`, { fault: 'cancel-refused', reason: 'claim-open' });
  await cancel(one);
  const seen = await settled(one, 'refused');
  expect(seen).toMatchObject({ blocked: null, cancellation: { refusal: 'claim-open' } });
  expect((await one.buyer.get(`purchases/${one.purchaseId}`)).body).toMatchObject({
    state: 'issued',
    cancellation: 'refused',
    charged: seen.paid,
  });
  const [first] = await rowsOf(one.purchaseId);
  await expect.poll(() => mailsOf(first?.id ?? '-')).toHaveLength(2);
  await market.control(`insurers/${one.offer.insurer.id}`, { fault: 'none' });
  await cancel(one);
  await settled(one, 'refunded');
  expect(await rowsOf(one.purchaseId)).toHaveLength(2);
  expect(await netOf(one.purchaseId)).toBe(0);
});

test('a policy the insurer ended by another notice is left to a person; nobody is told that it stands', async () => {
  const one = await bought(market);
  const { policy_no: policyNo } = await market.context.db
    .selectFrom('policy')
    .select('policy_no')
    .where('order_id', '=', one.purchaseId)
    .executeTakeFirstOrThrow();
  const now = new Date().toISOString();
  await market.context.insurerPolicies.cancel(one.offer.insurer.id, {
    reference: 'somebody-elses-notice',
    policyReference: one.purchaseId,
    policyNo: policyNo ?? '',
    kind: 'cancellation',
    reason: null,
    concludedAt: now,
    requestedAt: now,
  });
  await cancel(one);
  const { cancellation } = await settled(one, 'manual');
  expect(cancellation?.refusal).toBeNull();
});

test('a word for its no that we never heard is told as another reason', async () => {
  const one = await bought(market);
  await market.control(`insurers/${one.offer.insurer.id}`, { fault: 'cancel-refused', reason: 'KAYIT-77' });
  await cancel(one);
  expect((await settled(one, 'refused')).cancellation?.refusal).toBe('other');
});

const unclear = [
  ['cancels and says nothing', 'cancel-timeout-but-cancelled'],
  ['answers nonsense', 'garbage'],
  ['is down', 'down'],
  ['does not cancel and says nothing', 'cancel-timeout'],
  ['answers under another key', 'wrong-cancellation'],
] as const;
test.each(partOf(2, unclear))(
  'an insurer that %s is asked, and the money goes back once',
  async (_, fault) => {
    const one = await bought(market);
    await market.control(`insurers/${one.offer.insurer.id}`, { fault, times: 1 });
    await cancel(one);
    await settled(one, 'refunded');
    expect(await netOf(one.purchaseId)).toBe(0);
    const { rows } = await market.look(`charges?basketId=${one.purchaseId}`);
    expect(rows).toHaveLength(2);
  },
);

test('an insurer that never answers is left to a person after a while, and the policy stands', async () => {
  const one = await bought(market);
  await market.control(`insurers/${one.offer.insurer.id}`, { fault: 'down' });
  await cancel(one);
  await expect.poll(async () => (await rowsOf(one.purchaseId))[0]?.state).toBe('UNKNOWN');
  expect((await look(one)).cancellation?.state).toBe('passing-on');
  later = 61_000;
  expect((await settled(one, 'manual')).cancellation?.refundBy).toBeNull();
});

test('a refund the provider refuses is left to a person; the policy is cancelled all the same', async () => {
  const one = await bought(market);
  await market.control('payment', { fault: ['refund-refused'] });
  await cancel(one);
  await settled(one, 'manual');
  const { body } = await one.buyer.get(`purchases/${one.purchaseId}`);
  expect(body).toMatchObject({ state: 'refund-by-hand', cancellation: 'manual' });
});

test('nothing is cancelled at an amount the buyer did not see, nor when nothing is left to give back', async () => {
  const one = await bought(market);
  const { cover, paid } = await look(one);
  const wrong = await cancel(one, { acceptedRefund: { ...paid, minor: paid.minor - 1 } });
  expect(wrong.body).toMatchObject({ success: false, code: 'cancellation-amount-changed' });
  later = Date.parse(`${cover.lastDay}T24:00+03:00`) - Date.now() + 1000;
  expect(await look(one)).toMatchObject({ blocked: 'used', estimate: { share: 'nothing' } });
  expect((await cancel(one)).body).toMatchObject({ code: 'cancellation-not-possible' });
  expect(await rowsOf(one.purchaseId)).toEqual([]);
});

test('a compulsory policy asks for a reason once its cover has begun', async () => {
  const one = await bought(market, 'traffic');
  const { cover } = await look(one);
  later = Math.max(0, Date.parse(`${cover.firstDay}T00:00+03:00`) - Date.now()) + 20 * 86_400_000;
  const { reasons } = await look(one);
  expect(reasons).toContain('vehicle-sold');
  for (const reason of [null, 'property-sold']) {
    expect((await cancel(one, { reason })).body).toMatchObject({
      code: 'invalid-input',
      fields: [{ field: 'reason', message: 'cancellation.error.reason' }],
    });
  }
  await cancel(one, { reason: 'vehicle-sold' });
  const seen = await settled(one, 'refunded');
  expect(seen.cancellation?.kind).toBe('cancellation');
  expect((await rowsOf(one.purchaseId))[0]?.reason).toBe('vehicle-sold');
});

test('somebody else reads "not found" and cancels nothing', async () => {
  const one = await bought(market);
  const thief = { ...one, buyer: market.buyer() };
  await thief.buyer.post('otp/send', { phone_number: '532 000 00 07' });
  expect((await thief.buyer.get(`cancellations/${one.purchaseId}`)).status).toBe(404);
  const { status } = await thief.buyer.post(`cancellations/${one.purchaseId}/request`, {
    acceptedRefund: one.offer.price,
  });
  expect(status).toBe(404);
  expect((await thief.buyer.get('cancellations')).body).toEqual({ phoneEnd: null, policies: [] });
  expect(await rowsOf(one.purchaseId)).toEqual([]);
  await waitFor(one.buyer, one.purchaseId, 'issued');
});

test('the database refuses a second live notice and a step no table allows', async () => {
  const one = await bought(market);
  await cancel(one);
  await settled(one, 'refunded');
  const [row] = await rowsOf(one.purchaseId);
  if (!row) throw new Error('no notice');
  const { db } = market.context;
  await expect(
    db
      .insertInto('cancellation')
      .values({ ...row, id: 'second-notice', state: 'REQUESTED' })
      .execute(),
  ).rejects.toThrow(/unique/);
  await expect(
    db
      .updateTable('cancellation')
      .set({ phase: 'open', version: row.version + 1 })
      .where('id', '=', row.id)
      .execute(),
  ).rejects.toThrow(/may not go/);
});
