import { partAgreed } from '@sigorta/contracts/refund-reasons';
import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { isPayingAttempt } from '../../purchase/paying-attempt.ts';

/** Policies with what was paid for them; a cancelled one is still there to be looked at. */
export const policiesToCancel = ({ db }: Pick<Context, 'db'>) =>
  db
    .selectFrom('purchase_order')
    .innerJoin('policy', 'policy.order_id', 'purchase_order.id')
    .innerJoin('attempt', (join) =>
      join.onRef('attempt.order_id', '=', 'purchase_order.id').on(isPayingAttempt),
    )
    .select([
      'purchase_order.id',
      'purchase_order.state as orderState',
      'purchase_order.partner_id as partnerId',
      'purchase_order.session_id',
      'purchase_order.phone',
      'purchase_order.phone_key',
      'purchase_order.product',
      'purchase_order.release',
      'purchase_order.insurer_id as insurerId',
      'purchase_order.insurer_name as insurerName',
      'purchase_order.offer',
      'policy.state as policyState',
      'policy.policy_no as policyNo',
      'policy.starts_at as startsAt',
      'policy.ends_at as endsAt',
      'policy.issued_at as issuedAt',
      /* what staff gave back of it beside the policy is no part of the premium any more */
      sql<number>`(attempt.paid - coalesce((select sum(r.amount) from refund r
        where r.attempt_id = attempt.id and r.reason = ${partAgreed}), 0))::bigint`.as('paid'),
      'attempt.charged_at as chargedAt',
    ])
    .where('policy.state', 'in', ['ISSUED', 'CANCELLED']);

export type PolicyToCancel = Awaited<
  ReturnType<ReturnType<typeof policiesToCancel>['executeTakeFirstOrThrow']>
>;

/** The newest notice of each order; a refused one gives way to a later one. */
export const latestNotices = ({ db }: Pick<Context, 'db'>, orderIds: readonly string[]) =>
  orderIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('cancellation')
        .selectAll()
        .distinctOn('order_id')
        .where('order_id', 'in', orderIds)
        .orderBy('order_id')
        .orderBy('created_at', 'desc')
        .execute();

export type Notice = Awaited<ReturnType<typeof latestNotices>>[number];
