import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { audit } from '../../staff/audit.ts';
import { witnessAudit } from '../../staff/audit-witness.ts';
import type { Buyer } from '../../testing/buyer.ts';
import { signInAsStaff } from '../../testing/staff.ts';
import { type RunningGateway, startGateway } from '../../testing/start-gateway.ts';

let gateway: RunningGateway;
let auditor: Buyer;
let now = new Date();

const note = (at: string, action: object, doer: { id: string; name: string } | null = null) => {
  now = new Date(at);
  return gateway.context.db.transaction().execute((trx) =>
    audit({ clock: () => now }, trx, doer, {
      action: 'refund.asked',
      subject: { kind: 'purchase', id: 'order-1' },
      ...action,
    }),
  );
};

const selin = { id: 'selin-of-the-test', name: 'Selin Korkmaz' };

beforeAll(async () => {
  gateway = await startGateway();
  auditor = gateway.buyer();
  await signInAsStaff(gateway.context, auditor, 'auditor');
  await note('2026-06-12T20:59:00Z', { action: 'sign-in.refused', subject: { kind: 'staff', id: 'x-1' } });
  await note('2026-06-12T21:00:00Z', { detail: { amount: 500 }, reason: 'Çift ödeme' }, selin);
  await note('2026-06-14T10:00:00Z', { action: 'coupon.ended', partnerId: 'kaya-acente' }, selin);
});
afterAll(() => gateway.close());

const numbers = async (request: object, who = auditor): Promise<number[]> =>
  (await who.post('panel/audit', request)).body.rows.map(({ number }: { number: number }) => number);

test('entries come newest first, whole, with what they can be narrowed to', async () => {
  const { body } = await auditor.post('panel/audit', {});
  expect(body).toMatchObject({ total: 3, actions: ['coupon.ended', 'refund.asked', 'sign-in.refused'] });
  expect(body.rows.map(({ number }: { number: number }) => number)).toEqual([3, 2, 1]);
  expect(body.rows[1]).toMatchObject({
    at: '2026-06-12T21:00:00.000Z',
    by: selin,
    action: 'refund.asked',
    subject: { kind: 'purchase', id: 'order-1' },
    partner: null,
    reason: 'Çift ödeme',
    detail: { amount: 500 },
  });
});

test.each([
  ['a person', { person: selin.id }, [3, 2]],
  ['nobody signed in', { person: 'none' }, [1]],
  ['an action', { action: 'refund.asked' }, [2]],
  ['how a subject begins', { search: 'x-' }, [1]],
  ['the number of an entry', { search: '2' }, [2]],
  ['a day in Türkiye', { from: '2026-06-13', to: '2026-06-13' }, [2]],
  ['the other order', { ascending: true }, [1, 2, 3]],
])('finds by %s', async (_, request, found) => {
  expect(await numbers(request)).toEqual(found);
});

test('whoever sees one scope sees its entries only', async () => {
  const narrow = gateway.buyer();
  await signInAsStaff(gateway.context, narrow, 'auditor', 'kaya-acente');
  expect(await numbers({}, narrow)).toEqual([3]);
});

const take = (who: Buyer) =>
  who.operation('panel/export', 'POST', { list: 'audit', format: 'csv', filters: { person: selin.id } });

test('the log can be taken as a file by those who see it, and by nobody else', async () => {
  const lines = (await (await take(auditor)).text()).trim().split('\r\n');
  expect(lines).toHaveLength(3);
  expect(lines[2]).toContain('amount: 500');
  const agent = gateway.buyer();
  await signInAsStaff(gateway.context, agent, 'agent');
  await agent.get('partner/website-info');
  expect((await take(agent)).status).toBe(403);
});

test('an old log that nothing outside holds is no whole one, also when the trace was deleted with its end', async () => {
  const check = async () => (await auditor.get('panel/audit/check')).body;
  expect(await check()).toMatchObject({ brokenAt: null, witnessed: null, alone: true });
  await witnessAudit(gateway.context);
  expect(await check()).toMatchObject({ lostAt: null, alone: false });
  rmSync(join(gateway.context.config.dataDir, 'audit-witness'));
  expect(await check()).toMatchObject({ lostAt: null, alone: true });
});

test('the check says how many entries fit, and where the chain was broken', async () => {
  const whole = await auditor.get('panel/audit/check');
  expect(whole.body).toMatchObject({ brokenAt: null });
  expect(whole.body.entries).toBeGreaterThanOrEqual(3);
  const { db } = gateway.context;
  await sql`alter table audit_entry disable trigger audit_entry_only_grows`.execute(db);
  await db.updateTable('audit_entry').set({ reason: 'Başka' }).where('number', '=', 2).execute();
  expect((await auditor.get('panel/audit/check')).body.brokenAt).toBe(2);
});
