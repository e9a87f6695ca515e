import { askDaysOf, isDue } from '@sigorta/product-kit/renewal/ask-days';
import { insuresTheSame } from '@sigorta/product-kit/renewal/same-thing';
import { coverPeriodOf } from '@sigorta/validators/cover-period';
import { todayInIstanbul } from '@sigorta/validators/istanbul';
import { sql } from 'kysely';
import type { Context } from '../platform/context.ts';
import type { LeftBecause } from '../platform/database/tables/payment-tables.ts';
import type { ReleasedProduct } from '../platform/ports.ts';
import { phoneOfOrder } from '../platform/sensitive/phone-of-order.ts';
import { recordKey } from '../platform/sensitive/record-keys.ts';
import { openApplication, storedOf } from '../platform/sensitive/sealed-application.ts';
import { hasPhone } from '../platform/sensitive/sealed-phone.ts';
import { orderIs, ordersThatAre } from '../platform/transitions/order-questions.ts';
import { chosenOf } from './chosen.ts';
import type { PolicyToRenew } from './policy-to-renew.ts';

/** Somebody gave notice, and its insurer did not refuse it. */
const isEnding = async ({ db }: Pick<Context, 'db'>, orderId: string): Promise<boolean> =>
  (await db
    .selectFrom('cancellation')
    .select('id')
    .where('order_id', '=', orderId)
    .where('state', '<>', 'REFUSED')
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** Later purchases of the same product by the same phone, or with an identity of the same persons. */
const laterPurchases = ({ db, dataKeys }: Pick<Context, 'db' | 'dataKeys'>, policy: PolicyToRenew) => {
  const phone = phoneOfOrder(dataKeys, policy);
  return db
    .selectFrom('purchase_order')
    .innerJoin('quote', 'quote.id', 'purchase_order.quote_id')
    .select([
      'purchase_order.product',
      'purchase_order.release',
      'purchase_order.quote_id',
      'purchase_order.application',
    ])
    .select(recordKey('purchase_order.quote_id'))
    .where('purchase_order.product', '=', policy.product)
    .where('purchase_order.partner_id', '=', policy.partner_id)
    .where('purchase_order.state', 'not in', ordersThatAre('idle'))
    .where('purchase_order.created_at', '>', policy.created_at)
    .where((either) =>
      either.or([
        ...(phone === null ? [] : [hasPhone('purchase_order', dataKeys, phone)]),
        sql<boolean>`quote.person_keys && (select of.person_keys from quote of where of.id = ${policy.quote_id})`,
      ]),
    )
    .execute();
};

/** A newer policy insures the same thing or persons, or is being paid for. */
async function isRenewed(context: Context, policy: PolicyToRenew): Promise<boolean> {
  const opened = async (
    row: Pick<PolicyToRenew, 'product' | 'release' | 'quote_id' | 'application' | 'record_key'>,
  ) => {
    const found = await context.products.of(row);
    return found && openApplication(context.dataKeys, found.product, storedOf(row));
  };
  const [own, later] = await Promise.all([opened(policy), laterPurchases(context, policy)]);
  const product = context.products.live(policy.product)?.product;
  if (!own || !product) return false;
  for (const row of later) {
    const other = await opened(row);
    if (other && insuresTheSame(product, own, other)) return true;
  }
  return false;
}

/** The product as something can be begun with now; null where nobody sells it or it is not renewed any more. */
export const renewable = (
  { products }: Pick<Context, 'products'>,
  policy: Pick<PolicyToRenew, 'product'>,
): ReleasedProduct | null => {
  const live = products.live(policy.product);
  return live && askDaysOf(live.product).length > 0 ? live : null;
};

/** Why a policy is not renewed any more, whoever asked; null while it may be. */
export async function whyOver(context: Context, policy: PolicyToRenew): Promise<LeftBecause | null> {
  if (policy.ends_at <= context.clock()) return 'late';
  if (!orderIs('cancellable', policy.state) || policy.policy !== 'ISSUED') return 'ended';
  if (await isEnding(context, policy.id)) return 'ended';
  if (!renewable(context, policy)) return 'retired';
  return (await isRenewed(context, policy)) ? 'renewed' : null;
}

/** Why one reminder is left out; null when it goes. */
export async function whyLeft(
  context: Context,
  policy: PolicyToRenew,
  daysBefore: number,
): Promise<LeftBecause | null> {
  if (!(await chosenOf(context.db, [policy.id])).has(policy.id)) return 'off';
  const over = await whyOver(context, policy);
  const live = renewable(context, policy);
  if (over || !live) return over ?? 'retired';
  const { lastDay } = coverPeriodOf({ startsAt: policy.starts_at, endsAt: policy.ends_at });
  return isDue(live.product, lastDay, daysBefore, todayInIstanbul(context.clock())) ? null : 'late';
}
