import type { Transaction } from 'kysely';
import type { Staff } from '../../platform/caller.ts';
import type { Database } from '../../platform/database/database.ts';
import { Refusal } from '../../platform/refusal.ts';
import { requireAllPartners } from '../scope/require-all-partners.ts';

/**
 * Locks somebody to change what they may do. Owners are locked first and always in one order: of two owners who take
 * the role from each other at once, one finds that the other is the last.
 * @throws Refusal `not-found`; `not-allowed` for the caller's own row
 */
export const personOf = async (trx: Transaction<Database>, id: string, staff: Staff) => {
  requireAllPartners(staff);
  const owners = await trx
    .selectFrom('staff')
    .select(['id', 'active', 'password_hash'])
    .where('role', '=', 'owner')
    .orderBy('id')
    .forUpdate()
    .execute();
  const row = await trx.selectFrom('staff').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row) throw new Refusal('not-found');
  if (row.id === staff.id) throw new Refusal('not-allowed');
  /* who never took the invitation cannot look after the panel */
  const others = owners.filter((owner) => owner.id !== id && owner.active && owner.password_hash !== null);
  return { ...row, isLastOwner: row.role === 'owner' && row.active && others.length === 0 };
};

/** Whoever was switched off, or lost the second factor, is out at once, and so is a sign-in that is half done. */
export const endSessions = async (trx: Transaction<Database>, staffId: string): Promise<void> => {
  await trx.deleteFrom('staff_session').where('staff_id', '=', staffId).execute();
  await trx.deleteFrom('staff_challenge').where('staff_id', '=', staffId).execute();
};
