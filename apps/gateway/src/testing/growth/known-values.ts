import { type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/** Values to look for that rows of this database have; empty where no row has any. */
export interface Known {
  insurer: string;
  policyNo: string;
  transfer: string;
  payment: string;
  subject: string;
  quote: string;
  order: string;
  staff: string;
  phone: string;
}

export const knownValues = async (db: Kysely<Database>): Promise<Known> => {
  const first = (column: string, table: string, where = 'true') =>
    sql`coalesce((select ${sql.ref(column)}::text from ${sql.table(table)} where ${sql.raw(where)} limit 1), 'none-is-there')`;
  const { rows } = await sql<Known>`select
    ${first('insurer_id', 'policy')} as insurer,
    ${first('policy_no', 'policy', 'policy_no is not null')} as "policyNo",
    ${first('reference', 'transfer')} as transfer,
    ${first('psp_payment_id', 'attempt', 'psp_payment_id is not null')} as payment,
    ${first('subject', 'proposal')} as subject,
    ${first('id', 'quote')} as quote,
    ${first('id', 'purchase_order')} as order,
    ${first('id', 'staff')} as staff,
    ${first('phone', 'purchase_order', 'phone is not null')} as phone`.execute(db);
  if (!rows[0]) throw new Error('no row');
  return rows[0];
};
