import { randomBytes } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/database/database.ts';
import { keyedHash, keyedHashes } from '../../platform/sensitive/keyed-hash.ts';
import { base32 } from './totp.ts';

const many = 10;

const hashed = (staffId: string, code: string): string => `${staffId}|${code}`;

/** Ten new ones instead of those of before; `abcde-fghij`, fifty random bits each. */
export const newRecoveryCodes = async (
  { dataKeys }: Pick<Context, 'dataKeys'>,
  trx: Transaction<Database>,
  staffId: string,
): Promise<string[]> => {
  const codes = Array.from({ length: many }, () => base32(randomBytes(7)).slice(0, 10).toLowerCase());
  await trx.deleteFrom('staff_recovery_code').where('staff_id', '=', staffId).execute();
  await trx
    .insertInto('staff_recovery_code')
    .values(
      codes.map((code) => ({
        staff_id: staffId,
        hash: keyedHash(dataKeys, 'recovery codes', hashed(staffId, code)),
        used: false,
      })),
    )
    .execute();
  return codes.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`);
};

/** Takes one, once, whichever key hashed it: of two calls with the same code one is told no. */
export const takeRecoveryCode = async (
  { dataKeys }: Pick<Context, 'dataKeys'>,
  db: Kysely<Database>,
  staffId: string,
  code: string,
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('staff_recovery_code')
    .set({ used: true })
    .where('staff_id', '=', staffId)
    .where('hash', 'in', keyedHashes(dataKeys, 'recovery codes', hashed(staffId, code)))
    .where('used', '=', false)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};

export const recoveryCodesLeft = async (db: Kysely<Database>, staffId: string): Promise<number> => {
  const { left } = await db
    .selectFrom('staff_recovery_code')
    .select(({ fn }) => fn.countAll<number>().as('left'))
    .where('staff_id', '=', staffId)
    .where('used', '=', false)
    .executeTakeFirstOrThrow();
  return Number(left);
};
