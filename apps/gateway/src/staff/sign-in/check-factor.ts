import type { Context } from '../../platform/context.ts';
import { unseal } from '../../platform/sensitive/seal.ts';
import { takeRecoveryCode } from './recovery-codes.ts';
import { stepOfCode } from './totp.ts';

interface Person {
  id: string;
  totp_secret: string | null;
}

/**
 * Whether a code is the app's of now, or a recovery code nobody used. A code of the app counts once: its step must be
 * later than the last one taken, and of two calls at once one takes it.
 */
export const isFactor = async (context: Context, person: Person, code: string): Promise<boolean> => {
  const { db, clock, dataKeys } = context;
  if (person.totp_secret === null) return false;
  if (code.length !== 6) return takeRecoveryCode(context, db, person.id, code);
  const secret = String(unseal(dataKeys, person.id, person.totp_secret));
  const step = stepOfCode(secret, code, clock());
  if (step === null) return false;
  const { numUpdatedRows } = await db
    .updateTable('staff')
    .set({ totp_last_step: step })
    .where('id', '=', person.id)
    .where((eb) => eb.or([eb('totp_last_step', 'is', null), eb('totp_last_step', '<', step)]))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};
