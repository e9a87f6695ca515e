import type { Context } from '../../platform/context.ts';
import type { AskedInsurer } from './ask-insurers.ts';

interface Row extends AskedInsurer {
  products: string;
}

const keptForMs = 10_000;
const kept = new WeakMap<Context, { until: number; rows: Promise<Row[]> }>();

const readRows = (context: Context): Promise<Row[]> =>
  context.db
    .selectFrom('insurer')
    .select(['id', 'name', 'adapter', 'products'])
    .where('active', '=', true)
    .orderBy('position')
    .execute();

/** Insurers to ask for a product; the table is read at most every ten seconds. */
export const insurersOf = async (context: Context, product: string): Promise<AskedInsurer[]> => {
  const now = Date.now();
  let entry = kept.get(context);
  if (!entry || entry.until <= now) {
    entry = { until: now + keptForMs, rows: readRows(context) };
    entry.rows.catch(() => kept.delete(context));
    kept.set(context, entry);
  }
  const rows = await entry.rows;
  return rows
    .filter(({ products }) => products === '*' || products.split(',').includes(product))
    .map(({ id, name, adapter }) => ({ id, name, adapter }));
};
