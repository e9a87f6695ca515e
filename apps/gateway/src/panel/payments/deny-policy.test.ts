import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Buyer } from '../../testing/buyer.ts';
import { addSale } from '../../testing/panel/sales.ts';
import { agree } from '../../testing/second-person.ts';
import { signInAsStaff } from '../../testing/staff.ts';
import { type RunningGateway, startGateway } from '../../testing/start-gateway.ts';

let gateway: RunningGateway;
let clerk: Buyer;
let finance: Buyer;
let insurer = '';
const then = new Date('2026-06-14T10:00:00Z');
const reason = 'Şirketten Ayşe Hanım: bu numarayla poliçe yok';

beforeAll(async () => {
  gateway = await startGateway({ clock: () => new Date('2026-06-14T18:30:00Z') });
  insurer = (await gateway.context.db.selectFrom('insurer').select('id').executeTakeFirstOrThrow()).id;
  [clerk, finance] = [gateway.buyer(), gateway.buyer()];
  await signInAsStaff(gateway.context, clerk, 'call-centre');
  await signInAsStaff(gateway.context, finance, 'finance');
});
afterAll(() => gateway.close());

/** A paid order; the insurer holds something else under its reference. */
async function strange(price = 10_000): Promise<string> {
  const { db } = gateway.context;
  const id = await addSale(gateway.context, { at: then.toISOString(), insurer, until: 'paid', price });
  const unknown = { order_id: id, insurer_id: insurer, state: 'ISSUE_UNKNOWN', is_strange: true } as const;
  await db
    .insertInto('policy')
    .values({ ...unknown, version: 1, calls: 1, not_found: 0, created_at: then, updated_at: then })
    .execute();
  return id;
}
const cases = async (id: string) =>
  (await clerk.post('panel/stuck', {})).body.rows
    .filter(({ orderId }: { orderId: string }) => orderId === id)
    .map(({ kind }: { kind: string }) => kind)
    .toSorted();
const page = async (id: string) => (await clerk.get(`panel/payments/${id}`)).body;

test('a mismatch at the insurer ends when one says that it is none of ours and another agrees: the money goes back', async () => {
  const id = await strange();
  expect(await cases(id)).toEqual(['policy-strange']);
  expect(await page(id)).toMatchObject({ mayDeny: true });
  expect((await clerk.post('panel/payments/no-policy', { orderId: id, reason })).body).toEqual({
    success: true,
  });
  expect(await page(id)).toMatchObject({ mayDeny: false });
  expect((await clerk.post('panel/payments/no-policy', { orderId: id, reason })).body.code).toBe(
    'request-closed',
  );
  expect(await cases(id)).toEqual(['policy-strange', 'proposal']);
  const [asked] = (await finance.post('panel/proposals', { kind: 'no-policy' })).body.rows;
  expect(asked).toMatchObject({ amount: { minor: 10_000 }, mayDecide: true, orderId: id });
  expect((await agree(finance, id))?.body).toEqual({ state: 'approved' });
  const refunds = await gateway.context.db
    .selectFrom('refund')
    .select(['amount', 'reason', 'state'])
    .where('order_id', '=', id)
    .execute();
  expect(refunds).toEqual([{ amount: 10_000, reason: 'policy-failed', state: 'DUE' }]);
  expect(await cases(id)).toEqual([]);
});

test('beyond the limit of finance an owner agrees; a policy that is in force cannot be denied', async () => {
  const id = await strange(10_000_001);
  await clerk.post('panel/payments/no-policy', { orderId: id, reason });
  const rows = (await finance.post('panel/proposals', { kind: 'no-policy' })).body.rows;
  const asked = rows.find(({ orderId }: { orderId: string }) => orderId === id);
  expect(asked).toMatchObject({ mayDecide: false });
  const yes = { id: asked.id, approve: true, note: reason };
  expect((await finance.post('panel/proposals/decide', yes)).body.code).toBe('not-allowed');
  const sold = await addSale(gateway.context, { at: then.toISOString(), insurer, until: 'issued' });
  expect(await page(sold)).toMatchObject({ mayDeny: false });
  expect((await clerk.post('panel/payments/no-policy', { orderId: sold, reason })).body.code).toBe(
    'request-closed',
  );
});
