import { afterAll, beforeAll, expect, test } from 'vitest';
import { isSendingOn, switchSending } from '../../platform/outbox/sending.ts';
import type { Buyer } from '../../testing/buyer.ts';
import { signInAsStaff } from '../../testing/staff.ts';
import { type RunningGateway, startGateway } from '../../testing/start-gateway.ts';

let gateway: RunningGateway;
let owner: Buyer;
let finance: Buyer;
const now = new Date('2026-06-14T09:00:00Z');
const reason = 'Farklara tek tek bakıldı';

beforeAll(async () => {
  gateway = await startGateway({ clock: () => now });
  [owner, finance] = [gateway.buyer(), gateway.buyer()];
  await signInAsStaff(gateway.context, owner, 'owner');
  await signInAsStaff(gateway.context, finance, 'finance');
});
afterAll(() => gateway.close());

const view = async () => (await owner.get('panel/sending')).body;
const ask = (differences: number) => owner.post('panel/sending/resume', { differences, reason });
const asked = async () =>
  (await finance.post('panel/proposals', { kind: 'resume-sending', part: 'to-decide' })).body.rows[0];
const agree = (who: Buyer, id: string) =>
  who.post('panel/proposals/decide', { id, approve: true, note: reason });
const differ = (subject: string) =>
  gateway.context.db
    .insertInto('difference')
    .values({
      id: subject.padEnd(22, 'x'),
      kind: 'charge-unknown',
      source: 'iyzico',
      subject,
      order_id: null,
      here: null,
      outside: 100,
      currency: 'TRY',
      detail: null,
      happened_at: now,
      first_seen: now,
      last_seen: now,
      owner: 'finance',
      is_money: true,
    })
    .execute();

test('nobody can ask before the restored was treated and the books were compared and all of them answered', async () => {
  const { db } = gateway.context;
  expect(await view()).toMatchObject({ isOn: true, hindrance: null });
  expect((await ask(0)).body.code).toBe('request-closed');
  await db.insertInto('restoration').values({ taken_at: now, restored_at: now }).execute();
  await db.transaction().execute((trx) => switchSending(trx, 'off', 'restored', now));
  expect(await view()).toMatchObject({ isOn: false, hindrance: 'untreated', since: now.toISOString() });
  expect((await ask(0)).body.code).toBe('request-closed');
  await db.updateTable('restoration').set({ treated_at: now }).execute();
  expect(await view()).toMatchObject({ hindrance: 'uncompared' });
  const since = new Date(now.getTime() - 3_600_000);
  const run = { reason: 'restored', since, until: now, began_at: now, ended_at: now } as const;
  await db
    .insertInto('reconciliation')
    .values({ ...run, unanswered: JSON.stringify(['iyzico']) })
    .execute();
  expect(await view()).toMatchObject({ hindrance: 'unanswered', silent: ['iyzico'] });
  expect((await ask(0)).body.code).toBe('request-closed');
  await db.insertInto('reconciliation').values(run).execute();
  expect(await view()).toMatchObject({ isOn: false, hindrance: null, isAsked: false });
});

test('two persons switch sending on, with the number of differences they were shown; another number lapses', async () => {
  const { db } = gateway.context;
  await differ('first');
  expect((await ask(0)).body.code).toBe('changed-meanwhile');
  expect((await ask(1)).status).toBe(200);
  expect(await view()).toMatchObject({ differences: 1, isAsked: true });
  expect((await ask(1)).body.code).toBe('request-closed');
  const first = await asked();
  expect(first).toMatchObject({ kind: 'resume-sending', mayDecide: true, amount: null });
  expect((await agree(owner, first.id)).body.code).toBe('not-allowed');
  /* the books stand otherwise than they were shown */
  await differ('second');
  expect((await agree(finance, first.id)).body).toEqual({ state: 'lapsed' });
  expect(await isSendingOn(db)).toBe(false);
  expect((await ask(2)).status).toBe(200);
  const second = await asked();
  const { body: detail } = await finance.get(`panel/proposals/${second.id}`);
  expect(detail.facts).toEqual([{ name: 'differences', value: '2' }]);
  expect((await agree(finance, second.id)).body).toEqual({ state: 'approved' });
  expect(await isSendingOn(db)).toBe(true);
  expect(await view()).toMatchObject({ isOn: true });
});

test('an agent and the call centre have nothing to do with it', async () => {
  for (const role of ['agent', 'call-centre', 'read-only'] as const) {
    const browser = gateway.buyer();
    await signInAsStaff(gateway.context, browser, role);
    expect((await browser.get('panel/sending')).status).toBe(403);
  }
});
