import { asCode } from '@sigorta/validators/as-code';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { Refusal } from '../../platform/refusal.ts';

export interface Discount {
  code: string;
  /** kuruş taken off */
  minor: number;
}

/** A buyer who starts again keeps or frees what his own orders hold; a quote is bought once. */
async function usesOfQuote(db: Kysely<Database>, code: string, quoteId: string): Promise<number> {
  const held = await db
    .selectFrom('coupon_use')
    .innerJoin('purchase_order', 'purchase_order.id', 'coupon_use.order_id')
    .select((count) => count.fn.countAll().as('uses'))
    .where('coupon_use.coupon', '=', code)
    .where('purchase_order.quote_id', '=', quoteId)
    .executeTakeFirstOrThrow();
  return Number(held.uses);
}

/**
 * What a coupon takes off a price now. It never makes a policy free: at least one lira stays.
 * @param offer its price in kuruş
 * @throws Refusal `coupon-not-valid`
 */
export async function discountOf(
  db: Kysely<Database>,
  typed: string,
  offer: { product: string; price: number; quote_id: string },
  now: Date,
): Promise<Discount> {
  const priceMinor = offer.price;
  const code = asCode(typed);
  const coupon = await db.selectFrom('coupon').selectAll().where('code', '=', code).executeTakeFirst();
  const fits =
    coupon !== undefined &&
    coupon.valid_from <= now &&
    now < coupon.valid_until &&
    (coupon.product === null || coupon.product === offer.product) &&
    (coupon.max_uses === null ||
      coupon.uses - (await usesOfQuote(db, code, offer.quote_id)) < coupon.max_uses);
  if (!fits) throw new Refusal('coupon-not-valid');
  const wanted = coupon.kind === 'percent' ? Math.floor((priceMinor * coupon.value) / 100) : coupon.value;
  return { code, minor: Math.max(0, Math.min(wanted, priceMinor - 100)) };
}

/** Takes one use for an order, or keeps the one it has. Parallel orders cannot take the last use twice. */
export async function takeCoupon(
  trx: Transaction<Database>,
  code: string | null,
  orderId: string,
  now: Date,
): Promise<void> {
  const held = await trx
    .selectFrom('coupon_use')
    .select('coupon')
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  if (held?.coupon === code) return;
  if (held) await giveCouponBack(trx, orderId);
  if (code === null) return;
  const result = await trx
    .updateTable('coupon')
    .set((to) => ({ uses: to('uses', '+', 1) }))
    .where('code', '=', code)
    .where((or) => or.or([or('max_uses', 'is', null), or('uses', '<', or.ref('max_uses'))]))
    .executeTakeFirst();
  if (result.numUpdatedRows !== 1n) throw new Refusal('coupon-not-valid');
  await trx.insertInto('coupon_use').values({ coupon: code, order_id: orderId, created_at: now }).execute();
}

/** After an attempt that took no money. */
export async function giveCouponBack(trx: Transaction<Database>, orderId: string): Promise<void> {
  const held = await trx
    .deleteFrom('coupon_use')
    .where('order_id', '=', orderId)
    .returning('coupon')
    .executeTakeFirst();
  if (!held) return;
  await trx
    .updateTable('coupon')
    .set((to) => ({ uses: to('uses', '-', 1) }))
    .where('code', '=', held.coupon)
    .execute();
}

/** Money found late was promised its price with the coupon: a use that meanwhile went to somebody else does not change it. */
export async function takeCouponAgain(
  trx: Transaction<Database>,
  { attemptId, orderId }: { attemptId: string; orderId: string },
  now: Date,
): Promise<void> {
  const attempt = await trx
    .selectFrom('attempt')
    .select('coupon')
    .where('id', '=', attemptId)
    .executeTakeFirst();
  if (!attempt?.coupon) return;
  try {
    await takeCoupon(trx, attempt.coupon, orderId, now);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}
