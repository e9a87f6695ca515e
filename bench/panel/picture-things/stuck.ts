import { type Difference, differenceKinds } from '../../../apps/gateway/src/reconciliation/compare/kinds.ts';
import { addSale } from '../../../apps/gateway/src/testing/panel/sales.ts';
import type { Market } from '../../../apps/gateway/src/testing/purchase/market.ts';

type Told = Pick<Difference, 'kind' | 'source' | 'subject' | 'hereMinor' | 'outsideMinor'>;

/** Books that differ: one of an order, one of nothing that we know, one of what left our account. */
const differing: readonly Told[] = [
  {
    kind: 'payout-differs',
    source: 'iyzico',
    subject: '86514702',
    hereMinor: 181_200,
    outsideMinor: 179_900,
  },
  { kind: 'charge-unknown', source: 'iyzico', subject: '86519944', hereMinor: null, outsideMinor: 94_921 },
  {
    kind: 'outgoing-unknown',
    source: 'bank',
    subject: 'EFT-20261124-0007731',
    hereMinor: null,
    outsideMinor: 1_250_000,
  },
];

const addDifferences = async ({ context: { db } }: Market, orderId: string, at: Date): Promise<void> => {
  const rows = differing.map(({ kind, source, subject, hereMinor, outsideMinor }, place) => ({
    id: `difference-${place}`.padEnd(22, 'x'),
    kind,
    source,
    subject,
    order_id: place === 0 ? orderId : null,
    here: hereMinor,
    outside: outsideMinor,
    currency: 'TRY',
    detail: null,
    happened_at: at,
    first_seen: at,
    last_seen: at,
    owner: differenceKinds[kind].owner,
    is_money: true,
  }));
  await db.insertInto('difference').values(rows).execute();
};

/** Cases no worker ends: they have no jobs that could. */
export async function addStuck(market: Market) {
  const { context } = market;
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
  await addDifferences(market, slow, hourAgo);
  return { unknown, slow };
}
