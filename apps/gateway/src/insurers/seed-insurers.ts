import { insurers } from '@sigorta/insurers/insurers';
import type { Kysely } from 'kysely';
import type { Database } from '../platform/database/database.ts';

/**
 * Adds the insurers that are missing; what staff changed since stays. All are asked for every product: one that does
 * not sell it declines with `product-not-offered`.
 */
export const seedInsurers = async (db: Kysely<Database>): Promise<void> => {
  await db
    .insertInto('insurer')
    .values(
      Object.entries(insurers).map(([id, { name, wire }], position) => ({
        id,
        name,
        adapter: wire,
        products: '*',
        position,
        active: true,
      })),
    )
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
};
