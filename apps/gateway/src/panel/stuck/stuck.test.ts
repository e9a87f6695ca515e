import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Buyer } from '../../testing/buyer.ts';
import { addSale } from '../../testing/panel/sales.ts';
import { agree } from '../../testing/second-person.ts';
import { signInAsStaff } from '../../testing/staff.ts';
import { type RunningGateway, startGateway } from '../../testing/start-gateway.ts';

let gateway: RunningGateway;
let clerk: Buyer;
let insurer = '';
const now = new Date('2026-06-14T18:30:00Z');

beforeAll(async () => {
  gateway = await startGateway({ clock: () => now });
  const row = await gateway.context.db.selectFrom('insurer').select('id').executeTakeFirstOrThrow();
  insurer = row.id;
  clerk = gateway.buyer();
  await signInAsStaff(gateway.context, clerk, 'call-centre');
});
afterAll(() => gateway.close());

const paid = (partner = 'default') =>
  addSale(gateway.context, { at: '2026-06-14T10:00:00Z', insurer, until: 'paid', partner });
const order = (id: string, state: 'MANUAL' | 'ISSUING', version = 2) =>
  gateway.context.db
    .updateTable('purchase_order')
    .set({ state, version, updated_at: new Date('2026-06-14T10:00:00Z') })
    .where('id', '=', id)
    .execute();
const rows = async (who = clerk) => (await who.post('panel/stuck', {})).body.rows;
const jobs = () => gateway.context.db.selectFrom('outbox').select(['key', 'run_at']).execute();

test('money without a policy and a slow policy wait, each in its own scope', async () => {
  const [stopped, slow] = [await paid(), await paid('kaya-acente')];
  await order(stopped, 'MANUAL');
  await order(slow, 'ISSUING');
  await gateway.context.db
    .insertInto('policy')
    .values({
      order_id: slow,
      insurer_id: insurer,
      state: 'ISSUE_UNKNOWN',
      version: 1,
      calls: 1,
      not_found: 0,
      created_at: new Date('2026-06-14T10:00:00Z'),
      updated_at: new Date('2026-06-14T10:00:00Z'),
    })
    .execute();
  const found = (await rows()).toSorted((a: { kind: string }, b: { kind: string }) =>
    a.kind < b.kind ? -1 : 1,
  );
  expect(found).toMatchObject([
    { kind: 'no-policy', id: stopped, amount: { minor: 10_000 } },
    { kind: 'policy-slow', id: slow },
  ]);
  const agent = gateway.buyer();
  await signInAsStaff(gateway.context, agent, 'agent', 'kaya-acente');
  expect(await rows(agent)).toMatchObject([{ id: slow }]);
});

test('asking again wakes the job of a slow policy; an agent may only look', async () => {
  const [{ id }] = (await clerk.post('panel/stuck', { kind: 'policy-slow' })).body.rows;
  const work = { action: 'ask-again', kind: 'policy-slow', id };
  const agent = gateway.buyer();
  await signInAsStaff(gateway.context, agent, 'agent', 'kaya-acente');
  expect((await agent.post('panel/stuck/work', work)).status).toBe(403);
  expect((await clerk.post('panel/stuck/work', work)).body).toEqual({ success: true, isAsked: false });
  expect(await jobs()).toMatchObject([{ key: `issue-policy:${id}`, run_at: now }]);
  expect((await clerk.post('panel/stuck/work', { ...work, id: 'x'.repeat(22) })).status).toBe(404);
});

test('a refund that waits for a hand is a case until it is closed', async () => {
  const id = await paid();
  await order(id, 'MANUAL');
  await gateway.context.db
    .insertInto('refund')
    .values({
      id: 'refund-by-hand-of-a-case',
      order_id: id,
      attempt_id: id,
      state: 'MANUAL',
      version: 1,
      amount: 10_000,
      reason: 'policy-failed',
      provider_code: 'hourly-limit',
      inquiries: 0,
      created_at: now,
      updated_at: now,
    })
    .execute();
  const cases = (await rows()).filter((row: { orderId: string }) => row.orderId === id);
  expect(cases).toMatchObject([{ kind: 'refund-held', detail: 'hourly-limit' }]);
  const finance = gateway.buyer();
  await signInAsStaff(gateway.context, finance, 'finance');
  const sent = { refundId: 'refund-by-hand-of-a-case', sentOn: '2026-06-14', reference: 'EFT 100' };
  expect((await finance.post('panel/refunds/close', sent)).body).toEqual({ success: true });
  /* one person's word is an ask among the cases, the refund still waits */
  const asked = (await rows()).filter((row: { orderId: string }) => row.orderId === id);
  expect(asked.map(({ kind }: { kind: string }) => kind).toSorted()).toEqual(['proposal', 'refund-held']);
  const second = gateway.buyer();
  await signInAsStaff(gateway.context, second, 'finance');
  expect((await agree(second, id))?.status).toBe(200);
  expect((await rows()).filter((row: { orderId: string }) => row.orderId === id)).toEqual([]);
  const after = await gateway.context.db
    .selectFrom('purchase_order')
    .select('state')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(after.state).toBe('REFUNDED');
});

test('a mail that kept failing is sent again', async () => {
  const id = await paid();
  await gateway.context.db
    .insertInto('outbox')
    .values({
      key: `send-mail:${id}`,
      kind: 'send-mail',
      subject: id,
      state: 'waiting',
      asked: 1,
      attempts: 5,
      run_at: new Date('2026-06-15T00:00:00Z'),
      created_at: now,
    })
    .execute();
  const work = { action: 'resend', kind: 'mail-failed', id: `send-mail:${id}` };
  expect((await clerk.post('panel/stuck/work', work)).body).toEqual({ success: true, isAsked: false });
  expect(await jobs()).toContainEqual({ key: `send-mail:${id}`, run_at: now });
});
