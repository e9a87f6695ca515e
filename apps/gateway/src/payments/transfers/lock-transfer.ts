import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { lockOrder } from '../attempts/record-attempt.ts';

/** A transfer with its order, the order locked first: every start locks in this order too. */
export async function lockTransfer(trx: Transaction<Database>, transferId: string) {
  const { order_id } = await trx
    .selectFrom('transfer')
    .select('order_id')
    .where('id', '=', transferId)
    .executeTakeFirstOrThrow();
  const order = await lockOrder(trx, order_id);
  const transfer = await trx
    .selectFrom('transfer')
    .selectAll()
    .where('id', '=', transferId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { order, transfer };
}

export type LockedTransfer = Awaited<ReturnType<typeof lockTransfer>>;
