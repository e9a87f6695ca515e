import type { PolicyRow } from '@sigorta/contracts/panel/policies';
import type { Language } from '@sigorta/i18n/language';
import { coverOf } from '../../catalogue/cover-period.ts';
import type { Context } from '../../platform/context.ts';
import { namedOrder } from '../../platform/sensitive/name-of-order.ts';
import { recordKey } from '../../platform/sensitive/record-keys.ts';
import { nameShown } from '../masking/name-shown.ts';
import { namesFor } from '../shared/names.ts';
import type { filteredPolicies } from './filter.ts';

export const policyColumns = (query: ReturnType<typeof filteredPolicies>) =>
  query
    .select([
      'policy.order_id',
      'policy.policy_no',
      'policy.state',
      'policy.issued_at',
      'policy.starts_at',
      'policy.ends_at',
      'policy.insurer_id',
      'purchase_order.insurer_name',
      'purchase_order.buyer_name',
      'purchase_order.product',
      'purchase_order.partner_id',
      'purchase_order.offer',
      'purchase_order.quote_id',
    ])
    .select(recordKey('purchase_order.quote_id'));
type Row = Awaited<ReturnType<ReturnType<typeof policyColumns>['execute']>>[number];

export const policyRows = async (
  context: Context,
  rows: readonly Row[],
  language: Language,
): Promise<PolicyRow[]> => {
  const names = await namesFor(context, language);
  return rows.map((row) => ({
    orderId: row.order_id,
    policyNo: row.policy_no ?? '',
    name: nameShown(context, namedOrder(row)),
    product: names.product(row.product),
    insurer: { id: row.insurer_id, name: row.insurer_name },
    partner: names.partner(row.partner_id),
    state: row.state === 'CANCELLED' ? 'CANCELLED' : 'ISSUED',
    price: row.offer.price,
    issuedAt: row.issued_at?.toISOString() ?? null,
    cover: coverOf(row.starts_at, row.ends_at),
  }));
};
