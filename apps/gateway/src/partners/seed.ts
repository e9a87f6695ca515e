import type { Kysely } from 'kysely';
import type { Config } from '../platform/config.ts';
import type { Database } from '../platform/database/database.ts';
import type { DeclaredProduct } from '../platform/ports.ts';
import { refuseClaimedHost } from './panels-host.ts';
import { defaultPartner, type SamplePartner, samplePartners } from './samples.ts';

type Sold = readonly Pick<DeclaredProduct, 'product'>[];

const partnerToken = (config: Config, partner: SamplePartner): string =>
  partner.id === 'default' ? config.siteToken : `${config.siteToken}-${partner.id}`;

/** Adds the categories of products that have none yet, numbered in the order of their first appearance; numbers never change. */
export const addCategories = async (db: Kysely<Database>, products: Sold): Promise<void> => {
  const known = await db.selectFrom('category').selectAll().execute();
  const names = new Set(known.map((category) => category.kategori_ismi));
  let next = Math.max(0, ...known.map((category) => category.id)) + 1;
  for (const { product } of products.toSorted((a, b) => a.product.order - b.product.order)) {
    if (names.has(product.categoryName)) continue;
    names.add(product.categoryName);
    await db
      .insertInto('category')
      .values({ id: next++, kategori_ismi: product.categoryName })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
  }
};

const categoryIds = async (
  db: Kysely<Database>,
  products: Sold,
  families: readonly string[],
): Promise<string> => {
  const names = products
    .filter(({ product }) => families.includes(product.family))
    .map(({ product }) => product.categoryName);
  const rows = await db.selectFrom('category').selectAll().orderBy('id').execute();
  return rows
    .filter((row) => names.includes(row.kategori_ismi))
    .map((row) => row.id)
    .join(',');
};

/** Adds the default brand, the sample partners and the categories that are missing; changed rows stay. @throws StartError */
export const seedPartners = async (db: Kysely<Database>, config: Config, products: Sold): Promise<void> => {
  await addCategories(db, products);
  for (const partner of [defaultPartner, ...samplePartners]) {
    const kategori_id = partner.families ? await categoryIds(db, products, partner.families) : null;
    await db
      .insertInto('partner')
      .values({
        id: partner.id,
        hosts: JSON.stringify(partner.hosts),
        token: partnerToken(config, partner),
        settings: JSON.stringify({ ...partner.settings, kategori_id }),
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
  }
  await refuseClaimedHost(db, config);
};
