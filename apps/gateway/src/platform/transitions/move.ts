import type { Transaction, UpdateObject } from 'kysely';
import type { Database } from '../database/database.ts';
import { isAllowed, type StateTable } from './states.ts';

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

/**
 * Changes the state of a row of this table: compare-and-set on version. Every change of a state goes through one of these,
 * which stand with what they move.
 * @throws ForbiddenStep, StaleRow
 */
export const mover =
  <T extends StateTable, S extends string>(table: T) =>
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
    const all = { ...changes, state: to, version, updated_at: now } as unknown as Changes<'transfer_money'>;
    one(
      await trx
        .updateTable(table as 'transfer_money')
        .set(all)
        .where('id', '=', row.id)
        .where('version', '=', row.version)
        .executeTakeFirst(),
    );
    return { id: row.id, state: to, version };
  };
