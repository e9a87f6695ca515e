import type { Kysely } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import { recordKey } from '../platform/sensitive/record-keys.ts';

/** Policies that an insurer issued, with what their renewal is made of. */
const policies = (db: Kysely<Database>) =>
  db
    .selectFrom('purchase_order')
    .innerJoin('policy', 'policy.order_id', 'purchase_order.id')
    .select([
      'purchase_order.id',
      'purchase_order.state',
      'purchase_order.product',
      'purchase_order.release',
      'purchase_order.partner_id',
      'purchase_order.host',
      'purchase_order.session_id',
      'purchase_order.language',
      'purchase_order.phone',
      'purchase_order.phone_key',
      'purchase_order.billing',
      'purchase_order.quote_id',
      'purchase_order.insurer_id',
      'purchase_order.insurer_name',
      'purchase_order.offer',
      'purchase_order.application',
      'purchase_order.created_at',
      'policy.state as policy',
      'policy.policy_no',
      'policy.starts_at',
      'policy.ends_at',
    ])
    .select(recordKey('purchase_order.quote_id'))
    .where('purchase_order.kind', '=', 'policy');

type Row = Awaited<ReturnType<ReturnType<typeof policies>['executeTakeFirstOrThrow']>>;

/** With its days: before its insurer has named them there is nothing to renew. */
export interface PolicyToRenew extends Row {
  starts_at: Date;
  ends_at: Date;
}

const isWhole = (row: Row): row is PolicyToRenew => row.starts_at !== null && row.ends_at !== null;

export async function policiesToRenew(
  db: Kysely<Database>,
  orderIds: readonly string[],
): Promise<PolicyToRenew[]> {
  if (orderIds.length === 0) return [];
  const rows = await policies(db)
    .where('purchase_order.id', 'in', [...orderIds])
    .execute();
  return rows.filter(isWhole);
}

export const policyToRenew = async (db: Kysely<Database>, orderId: string): Promise<PolicyToRenew | null> =>
  (await policiesToRenew(db, [orderId]))[0] ?? null;
