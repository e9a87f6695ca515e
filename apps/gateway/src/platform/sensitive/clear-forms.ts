import type { Application } from '@sigorta/product-kit/field';
import type { Product } from '@sigorta/product-kit/product';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import type { StoredName } from '../database/tables/core-tables.ts';
import type { Pin } from '../ports.ts';
import { sealHeld, type Trx, type Walked } from './held-rows.ts';
import { nameOfOrder, orderNameHashes } from './name-of-order.ts';
import { nameKeysIn, namesOf } from './names-in-form.ts';
import { sealingRecord } from './record-keys.ts';
import { holdsClear, sealClear } from './sealed-application.ts';
import { mailKeyIn } from './sealed-mail.ts';

/* Forms that were stored when less was sealed than today: what of them lies in clear is sealed under the key that the rest lies under. */

/** A column of stored forms. Its rows are walked by `id`. */
interface FormColumn {
  table: string;
  column: string;
  /** the record that a form is of, whose key it lies under */
  record: 'id' | 'quote_id';
  /** rows change with their version only (a trigger refuses) */
  hasVersion?: true;
  /** the buyer's name beside it, who is found with those in it by `name_keys` */
  buyer?: 'buyer_name';
  /** `email_key` and `name_keys` beside it find its mail address and its names */
  hasKeys?: true;
}

/** The last questions of a purchase, `policy.details`, are none: no product asks a birth date, a mail address or a name there. */
export const formColumns: readonly FormColumn[] = [
  { table: 'application', column: 'answers', record: 'id' },
  {
    table: 'purchase_order',
    column: 'application',
    record: 'quote_id',
    hasVersion: true,
    buyer: 'buyer_name',
  },
  { table: 'quote', column: 'application', record: 'id', hasKeys: true },
];

interface FormRow extends Pin {
  id: string;
  record: string;
  form: Application;
  key: string | null;
  /** null where the table has none */
  buyer: StoredName | null;
}

const formsOf = async (trx: Trx, of: FormColumn, ids: readonly string[]): Promise<FormRow[]> => {
  const record = sql.ref(`${of.table}.${of.record}`);
  const form = sql.ref(`${of.table}.${of.column}`);
  const { rows } = await sql<FormRow>`select id, product, release, ${record} as record, ${form} as form,
      (select wrapped from record_key where record_key.id = ${record}) as key,
      ${of.buyer ? sql.ref(of.buyer) : sql`null`} as buyer
    from ${sql.table(of.table)} where id in (${sql.join(ids)}) and ${form} is not null order by id`.execute(
    trx,
  );
  return rows;
};

type Parts = Pick<Context, 'dataKeys' | 'products'>;

/** Those that hold something in clear, with their product; one of a product that is gone stays as it lies. */
const clearOnes = async (trx: Trx, { dataKeys, products }: Parts, of: FormColumn, ids: readonly string[]) => {
  const found = await Promise.all(
    (await formsOf(trx, of, ids)).map(async (row) => ({ row, product: (await products.of(row))?.product })),
  );
  return found.flatMap(({ row, product }) =>
    product && holdsClear(dataKeys, product, row.form) ? { id: row.id, row, product } : [],
  );
};

const write = async (
  trx: Trx,
  of: FormColumn,
  {
    id,
    form,
    keys,
  }: { id: string; form: Application; keys: { mail: string | null; names: number[] | null } },
): Promise<void> => {
  const version = of.hasVersion ? sql`, version = version + 1` : sql``;
  const found = keys.names
    ? sql`, email_key = coalesce(${keys.mail}, email_key), name_keys = ${keys.names}`
    : sql``;
  await sql`update ${sql.table(of.table)} set ${sql.ref(of.column)} = ${JSON.stringify(form)}::jsonb${version}${found}
    where id = ${id}`.execute(trx);
};

/** What finds a quote or a purchase by its form, which may lie sealed in part; of one that was wiped nothing does. @throws DoesNotOpen */
const keysOf = (
  { dataKeys }: Parts,
  of: FormColumn,
  product: Product,
  { record, form: application, key, buyer }: FormRow,
) => {
  if (buyer !== null) {
    const order = { quote_id: record, application, record_key: key };
    const name = nameOfOrder(dataKeys, { ...order, buyer_name: buyer });
    return { mail: null, names: name ? orderNameHashes(dataKeys, order, name) : null };
  }
  if (!of.hasKeys) return { mail: null, names: null };
  const names = nameKeysIn(dataKeys, 'quote', record, namesOf(dataKeys, { id: record, application, key }));
  return { mail: mailKeyIn(dataKeys, product, application), names };
};

/** Seals what lies in clear of these rows. */
export const sealForms = (trx: Trx, parts: Parts, of: FormColumn, ids: readonly string[]): Promise<Walked> =>
  sealHeld(
    trx,
    {
      table: of.table,
      find: (some) => clearOnes(trx, parts, of, some),
      seal: async ({ id, row, product }) => {
        const keys = sealingRecord(parts.dataKeys, row.record, row.key);
        const form = sealClear(keys, product, row.record, row.form);
        await write(trx, of, { id, form, keys: keysOf(parts, of, product, row) });
      },
    },
    ids,
  );
