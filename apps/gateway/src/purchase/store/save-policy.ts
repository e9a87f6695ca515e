import { passOnEnds, refundEnds } from '@sigorta/product-kit/cancellation';
import type { Notice, Order, Policy } from '../machine/state.ts';
import { noticeColumns, policyColumns } from './columns.ts';
import { type Saving, same } from './saving.ts';

/** Writes what the insurer holds. */
export async function savePolicy(
  { trx, now, facts }: Saving,
  order: Order,
  insurerId: string,
  known: Policy,
) {
  const { policy } = order;
  const columns = policyColumns(policy);
  if (known.st === 'none') {
    await trx
      .insertInto('policy')
      .values({
        ...columns,
        order_id: order.id,
        insurer_id: insurerId,
        version: 1,
        created_at: now,
        updated_at: now,
      })
      .execute();
    return;
  }
  const own = facts.policy?.order_id === order.id ? facts.policy : {};
  if (same(columns, policyColumns(known)) && Object.keys(own).length === 0) return;
  await trx
    .updateTable('policy')
    .set((to) => ({ ...own, ...columns, version: to('version', '+', 1), updated_at: now }))
    .where('order_id', '=', order.id)
    .execute();
}

/** The days of a notice: by when it is passed on, by when its money is back, when all of it was over. */
function daysOf(
  now: Date,
  columns: ReturnType<typeof noticeColumns>,
  known: Notice | undefined,
  before: Order | undefined,
) {
  const word = before && known ? noticeColumns(before, known).state : null;
  if (columns.phase === 'refused' && known?.st === 'open')
    return { passed_at: now, due_at: null, settled_at: now };
  const isOver = columns.state === 'REFUNDED' || columns.state === 'ACCEPTED';
  const settled = isOver && word !== columns.state ? { settled_at: now, due_at: null } : {};
  if (columns.phase === 'accepted' && known?.st === 'open') {
    const refundBy = refundEnds(now);
    return { passed_at: now, refund_by: refundBy, due_at: refundBy, ...settled };
  }
  return settled;
}

/** Writes the notice that ends a policy, with its days. */
export async function saveNotice({ trx, now, facts, before }: Saving, order: Order, notice: Notice) {
  const was = before.orders.find(({ id }) => id === order.id);
  const known = was?.notice?.id === notice.id ? was.notice : undefined;
  const columns = noticeColumns(order, notice);
  const own = facts.notice?.id === notice.id ? facts.notice : {};
  if (!known) {
    const passOnBy = passOnEnds(now);
    await trx
      .insertInto('cancellation')
      .values({
        kind: 'cancellation',
        /* nobody saw an amount: staff give it all */
        expected: Math.max(
          1,
          order.attempts.find(({ st, isSurplus }) => st === 'charged' && !isSurplus)?.paid ?? 1,
        ),
        requested_at: now,
        pass_on_by: passOnBy,
        due_at: passOnBy,
        ...own,
        ...columns,
        id: notice.id,
        order_id: order.id,
        version: 1,
        created_at: now,
        updated_at: now,
      })
      .execute();
    return;
  }
  const changes = { ...own, ...columns, ...daysOf(now, columns, known, was) };
  if (was && same(columns, noticeColumns(was, known)) && Object.keys(own).length === 0) return;
  await trx
    .updateTable('cancellation')
    .set((to) => ({ ...changes, version: to('version', '+', 1), updated_at: now }))
    .where('id', '=', notice.id)
    .execute();
}
