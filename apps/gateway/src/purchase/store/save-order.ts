import type { Attempt, Order, Transfer } from '../machine/state.ts';
import { errorOfAttempt, errorOfRefund, orderColumns, transferColumns } from './columns.ts';
import type { OrderRow } from './rows.ts';
import { type Facts, type Saving, same } from './saving.ts';

/** A transfer that gave way to another try was withdrawn by its buyer; otherwise its time was over. */
const overOf = ({ attempt, transfer }: Facts): 'EXPIRED' | 'WITHDRAWN' =>
  attempt === undefined && transfer === undefined ? 'EXPIRED' : 'WITHDRAWN';

/** Writes a transfer that is waited for. */
export async function saveTransfer(
  { trx, now, facts }: Saving,
  order: Order,
  transfer: Transfer,
  known: Transfer | null,
) {
  const own = facts.transfer?.id === transfer.id ? facts.transfer : {};
  const over = own.state ?? overOf(facts);
  const columns = transferColumns(transfer, over);
  if (known?.id !== transfer.id) {
    await trx
      .insertInto('transfer')
      .values({
        reference: '',
        iban: '',
        holder: '',
        discount: 0,
        ...own,
        ...columns,
        id: transfer.id,
        order_id: order.id,
        amount: transfer.amount,
        expires_at: new Date(transfer.until),
        version: 1,
        created_at: now,
        updated_at: now,
      })
      .execute();
    return;
  }
  if (known.st === transfer.st) return;
  await trx
    .updateTable('transfer')
    .set((to) => ({ ...columns, version: to('version', '+', 1), updated_at: now }))
    .where('id', '=', transfer.id)
    .execute();
}

/** The attempt that took no money in this step, when its buyer has to be told. */
const closedNow = (order: Order, known: Order): Attempt | undefined =>
  order.attempts.find(
    (one) =>
      one.st === 'none' &&
      one.why !== null &&
      one.why !== 'replaced' &&
      known.attempts.find(({ id }) => id === one.id)?.st !== 'none',
  );

/** Of an order that waits to be paid. */
function reasonOfOpen(facts: Facts, order: Order, known: Order): { reason?: string | null } {
  if (order.transfer?.st === 'over' && known.transfer?.st !== 'over')
    return { reason: (facts.transfer?.state ?? overOf(facts)) === 'WITHDRAWN' ? null : 'transfer-expired' };
  const closed = closedNow(order, known);
  return closed?.why ? { reason: facts.attempt?.error ?? errorOfAttempt[closed.why] } : {};
}

/** What the order says of itself; nothing: as before. */
function reasonOf({ facts }: Saving, order: Order, known: Order): { reason?: string | null } {
  if (order.goal !== known.goal) {
    if (order.goal === 'undo') return { reason: order.reason ? errorOfRefund[order.reason] : null };
    return { reason: null };
  }
  if (order.policy.isStrange !== known.policy.isStrange)
    return { reason: order.policy.isStrange ? 'policy-failed' : null };
  return order.goal === 'open' ? reasonOfOpen(facts, order, known) : {};
}

/** Writes an order: its goal, its word, and why. */
export async function saveOrder(saving: Saving, order: Order, row: OrderRow, known: Order) {
  const { trx, now, facts } = saving;
  const columns = { ...orderColumns(order), ...reasonOf(saving, order, known) };
  const own = facts.order?.id === order.id ? facts.order : {};
  const stored = { goal: row.goal, give: row.give, undo_reason: row.undo_reason, state: row.state };
  if (same(columns, stored) && Object.keys(own).length === 0) return;
  await trx
    .updateTable('purchase_order')
    .set((to) => ({ ...columns, ...own, version: to('version', '+', 1), updated_at: now }))
    .where('id', '=', order.id)
    .execute();
}
