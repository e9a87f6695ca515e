import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { Refusal } from '../../platform/refusal.ts';

/** @throws Refusal `invalid-input` unless the person works here and sees this partner's scope */
export const checkAssignee = async (
  trx: Transaction<Database>,
  id: string,
  partnerId: string,
): Promise<void> => {
  const person = await trx
    .selectFrom('staff')
    .select('id')
    .where('id', '=', id)
    .where('active', '=', true)
    .where((or) => or.or([or('partner_id', 'is', null), or('partner_id', '=', partnerId)]))
    .executeTakeFirst();
  if (!person) {
    throw new Refusal('invalid-input', {
      fields: [{ field: 'assigneeId', message: 'error.invalid-input' }],
    });
  }
};
