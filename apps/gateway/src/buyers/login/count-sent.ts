import { dialCodeOfPhone } from '@sigorta/lookups/dial-codes';
import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';

/** After a code went out: what the alarms read. @param phone E.164 */
export const countSent = async ({ db, clock }: Context, phone: string): Promise<void> => {
  const day = clock().toISOString().slice(0, 10);
  await db
    .insertInto('codes_sent')
    .values({ day, country: dialCodeOfPhone(phone) ?? '', sent: 1 })
    .onConflict((known) => known.columns(['day', 'country']).doUpdateSet({ sent: sql`codes_sent.sent + 1` }))
    .execute();
};
