import { insurerSystems, insurers } from '@sigorta/lookups/insurers';
import type { Kysely } from 'kysely';
import type { Database } from '../platform/database/database.ts';

const asked = Object.keys(insurerSystems);

/**
 * Adds the insurers that are missing; what staff changed since stays. All are asked for every product: one that does
 * not sell it declines with `product-not-offered`.
 */
export const seedInsurers = async (db: Kysely<Database>): Promise<void> => {
  await db
    .insertInto('insurer')
    .values(
      insurers.map(({ id, name }) => ({
        id,
        name,
        adapter: insurerSystems[id].wire,
        products: '*',
        position: asked.indexOf(id),
        active: true,
      })),
    )
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
};
