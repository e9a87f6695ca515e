import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/** Who asked staff for this refund; none for one the program began itself. */
export const askersOf = async (db: Kysely<Database>, refundIds: readonly string[]) =>
  refundIds.length === 0
    ? []
    : await db
        .selectFrom('refund_ask')
        .select(['refund_id', 'asked_by'])
        .where('refund_id', 'in', refundIds)
        .execute();
