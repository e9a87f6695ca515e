import type { CancellationRow } from '@sigorta/contracts/panel/cancellations';
import { todayInIstanbul } from '@sigorta/validators/istanbul';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Buyer } from '../../testing/buyer.ts';
import { type Bought, bought, cancel, settled } from '../../testing/cancellation/bought.ts';
import { type Market, openMarket } from '../../testing/purchase/market.ts';
import { signInAsStaff } from '../../testing/staff.ts';

let market: Market;
let later = 0;
let staff: Buyer;
let finance: Buyer;
const note = 'Şirketle telefonda görüşüldü.';

beforeAll(async () => {
  market = await openMarket({ cancelUnknownMs: 60_000 });
  market.context.clock = () => new Date(Date.now() + later);
  /* workers keep the clock they started with */
  await market.stopWorkers();
  market.startWorkers();
  staff = market.buyer();
  await signInAsStaff(market.context, staff, 'call-centre');
  finance = market.buyer();
  await signInAsStaff(market.context, finance, 'finance');
});
afterAll(() => market.close());
afterEach(() => market.control('reset', { faultsOnly: true }));
beforeEach(() => {
  later = 0;
});

const queue = async (change: object = {}, who = staff): Promise<CancellationRow[]> =>
  (await who.post('panel/cancellations', change)).body.rows;

const mailsOf = async (refundId: string): Promise<{ messageId: string }[]> =>
  (await market.look('mails')).mails.filter(({ messageId }: { messageId: string }) =>
    messageId.includes(refundId),
  );

const noticeOf = async ({ purchaseId }: Bought): Promise<string> =>
  (
    await market.context.db
      .selectFrom('cancellation')
      .select('id')
      .where('order_id', '=', purchaseId)
      .executeTakeFirstOrThrow()
  ).id;

/** A notice no insurer answers: it ends with a person. */
async function stuck() {
  const one = await bought(market);
  await market.control(`insurers/${one.offer.insurer.id}`, { fault: 'down' });
  await cancel(one);
  const id = await noticeOf(one);
  const state = async () =>
    (
      await market.context.db
        .selectFrom('cancellation')
        .select('state')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).state;
  await expect.poll(state).toBe('UNKNOWN');
  later = 61_000;
  await expect.poll(state).toBe('MANUAL');
  await market.control(`insurers/${one.offer.insurer.id}`, { fault: 'none' });
  return { one, id };
}

test('the queue shows the most urgent first with its clock, masked, and what is overdue', async () => {
  const { one, id } = await stuck();
  const done = await bought(market);
  await cancel(done);
  await settled(done, 'refunded');
  const rows = await queue();
  const [first] = rows;
  expect(first).toMatchObject({ id, state: 'manual', isOverdue: false, orderId: one.purchaseId });
  expect(first?.buyer).toMatch(/^\S\*\*\*/);
  expect((await staff.get(`panel/payments/${one.purchaseId}`)).body.noticeIds).toEqual([id]);
  expect(rows.at(-1)).toMatchObject({ state: 'refunded', dueAt: null });
  later += 11 * 86_400_000;
  const agent = market.buyer();
  await signInAsStaff(market.context, agent, 'call-centre');
  expect((await queue({ state: 'manual' }, agent))[0]).toMatchObject({ id, isOverdue: true });
  const found = await queue({ search: first?.policyNumber.toLowerCase() }, agent);
  expect(found.map((row) => row.id)).toEqual([id]);
});

test('asked again, the insurer answers and the money goes back once', async () => {
  const { one, id } = await stuck();
  const { body } = await staff.get(`panel/cancellations/${id}`);
  expect(body.actions).toEqual(['ask-again', 'cancelled', 'refused']);
  expect((await staff.post('panel/cancellations/ask-again', { id })).status).toBe(200);
  await settled(one, 'refunded');
  expect((await staff.post('panel/cancellations/ask-again', { id })).body).toMatchObject({
    code: 'request-closed',
  });
});

/** What one asked for about a notice, decided by another. */
async function agreed(id: string): Promise<void> {
  const [open] = (await staff.get(`panel/cancellations/${id}`)).body.proposals;
  const said = { id: open.id, approve: true, note: 'Şirket yazıyla doğruladı.' };
  expect((await staff.post('panel/proposals/decide', said)).status).toBe(403);
  expect((await finance.post('panel/proposals/decide', said)).body).toEqual({ state: 'approved' });
}

test('what the insurer said on the telephone is written down with a note: cancelled at its amount', async () => {
  const { one, id } = await stuck();
  const { paid } = (await staff.get(`panel/cancellations/${id}`)).body;
  const tooMuch = { ...paid, minor: paid.minor + 1 };
  const settle = (change: object) =>
    staff.post('panel/cancellations/settle', { id, how: 'cancelled', note, refund: paid, ...change });
  expect((await settle({ refund: tooMuch })).body).toMatchObject({ code: 'invalid-input' });
  expect((await settle({ note: 'kısa' })).body).toMatchObject({ code: 'invalid-input' });
  const refund = { ...paid, minor: paid.minor - 100 };
  expect((await settle({ refund })).status).toBe(200);
  await agreed(id);
  expect((await settled(one, 'refunded')).cancellation?.refund).toEqual(refund);
  expect((await staff.get(`panel/cancellations/${id}`)).body).toMatchObject({ note, actions: [] });
});

test('refused by hand the policy stands and the buyer reads so', async () => {
  const { one, id } = await stuck();
  await staff.post('panel/cancellations/settle', { id, how: 'refused', note });
  await agreed(id);
  const seen = await settled(one, 'refused');
  expect(seen.cancellation?.refusal).toBe('other');
});

test('a refund the provider refused is closed at the payment when the money went back by hand, and its buyer told', async () => {
  const one = await bought(market);
  await market.control('payment', { fault: ['refund-refused'] });
  await cancel(one);
  await settled(one, 'manual');
  const id = await noticeOf(one);
  expect((await staff.get(`panel/cancellations/${id}`)).body).toMatchObject({ state: 'manual', actions: [] });
  const waiting = (await finance.post('panel/stuck', {})).body.rows;
  expect(waiting.filter((row: { orderId: string }) => row.orderId === one.purchaseId)).toMatchObject([
    { kind: 'refund-held' },
  ]);
  const refundId = waiting.find((row: { orderId: string }) => row.orderId === one.purchaseId).id;
  const told = () => mailsOf(refundId);
  await expect.poll(told).toMatchObject([{ messageId: expect.stringContaining('refund-by-hand') }]);
  const sent = { refundId, sentOn: todayInIstanbul(market.context.clock()), reference: 'DK-2026/118' };
  expect((await finance.post('panel/refunds/close', sent)).body).toEqual({ success: true });
  const owner = market.buyer();
  await signInAsStaff(market.context, owner, 'owner');
  const [open] = (await owner.post('panel/proposals', { kind: 'hand' })).body.rows;
  const said = { id: open.id, approve: true, note: 'Dekontu gördüm.' };
  expect((await owner.post('panel/proposals/decide', said)).body).toEqual({ state: 'approved' });
  await settled(one, 'refunded');
  await expect.poll(told).toHaveLength(2);
  expect((await told()).filter(({ messageId }) => messageId.includes('refund-done'))).toHaveLength(1);
  const { body } = await finance.get(`panel/cancellations/${id}`);
  expect(body).toMatchObject({ state: 'refunded', dueAt: null });
});

test('another scope and a role without the permission see and do nothing', async () => {
  const { id } = await stuck();
  const agent = market.buyer();
  await signInAsStaff(market.context, agent, 'agent', 'kaya-acente');
  expect(await queue({}, agent)).toEqual([]);
  expect((await agent.get(`panel/cancellations/${id}`)).status).toBe(404);
  expect((await agent.post('panel/cancellations/ask-again', { id })).status).toBe(404);
  const reader = market.buyer();
  await signInAsStaff(market.context, reader, 'read-only');
  expect((await reader.post('panel/cancellations/ask-again', { id })).status).toBe(403);
});
