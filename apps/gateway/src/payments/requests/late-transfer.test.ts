import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Buyer } from '../../testing/buyer.ts';
import { type Market, openMarket } from '../../testing/purchase/market.ts';
import { askFor, paymentOf } from '../../testing/requests/payments.ts';
import { signInAsStaff } from '../../testing/staff.ts';

let market: Market;
let staff: Buyer;

beforeAll(async () => {
  market = await openMarket();
  staff = market.buyer();
  await signInAsStaff(market.context, staff, 'call-centre');
});
afterAll(() => market.close());

test('a link offers a transfer while there is time for one', async () => {
  const { id, token } = await askFor(staff);
  const buyer = market.buyer();
  await buyer.post('payment-requests/open', { token, detail: '4217' });
  const told = async () => (await buyer.post('payment-requests/open', { token })).body.request.transfer;
  expect(await told()).toBe(true);
  /* money has to be there an hour before the link ends, and has at least four */
  const soon = new Date(Date.now() + 4.9 * 3_600_000);
  await market.context.db
    .updateTable('payment_request')
    .set((to) => ({ expires_at: soon, version: to('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
  expect(await told()).toBe(false);
  const late = await buyer.post(
    'payments/start',
    paymentOf({ kind: 'request', token }, { way: { kind: 'transfer' } }),
  );
  expect(late.body.code).toBe('transfer-not-offered');
});
