import { todayInIstanbul } from '@sigorta/validators/istanbul';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Buyer } from '../../testing/buyer.ts';
import { addSale } from '../../testing/panel/sales.ts';
import { signInAsStaff } from '../../testing/staff.ts';
import { type RunningGateway, startGateway } from '../../testing/start-gateway.ts';

let gateway: RunningGateway;
let first: Buyer;
let second: Buyer;
let insurer = '';

beforeAll(async () => {
  gateway = await startGateway();
  const row = await gateway.context.db.selectFrom('insurer').select('id').executeTakeFirstOrThrow();
  insurer = row.id;
  first = gateway.buyer();
  await signInAsStaff(gateway.context, first, 'finance');
  second = gateway.buyer();
  await signInAsStaff(gateway.context, second, 'finance');
});
afterAll(() => gateway.close());

const issued = () =>
  addSale(gateway.context, { at: '2026-06-14T10:00:00Z', insurer, until: 'issued', price: 50_000 });
const reason = 'Müşteri iki kez ödemiş';

const ask = (who: Buyer, orderId: string, amountMinor: number) =>
  who.post('panel/refunds/ask', { orderId, amountMinor, reason });
const decide = (who: Buyer, id: string, approve: boolean) =>
  who.post('panel/proposals/decide', { id, approve, note: 'Dekonta bakıldı, uygun' });
const detail = async (orderId: string) => (await first.get(`panel/payments/${orderId}`)).body;

test('a refund needs a second person; who asked is refused', async () => {
  const orderId = await issued();
  expect((await ask(first, orderId, 50_000)).body).toEqual({ success: true });
  const [{ id, own, mayDecide }] = (await detail(orderId)).proposals;
  expect({ own, mayDecide }).toEqual({ own: true, mayDecide: false });
  expect((await decide(first, id, true)).body.code).toBe('not-allowed');
  expect((await decide(second, id, true)).body).toEqual({ state: 'approved' });
  const after = await detail(orderId);
  expect(after).toMatchObject({
    /* the insurer is told first: money goes back when no policy is in force any more */
    state: 'ISSUED',
    refundable: { minor: 0 },
    refunds: [],
    proposals: [{ state: 'approved', own: true }],
  });
  const { db } = gateway.context;
  const [notice] = await db.selectFrom('cancellation').selectAll().where('order_id', '=', orderId).execute();
  expect(notice).toMatchObject({ state: 'REQUESTED', given_by: 'staff' });
  const jobs = db.selectFrom('outbox').select('state').where('key', '=', `cancel-policy:${orderId}`);
  expect(await jobs.execute()).toEqual([{ state: 'waiting' }]);
  expect((await decide(second, id, true)).body.code).toBe('request-closed');
});

test('a part goes back beside an order that lives on, and no more than was paid', async () => {
  const orderId = await issued();
  await ask(first, orderId, 20_000);
  const [{ id }] = (await detail(orderId)).proposals;
  await decide(second, id, true);
  const after = await detail(orderId);
  expect(after).toMatchObject({ state: 'ISSUED', refundable: { minor: 30_000 } });
  expect((await ask(first, orderId, 30_001)).body.code).toBe('invalid-input');
});

/* by hand, from decision 0284 */
test('the call centre is offered what it may ask for, and no kuruş more', async () => {
  const orderId = await addSale(gateway.context, {
    at: '2026-06-14T10:00:00Z',
    insurer,
    until: 'issued',
    price: 4_000_000,
  });
  const clerk = gateway.buyer();
  await signInAsStaff(gateway.context, clerk, 'call-centre');
  const offered = async (who: Buyer) => (await who.get(`panel/payments/${orderId}`)).body.refundable.minor;
  expect([await offered(clerk), await offered(first)]).toEqual([2_500_000, 4_000_000]);
  expect((await ask(clerk, orderId, 2_500_001)).body.code).toBe('not-allowed');
  expect((await ask(clerk, orderId, 2_500_000)).body).toEqual({ success: true });
});

test('one ask at a time; a rejected one moves nothing', async () => {
  const orderId = await issued();
  await ask(first, orderId, 50_000);
  expect((await ask(second, orderId, 50_000)).body.code).toBe('request-closed');
  const [{ id }] = (await detail(orderId)).proposals;
  await decide(second, id, false);
  expect(await detail(orderId)).toMatchObject({
    state: 'ISSUED',
    refunds: [],
    proposals: [{ state: 'rejected' }],
  });
});

test('the database itself refuses that one person does both', async () => {
  const orderId = await issued();
  await ask(first, orderId, 1_000);
  await expect(
    gateway.context.db
      .updateTable('proposal')
      .set(({ ref }) => ({ state: 'APPROVED', decided_by: ref('asked_by'), decided_at: new Date() }))
      .where('order_id', '=', orderId)
      .execute(),
  ).rejects.toThrow('proposal_second_person');
});

test('that a refund was sent by hand is said by one and agreed by another; then it is done', async () => {
  const orderId = await issued();
  await ask(first, orderId, 20_000);
  const [{ id }] = (await detail(orderId)).proposals;
  await decide(second, id, true);
  const { db } = gateway.context;
  await db
    .updateTable('refund')
    .set({ state: 'MANUAL', phase: 'held', held: 'transfer', version: 2 })
    .where('order_id', '=', orderId)
    .execute();
  const [{ id: refundId, createdAt, mayClose }] = (await detail(orderId)).refunds;
  expect(mayClose).toBe(true);
  const sentOn = todayInIstanbul(new Date(createdAt));
  const sent = { refundId, sentOn, reference: 'EFT 100', note: 'Şubeden gönderildi' };
  const { asked_by } = await db
    .selectFrom('proposal')
    .select('asked_by')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const byOne = { version: 3, sent_on: sentOn, reference: 'EFT 100', closed_by: asked_by };
  await expect(db.updateTable('refund').set(byOne).where('id', '=', refundId).execute()).rejects.toThrow(
    'refund_second_person',
  );
  expect((await second.post('panel/refunds/close', sent)).body).toEqual({ success: true });
  expect(await detail(orderId)).toMatchObject({ refunds: [{ state: 'MANUAL', byHand: null }] });
  const [hand] = (await detail(orderId)).proposals;
  expect(hand).toMatchObject({ kind: 'hand', state: 'asked', amount: { minor: 20_000 } });
  expect((await decide(second, hand.id, true)).body.code).toBe('not-allowed');
  expect((await decide(first, hand.id, true)).body).toEqual({ state: 'approved' });
  expect(await detail(orderId)).toMatchObject({
    state: 'ISSUED',
    refunds: [{ state: 'DONE', byHand: { sentOn, reference: 'EFT 100', note: 'Şubeden gönderildi' } }],
  });
  const written = await db
    .selectFrom('audit_entry')
    .select(['action', 'detail'])
    .orderBy('number', 'desc')
    .limit(2)
    .execute();
  const detailOf = { amount: 20_000, kind: 'hand' };
  expect(written).toEqual([
    { action: 'proposal.approved', detail: detailOf },
    { action: 'proposal.asked', detail: detailOf },
  ]);
});

test('a payment back that may be on its way is not offered to be sent by hand', async () => {
  const orderId = await issued();
  await ask(first, orderId, 20_000);
  const [{ id }] = (await detail(orderId)).proposals;
  await decide(second, id, true);
  const lost = { state: 'MANUAL', phase: 'held', held: 'unknown', tries: 1, is_doubtful: true } as const;
  await gateway.context.db
    .updateTable('refund')
    .set({ ...lost, version: 2 })
    .where('order_id', '=', orderId)
    .execute();
  const [{ id: refundId, createdAt, mayClose }] = (await detail(orderId)).refunds;
  expect(mayClose).toBe(false);
  const sent = { refundId, sentOn: todayInIstanbul(new Date(createdAt)), reference: 'EFT 100', note: '' };
  expect((await first.post('panel/refunds/close', sent)).body.code).toBe('request-closed');
});

test('every step of order, attempt, policy and refund is kept, and nothing changes what is kept', async () => {
  const orderId = await issued();
  await gateway.context.db
    .updateTable('purchase_order')
    .set({ state: 'DELIVERED', version: 2, updated_at: new Date('2026-06-14T11:00:00Z') })
    .where('id', '=', orderId)
    .execute();
  expect((await detail(orderId)).history).toMatchObject([
    { thing: 'purchase_order', from: null, to: 'ISSUED' },
    { thing: 'attempt', from: null, to: 'CHARGED' },
    { thing: 'policy', from: null, to: 'ISSUED' },
    { thing: 'purchase_order', from: 'ISSUED', to: 'DELIVERED', at: '2026-06-14T11:00:00.000Z' },
  ]);
  await expect(
    gateway.context.db.updateTable('state_change').set({ to_state: 'X' }).execute(),
  ).rejects.toThrow('only grows');
});

test('roles: the call centre asks, only finance and owners decide, an agent of another partner sees nothing', async () => {
  const orderId = await issued();
  const clerk = gateway.buyer();
  await signInAsStaff(gateway.context, clerk, 'call-centre');
  expect((await ask(clerk, orderId, 100)).status).toBe(200);
  expect((await decide(clerk, 'x'.repeat(22), true)).status).toBe(403);
  const agent = gateway.buyer();
  await signInAsStaff(gateway.context, agent, 'agent', 'kaya-acente');
  expect((await agent.get(`panel/payments/${orderId}`)).status).toBe(404);
  expect((await agent.post('panel/payments', {})).body.rows).toEqual([]);
  expect((await agent.post('panel/policies', {})).body.rows).toEqual([]);
});
