import type { Transaction, UpdateObject } from 'kysely';
import type { Database } from '../database/database.ts';
import type { AttemptState, CancellationRowState, OrderState, PolicyState, RefundState } from './states.ts';
import { isAllowed, type StateTable } from './states.ts';

/** Somebody else changed the row first. The transaction is rolled back and the work is looked at again. */
export class StaleRow extends Error {
  override readonly name = 'StaleRow';
}

/** A step no table allows: a mistake of ours, never of the outside. */
export class ForbiddenStep extends Error {
  override readonly name = 'ForbiddenStep';
}

type Trx = Transaction<Database>;
export type Changes<T extends keyof Database> = UpdateObject<Database, T>;

/** @throws ForbiddenStep */
export function check(table: StateTable, from: string, to: string): void {
  if (!isAllowed(table, from, to)) throw new ForbiddenStep(`${table}: ${from} > ${to}`);
}

/** @throws StaleRow */
export function one(result: { numUpdatedRows: bigint }): void {
  if (result.numUpdatedRows !== 1n) throw new StaleRow();
}

export interface Row<S> {
  id: string;
  state: S;
  version: number;
}

/** Compare-and-set on version; every change of a state goes through one of these, or of `transfers/move.ts`. */
export async function moveOrder(
  trx: Trx,
  row: Row<OrderState>,
  to: OrderState,
  now: Date,
  changes: Changes<'purchase_order'> = {},
): Promise<Row<OrderState>> {
  check('purchase_order', row.state, to);
  one(
    await trx
      .updateTable('purchase_order')
      .set({ ...changes, state: to, version: row.version + 1, updated_at: now })
      .where('id', '=', row.id)
      .where('version', '=', row.version)
      .executeTakeFirst(),
  );
  return { id: row.id, state: to, version: row.version + 1 };
}

export async function moveAttempt(
  trx: Trx,
  row: Row<AttemptState>,
  to: AttemptState,
  now: Date,
  changes: Changes<'attempt'> = {},
): Promise<Row<AttemptState>> {
  check('attempt', row.state, to);
  one(
    await trx
      .updateTable('attempt')
      .set({ ...changes, state: to, version: row.version + 1, updated_at: now })
      .where('id', '=', row.id)
      .where('version', '=', row.version)
      .executeTakeFirst(),
  );
  return { id: row.id, state: to, version: row.version + 1 };
}

export async function movePolicy(
  trx: Trx,
  row: { order_id: string; state: PolicyState; version: number },
  to: PolicyState,
  now: Date,
  changes: Changes<'policy'> = {},
): Promise<{ order_id: string; state: PolicyState; version: number }> {
  check('policy', row.state, to);
  one(
    await trx
      .updateTable('policy')
      .set({ ...changes, state: to, version: row.version + 1, updated_at: now })
      .where('order_id', '=', row.order_id)
      .where('version', '=', row.version)
      .executeTakeFirst(),
  );
  return { order_id: row.order_id, state: to, version: row.version + 1 };
}

/** Writes something on a policy without a change of state. */
export async function touchPolicy(
  trx: Trx,
  row: { order_id: string; version: number },
  now: Date,
  changes: Pick<Changes<'policy'>, 'calls' | 'not_found' | 'details'>,
): Promise<{ version: number }> {
  one(
    await trx
      .updateTable('policy')
      .set({ ...changes, version: row.version + 1, updated_at: now })
      .where('order_id', '=', row.order_id)
      .where('version', '=', row.version)
      .executeTakeFirst(),
  );
  return { version: row.version + 1 };
}

export async function moveRefund(
  trx: Trx,
  row: Row<RefundState>,
  to: RefundState,
  now: Date,
  changes: Changes<'refund'> = {},
): Promise<Row<RefundState>> {
  check('refund', row.state, to);
  one(
    await trx
      .updateTable('refund')
      .set({ ...changes, state: to, version: row.version + 1, updated_at: now })
      .where('id', '=', row.id)
      .where('version', '=', row.version)
      .executeTakeFirst(),
  );
  return { id: row.id, state: to, version: row.version + 1 };
}

export async function moveCancellation(
  trx: Trx,
  row: Row<CancellationRowState>,
  to: CancellationRowState,
  now: Date,
  changes: Changes<'cancellation'> = {},
): Promise<Row<CancellationRowState>> {
  check('cancellation', row.state, to);
  one(
    await trx
      .updateTable('cancellation')
      .set({ ...changes, state: to, version: row.version + 1, updated_at: now })
      .where('id', '=', row.id)
      .where('version', '=', row.version)
      .executeTakeFirst(),
  );
  return { id: row.id, state: to, version: row.version + 1 };
}
