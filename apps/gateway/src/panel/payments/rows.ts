import { lira } from '@sigorta/contracts/money';
import { lostReasons, type PaymentRow } from '@sigorta/contracts/panel/payments';
import type { Language } from '@sigorta/i18n/language';
import type { Context } from '../../platform/context.ts';
import { namedOrder } from '../../platform/sensitive/name-of-order.ts';
import { recordKey } from '../../platform/sensitive/record-keys.ts';
import { isPayingAttempt } from '../../purchase/paying-attempt.ts';
import { nameShown } from '../masking/name-shown.ts';
import { namesFor } from '../shared/names.ts';
import type { filteredPayments } from './filter.ts';

export const paymentColumns = (query: ReturnType<typeof filteredPayments>) =>
  query
    .select([
      'purchase_order.id',
      'purchase_order.kind',
      'purchase_order.state',
      'purchase_order.created_at',
      'purchase_order.updated_at',
      'purchase_order.buyer_name',
      'purchase_order.product',
      'purchase_order.partner_id',
      'purchase_order.quote_id',
    ])
    .select(recordKey('purchase_order.quote_id'));
type Row = Awaited<ReturnType<ReturnType<typeof paymentColumns>['execute']>>[number];

/** How the last try of each order ended that nobody paid. */
const lostTriesOf = async ({ db }: Context, rows: readonly Row[]) => {
  const ids = rows.filter(({ state }) => state === 'CONSENTED').map(({ id }) => id);
  if (ids.length === 0) return new Map<string, PaymentRow['lastTry']>();
  const tries = await db
    .selectFrom('attempt')
    .select(['order_id', 'state', 'error'])
    .where('order_id', 'in', ids)
    .orderBy('created_at')
    .execute();
  const last = new Map(tries.map((row) => [row.order_id, row]));
  return new Map(
    [...last].flatMap(([id, { state, error }]) =>
      state === 'DECLINED' || state === 'EXPIRED'
        ? [[id, { state, reason: lostReasons.find((reason) => reason === error) ?? null }] as const]
        : [],
    ),
  );
};

/** The payment each of these orders keeps; late money given back is none. */
const chargesOf = async ({ db }: Context, ids: readonly string[]) => {
  const rows = await db
    .selectFrom('attempt')
    .select(['order_id', 'paid', 'card_last4'])
    .where('order_id', 'in', ids)
    .where(isPayingAttempt)
    .execute();
  return new Map(rows.map((row) => [row.order_id, row]));
};

export const paymentRows = async (
  context: Context,
  rows: readonly Row[],
  language: Language,
): Promise<PaymentRow[]> => {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const [charges, tries, names] = await Promise.all([
    chargesOf(context, ids),
    lostTriesOf(context, rows),
    namesFor(context, language),
  ]);
  return rows.map((row) => {
    const charge = charges.get(row.id);
    return {
      orderId: row.id,
      kind: row.kind,
      state: row.state,
      createdAt: row.created_at.toISOString(),
      updatedAt: row.updated_at.toISOString(),
      name: nameShown(context, namedOrder(row)),
      product: names.product(row.product),
      partner: names.partner(row.partner_id),
      paid: charge ? lira(charge.paid) : null,
      lastTry: tries.get(row.id) ?? null,
      cardEnd: charge?.card_last4 || null,
    };
  });
};
