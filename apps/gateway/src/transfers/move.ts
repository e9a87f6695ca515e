import type { Transaction } from 'kysely';
import type { Database } from '../database/database.ts';
import { type Changes, check, one, type Row } from '../purchase/move.ts';
import type { TransferMoneyState, TransferState } from '../purchase/states.ts';

/** Compare-and-set on version, as `purchase/move.ts` does it. */
export async function moveTransfer(
  trx: Transaction<Database>,
  row: Row<TransferState>,
  to: TransferState,
  now: Date,
  changes: Changes<'transfer'> = {},
): Promise<void> {
  check('transfer', row.state, to);
  one(
    await trx
      .updateTable('transfer')
      .set({ ...changes, state: to, version: row.version + 1, updated_at: now })
      .where('id', '=', row.id)
      .where('version', '=', row.version)
      .executeTakeFirst(),
  );
}

export async function moveMoney(
  trx: Transaction<Database>,
  row: Row<TransferMoneyState>,
  to: TransferMoneyState,
  now: Date,
  changes: Changes<'transfer_money'> = {},
): Promise<void> {
  check('transfer_money', row.state, to);
  one(
    await trx
      .updateTable('transfer_money')
      .set({ ...changes, state: to, version: row.version + 1, updated_at: now })
      .where('id', '=', row.id)
      .where('version', '=', row.version)
      .executeTakeFirst(),
  );
}
