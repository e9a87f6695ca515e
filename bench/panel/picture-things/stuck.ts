import { addSale } from '../../../apps/gateway/src/testing/panel/sales.ts';
import type { Market } from '../../../apps/gateway/src/testing/purchase/market.ts';

/** Cases no worker ends: they have no jobs that could. */
export async function addStuck({ context }: Market) {
  const { db } = context;
  const hourAgo = new Date(Date.now() - 3_600_000);
  const made = { created_at: hourAgo, updated_at: hourAgo };
  const sale = (insurer: string, product: string, until: 'order' | 'paid', price: number) =>
    addSale(context, { at: hourAgo.toISOString(), insurer, product, until, price });
  const slow = await sale('turnagol', 'kasko', 'paid', 1_842_050);
  await db
    .updateTable('purchase_order')
    .set({ state: 'ISSUING', version: 2, updated_at: hourAgo })
    .where('id', '=', slow)
    .execute();
  const unknown = await sale('laledere', 'dask', 'order', 84_900);
  await db
    .insertInto('attempt')
    .values({
      ...made,
      id: unknown,
      order_id: unknown,
      state: 'UNKNOWN',
      version: 1,
      psp: 'iyzico',
      psp_payment_id: '86514698',
      three_d_secure: true,
      price: 84_900,
      paid: 84_900,
      currency: 'TRY',
      installment_count: 3,
      coupon: null,
      discount: 0,
      card_prefix: '',
      card_last4: '0008',
      transaction_ids: '[]',
      provider_code: '10051',
      not_found: 0,
      inquiries: 12,
      unknown_since: hourAgo,
    })
    .execute();
  const unsure = await sale('bulutkaya', 'home', 'paid', 245_000);
  await db
    .insertInto('refund')
    .values({
      ...made,
      id: 'refund-nobody-knows-of',
      order_id: unsure,
      attempt_id: unsure,
      state: 'UNKNOWN',
      version: 1,
      amount: 45_000,
      reason: 'policy-failed',
      provider_code: null,
      inquiries: 9,
      unknown_since: hourAgo,
    })
    .execute();
  const unsent = await sale('incirova', 'traffic', 'paid', 612_000);
  await db
    .insertInto('outbox')
    .values({
      key: `send-mail:${unsent}`,
      kind: 'send-mail',
      subject: unsent,
      state: 'waiting',
      asked: 1,
      attempts: 7,
      run_at: new Date(Date.now() + 86_400_000),
      created_at: hourAgo,
    })
    .execute();
  return { unknown, slow };
}
