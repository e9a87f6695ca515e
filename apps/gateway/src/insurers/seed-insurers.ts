import type { Kysely } from 'kysely';
import type { Database } from '../platform/database/database.ts';

/**
 * The fictional insurers (decisions 20; ids and names of packages/ui-kit/src/art/files/insurers/insurers.json). Two
 * speak SOAP. All are asked for every product: one that does not sell it declines with `product-not-offered`.
 */
const insurers = [
  ['turnagol', 'Turnagöl Sigorta', 'json'],
  ['bulutkaya', 'Bulutkaya Sigorta', 'json'],
  ['yedicam', 'Yediçam Sigorta', 'json'],
  ['laledere', 'Laledere Sigorta', 'json'],
  ['incirova', 'İncirova Sigorta', 'json'],
  ['poyraztas', 'Poyraztaş Sigorta', 'soap'],
  ['aycimen', 'Ayçimen Sigorta', 'json'],
  ['mercandal', 'Mercandal Sigorta', 'json'],
  ['sarikavak', 'Sarıkavak Sigorta', 'soap'],
  ['meltemkiyi', 'Meltemkıyı Sigorta', 'json'],
] as const;

/** Adds the insurers that are missing; what staff changed since stays. */
export const seedInsurers = async (db: Kysely<Database>): Promise<void> => {
  await db
    .insertInto('insurer')
    .values(
      insurers.map(([id, name, adapter], position) => ({
        id,
        name,
        adapter,
        products: '*',
        position,
        active: true,
      })),
    )
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
};
