import type { Transaction } from 'kysely';
import type { Staff } from '../../platform/caller.ts';
import type { Database } from '../../platform/database/database.ts';
import { Refusal } from '../../platform/refusal.ts';
import { scopeOf } from '../../staff/staff-of.ts';

/**
 * A quote of the caller's scope, locked for an action.
 * @throws Refusal `not-found`, also for one of another scope
 */
export const quoteInScope = async (trx: Transaction<Database>, id: string, staff: Staff) => {
  const scope = scopeOf(staff);
  const row = await trx
    .selectFrom('quote')
    .select(['id', 'partner_id', 'assignee_id'])
    .where('id', '=', id)
    .$if(scope !== null, (query) => query.where('partner_id', '=', scope ?? ''))
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new Refusal('not-found');
  return row;
};
