import { afterAll, beforeAll, expect, test } from 'vitest';
import type { GatewayContext } from '../../main/context.ts';
import { recordDataRequest } from '../../privacy/my-data/data-requests.ts';
import { Buyer } from '../../testing/buyer.ts';
import { signInAsStaff } from '../../testing/staff.ts';
import { type RunningGateway, startGateway } from '../../testing/start-gateway.ts';

const phone = '+905321112266';
const reason = 'Kimlik görüldü, yanıt gönderildi';
let gateway: RunningGateway;
let context: GatewayContext;

const ask = (partner_id: string, kept: number) =>
  context.db
    .transaction()
    .execute((trx) =>
      recordDataRequest(context, trx, { partner_id, kind: 'deletion', phone, language: 'tr', kept }),
    );

const staff = async (role: 'owner' | 'call-centre' | 'agent' | 'finance'): Promise<Buyer> => {
  const browser = new Buyer(gateway.url, context.config.siteToken);
  await signInAsStaff(context, browser, role);
  return browser;
};

let open: string;
beforeAll(async () => {
  gateway = await startGateway();
  context = gateway.context;
  open = (await ask('default', 1)).id;
  await ask('default', 0);
});
afterAll(() => gateway.close());

test('requests are listed by their clock, phones masked, and found by the whole number', async () => {
  const browser = await staff('owner');
  const { body } = await browser.post('panel/data-requests', { ascending: true });
  expect(body.rows.map(({ state }: { state: string }) => state).toSorted()).toEqual(['done', 'open']);
  expect(JSON.stringify(body)).not.toContain(phone.slice(-7));
  expect(body.rows[0]).toMatchObject({ phone: '*** 22 66', isOverdue: false, doneBy: null });
  const found = await browser.post('panel/data-requests', { search: '0532 111 22 66', state: 'open' });
  expect(found.body.rows.map(({ id }: { id: string }) => id)).toEqual([open]);
  expect((await browser.post('panel/data-requests', { search: '0532 111 22 67' })).body.rows).toEqual([]);
});

test('a person closes one with a word about how, and opens it again; both are audited', async () => {
  const browser = await staff('call-centre');
  const settle = (done: boolean) => browser.post(`panel/data-requests/${open}/settle`, { done, reason });
  expect((await settle(true)).body).toEqual({ state: 'done' });
  const colleague = await staff('owner');
  const late = await colleague.post(`panel/data-requests/${open}/settle`, { done: true, reason });
  expect(late.body.code).toBe('request-closed');
  const [row] = (
    await browser.post('panel/data-requests', { state: 'done', search: phone })
  ).body.rows.filter(({ id }: { id: string }) => id === open);
  expect(row).toMatchObject({ doneBy: 'Deneme call-centre', doneAt: expect.any(String) });
  expect((await settle(false)).body).toEqual({ state: 'open' });
  const entries = await context.db.selectFrom('audit_entry').select(['action', 'reason']).execute();
  expect(entries).toEqual([
    { action: 'data-request.done', reason },
    { action: 'data-request.reopened', reason },
  ]);
});

test('other roles see none, and an id nobody has is not found', async () => {
  expect((await (await staff('finance')).post('panel/data-requests', {})).status).toBe(403);
  const browser = await staff('owner');
  const missing = `panel/data-requests/${'x'.repeat(22)}/settle`;
  expect((await browser.post(missing, { done: true, reason })).status).toBe(404);
});
