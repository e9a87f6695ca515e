import type { Money } from '@sigorta/contracts/money';
import { lira } from '@sigorta/contracts/money';
import type { Context } from '../../platform/context.ts';
import { isPayingAttempt } from '../../purchase/paying-attempt.ts';

/** What books outside are compared by. */
export interface MoneyOfOrder {
  policyNo: string | null;
  insurer: string;
  way: 'card' | 'transfer' | null;
  provider: string | null;
  providerNo: string | null;
  installments: number | null;
  /** given back so far; null while nothing was charged */
  refunded: Money | null;
}

/** Of each of these orders: its policy, and the charge that pays it with what went back of it. */
export async function moneyOfOrders(
  { db }: Pick<Context, 'db'>,
  ids: readonly string[],
): Promise<Map<string, MoneyOfOrder>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('purchase_order')
    .leftJoin('policy', 'policy.order_id', 'purchase_order.id')
    .leftJoin('attempt', (join) =>
      join.onRef('attempt.order_id', '=', 'purchase_order.id').on(isPayingAttempt),
    )
    .select([
      'purchase_order.id',
      'purchase_order.insurer_name',
      'policy.policy_no',
      'attempt.id as attempt_id',
      'attempt.method',
      'attempt.psp',
      'attempt.psp_payment_id',
      'attempt.installment_count',
    ])
    .select(({ selectFrom }) =>
      selectFrom('refund')
        .select(({ fn }) => fn.sum<string | null>('refund.amount').as('sum'))
        .whereRef('refund.attempt_id', '=', 'attempt.id')
        .where('refund.state', '=', 'DONE')
        .as('refunded'),
    )
    .where('purchase_order.id', 'in', ids)
    .execute();
  return new Map(
    rows.map((row) => [
      row.id,
      {
        policyNo: row.policy_no,
        insurer: row.insurer_name,
        way: row.method,
        provider: row.psp,
        providerNo: row.psp_payment_id,
        installments: row.installment_count,
        refunded: row.attempt_id === null ? null : lira(Number(row.refunded ?? 0)),
      },
    ]),
  );
}
