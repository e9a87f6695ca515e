import { lira } from '@sigorta/contracts/money';
import type { CancellationRow } from '@sigorta/contracts/panel/cancellations';
import type { Language } from '@sigorta/i18n/language';
import type { Context } from '../../platform/context.ts';
import { namedOrder } from '../../platform/sensitive/name-of-order.ts';
import { recordKey } from '../../platform/sensitive/record-keys.ts';
import { publicCancellation } from '../../policies/cancel/public-cancellation.ts';
import { nameShown } from '../masking/name-shown.ts';

/** Notices of one scope or all, with what names their policy. */
export const noticesInScope = ({ db }: Pick<Context, 'db'>, scope: string | null) => {
  const query = db
    .selectFrom('cancellation')
    .innerJoin('purchase_order', 'purchase_order.id', 'cancellation.order_id')
    .innerJoin('policy', 'policy.order_id', 'cancellation.order_id');
  return scope === null ? query : query.where('purchase_order.partner_id', '=', scope);
};

export const noticeColumns = (query: ReturnType<typeof noticesInScope>) =>
  query
    .selectAll('cancellation')
    .select([
      'purchase_order.partner_id',
      'purchase_order.product',
      'purchase_order.insurer_id',
      'purchase_order.insurer_name',
      'purchase_order.buyer_name',
      'purchase_order.quote_id',
      'policy.policy_no',
      'policy.state as policy_state',
    ])
    .select(recordKey('purchase_order.quote_id'));

export type NoticeInScope = Awaited<ReturnType<ReturnType<typeof noticeColumns>['execute']>>[number];

export function rowOf(context: Context, language: Language, notice: NoticeInScope): CancellationRow {
  const { products, clock } = context;
  const { product, insurer_id, insurer_name, due_at } = notice;
  return {
    id: notice.id,
    orderId: notice.order_id,
    state: publicCancellation(notice.state),
    kind: notice.kind,
    product: { id: product, name: products.named(product)?.menu[language] ?? product },
    insurer: { id: insurer_id, name: insurer_name },
    policyNumber: notice.policy_no ?? '',
    buyer: nameShown(context, namedOrder(notice)),
    requestedAt: notice.requested_at.toISOString(),
    dueAt: due_at?.toISOString() ?? null,
    isOverdue: due_at !== null && due_at < clock(),
    refund: lira(notice.refund ?? notice.expected),
  };
}
