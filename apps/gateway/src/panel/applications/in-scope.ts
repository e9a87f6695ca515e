import type { Transaction } from 'kysely';
import type { Staff } from '../../platform/caller.ts';
import type { Database } from '../../platform/database/database.ts';
import { Refusal } from '../../platform/refusal.ts';
import { bookOf } from '../../staff/staff-of.ts';

/**
 * An application of the caller's book, locked for a deed.
 * @throws Refusal `not-found`, also for one of another book
 */
export const applicationOfBook = async (trx: Transaction<Database>, id: string, staff: Staff) => {
  const book = bookOf(staff);
  const row = await trx
    .selectFrom('application')
    .select(['id', 'partner_id', 'state', 'assignee_id'])
    .where('id', '=', id)
    .$if(book !== null, (query) => query.where('partner_id', '=', book ?? ''))
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new Refusal('not-found');
  return row;
};
