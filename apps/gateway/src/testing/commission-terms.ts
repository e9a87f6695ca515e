import type { Kysely } from 'kysely';
import type { Database } from '../platform/database/database.ts';

/** Every insurer leaves us 15.25 % of its premiums, of which our own brand's partner gets 30 %. */
export async function insertTerms(db: Kysely<Database>): Promise<void> {
  const since = new Date('2020-01-01');
  const insurers = await db.selectFrom('insurer').select('id').execute();
  await db
    .insertInto('commission_terms')
    .values(insurers.map(({ id }) => ({ insurer_id: id, product: '*', since, basis_points: 1_525 })))
    .execute();
  await db
    .insertInto('partner_terms')
    .values({ partner_id: 'default', since, basis_points: 3_000 })
    .execute();
}
