import type { Role } from '@sigorta/contracts/panel/permissions';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { Refusal } from '../../platform/refusal.ts';

/**
 * An agent works for a partner that exists, everybody else for none.
 * @throws Refusal `invalid-input`
 */
export const checkPlace = async (
  db: Kysely<Database>,
  { role, partnerId }: { role: Role; partnerId: string | null },
): Promise<void> => {
  const partner =
    partnerId === null
      ? undefined
      : await db.selectFrom('partner').select('id').where('id', '=', partnerId).executeTakeFirst();
  const fits = role === 'agent' ? partner !== undefined : partnerId === null;
  if (fits) return;
  throw new Refusal('invalid-input', { fields: [{ field: 'partnerId', message: 'error.invalid-input' }] });
};
