import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/** Whatever proved a person beside the password proves nothing any more: app, recovery codes and passkeys. */
export const forgetFactors = async (trx: Transaction<Database>, staffId: string): Promise<void> => {
  await trx
    .updateTable('staff')
    .set({ totp_secret: null, totp_confirmed_at: null, totp_last_step: null })
    .where('id', '=', staffId)
    .execute();
  await trx.deleteFrom('staff_recovery_code').where('staff_id', '=', staffId).execute();
  await trx.deleteFrom('staff_passkey').where('staff_id', '=', staffId).execute();
};
