import type { PurchaseCaseKind } from '@sigorta/contracts/panel/stuck-cases';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { type Case, casesOf } from '../machine/cases.ts';
import type { Purchase } from '../machine/state.ts';

/** Cases that stand in rows of their own. */
export type StoredKind = Exclude<PurchaseCaseKind, 'proposal'>;
export type StoredCase = Case & { kind: StoredKind };

/** Proposals are rows of their own already, found by a small index. */
const isStored = (one: Case): one is StoredCase => one.kind !== 'proposal';

/** What of a purchase's cases stands in rows. */
export const storedCasesOf = (purchase: Purchase): StoredCase[] => casesOf(purchase).filter(isStored);

/** Whose row the subject of a case is. */
const tableOf = {
  'no-policy': 'purchase_order',
  'policy-slow': 'purchase_order',
  'policy-strange': 'purchase_order',
  'charge-unknown': 'attempt',
  'refund-held': 'refund',
  'refund-unknown': 'refund',
  'end-unknown': 'cancellation',
  'end-stuck': 'cancellation',
  'end-refused': 'cancellation',
  'transfer-stuck': 'transfer',
  'papers-late': 'purchase_order',
} as const satisfies Record<StoredKind, keyof Database>;

/** Where the state does not tell since when, the row's last change does; it is written before this is asked. */
const sinceOf = ({ kind, subject, since }: StoredCase): RawBuilder<unknown> =>
  since === null
    ? sql`(select updated_at from ${sql.table(tableOf[kind])} where id = ${subject})`
    : sql`${new Date(since)}::timestamptz`;

/** Cases and the partners of their orders, as rows. */
interface Rows {
  purchaseId: string;
  cases: readonly StoredCase[];
  orders: readonly { id: string; partner_id: string }[];
}

const valuesOf = ({ purchaseId, cases, orders }: Rows): RawBuilder<unknown>[] =>
  cases.map((one) => {
    const partner = orders.find(({ id }) => id === one.orderId)?.partner_id;
    if (partner === undefined) throw new Error('a case of no order');
    return sql`(${purchaseId}, ${one.kind}, ${one.subject}, ${one.orderId}, ${partner}, ${sinceOf(one)})`;
  });

/** Writes cases, over those that are there. */
export const writing = (rows: readonly Rows[]): RawBuilder<unknown> => sql`
  insert into open_case (purchase_id, kind, subject, order_id, partner_id, since)
  values ${sql.join(rows.flatMap(valuesOf))}
  on conflict (purchase_id, kind, subject) do update set since = excluded.since`;

const isSame = (one: Case, other: Case): boolean => one.kind === other.kind && one.subject === other.subject;

const taking = (purchaseId: string, cases: readonly StoredCase[]): RawBuilder<unknown> => sql`
  delete from open_case where purchase_id = ${purchaseId}
  and (kind, subject) in (${sql.join(cases.map(({ kind, subject }) => sql`(${kind}, ${subject})`))})`;

/** A step of a purchase; `isJudged`: the rows of its cases are of the version before it. */
export interface JudgedStep {
  before: Purchase;
  after: Purchase;
  isJudged: boolean;
}

/**
 * Moves a purchase one version on and its cases with it, in one statement; most steps change none, and write none. One that is not
 * judged yet stays so: what its rows should be is not known here.
 */
export async function nextVersion(
  trx: Transaction<Database>,
  { before, after, isJudged }: JudgedStep,
  orders: Rows['orders'],
  now: Date,
): Promise<void> {
  const [old, own] = isJudged ? [storedCasesOf(before), storedCasesOf(after)] : [[], []];
  const gone = old.filter((one) => !own.some((other) => isSame(one, other)));
  const made = own.filter(
    (one) => one.since === null || !old.some((other) => isSame(one, other) && one.since === other.since),
  );
  const parts = [
    ...(gone.length > 0 ? [sql`gone as (${taking(after.id, gone)})`] : []),
    ...(made.length > 0 ? [sql`made as (${writing([{ purchaseId: after.id, cases: made, orders }])})`] : []),
  ];
  await sql`${parts.length > 0 ? sql`with ${sql.join(parts)}` : sql``}
    update purchase set version = version + 1, is_posted = true, updated_at = ${now}
      ${isJudged ? sql`, judged_version = version + 1` : sql``}
    where id = ${after.id}`.execute(trx);
}
