import type { Transaction, UpdateObject } from 'kysely';
import type { Database } from '../database/database.ts';
import {
  type AttemptState,
  type CancellationRowState,
  isAllowed,
  type OrderState,
  type PolicyState,
  type RefundState,
  type StateTable,
} from './states.ts';

/** Somebody else changed the row first. The transaction is rolled back and the work is looked at again. */
export class StaleRow extends Error {
  override readonly name = 'StaleRow';
}

/** A step no table allows: a mistake of ours, never of the outside. */
class ForbiddenStep extends Error {
  override readonly name = 'ForbiddenStep';
}

type Trx = Transaction<Database>;
type Changes<T extends keyof Database> = UpdateObject<Database, T>;

/** @throws ForbiddenStep */
function check(table: StateTable, from: string, to: string): void {
  if (!isAllowed(table, from, to)) throw new ForbiddenStep(`${table}: ${from} > ${to}`);
}

/** @throws StaleRow */
function one(result: { numUpdatedRows: bigint }): void {
  if (result.numUpdatedRows !== 1n) throw new StaleRow();
}

export interface Row<S> {
  id: string;
  state: S;
  version: number;
}

/** Tables whose rows have an id, a state, and a version that every change raises. */
type Moved = Exclude<StateTable, 'policy'>;

/**
 * Changes the state of a row of this table: compare-and-set on version. Every change of a state goes through one of these,
 * which stand with what they move.
 * @throws ForbiddenStep, StaleRow
 */
export const mover =
  <T extends Moved, S extends string>(table: T) =>
  async (
    trx: Trx,
    row: Row<S>,
    to: S,
    now: Date,
    changes: Changes<T> = {} as Changes<T>,
  ): Promise<Row<S>> => {
    check(table, row.state, to);
    const version = row.version + 1;
    /* the tables agree in these columns; the compiler follows one of them */
    const all = { ...changes, state: to, version, updated_at: now } as unknown as Changes<'refund'>;
    one(
      await trx
        .updateTable(table as 'refund')
        .set(all)
        .where('id', '=', row.id)
        .where('version', '=', row.version)
        .executeTakeFirst(),
    );
    return { id: row.id, state: to, version };
  };

export const moveOrder = mover<'purchase_order', OrderState>('purchase_order');
export const moveAttempt = mover<'attempt', AttemptState>('attempt');
export const moveRefund = mover<'refund', RefundState>('refund');
export const moveCancellation = mover<'cancellation', CancellationRowState>('cancellation');

/** A policy's row is its order's. */
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
