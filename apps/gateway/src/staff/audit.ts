import { createHash } from 'node:crypto';
import type { AuditAction } from '@sigorta/contracts/panel/audit-actions';
import type { Kysely, Transaction } from 'kysely';
import { sql } from 'kysely';
import type { Staff } from '../platform/caller.ts';
import type { Context } from '../platform/context.ts';
import type { Database } from '../platform/database/database.ts';

export interface AuditedAction {
  action: AuditAction;
  subject: { kind: string; id: string };
  /** whose scope it concerns */
  partnerId?: string | null;
  /** what the person wrote about why */
  reason?: string | null;
  /** flat and masked: states, amounts in kuruş, names of fields; nothing personal of a buyer */
  detail?: Record<string, string | number | boolean | null>;
}

/** Key of the advisory lock that lets one entry in after the other. */
const auditLock = 4_710_001;

/** The text an entry's hash is taken of; the check reads the same. */
const hashedText = (entry: {
  number: number;
  at: Date;
  staff_id: string | null;
  staff_name: string;
  partner_id: string | null;
  action: string;
  subject_kind: string;
  subject_id: string;
  reason: string | null;
  detail: Record<string, unknown>;
  previous_hash: string;
}): string =>
  JSON.stringify([
    entry.number,
    entry.at.toISOString(),
    entry.staff_id,
    entry.staff_name,
    entry.partner_id,
    entry.action,
    entry.subject_kind,
    entry.subject_id,
    entry.reason,
    Object.entries(entry.detail).toSorted(([a], [b]) => (a < b ? -1 : 1)),
    entry.previous_hash,
  ]);

const hashOfEntry = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** `previous_hash` of the first entry. */
const beginning = 'beginning';

/** Anyone who is not signed in but whose action counts: a wrong password, the first owner of an installation. */
export type Doer = Pick<Staff, 'id' | 'name'> | null;

/**
 * Adds an entry in the transaction of the action itself: both are kept, or neither.
 * @param trx the action's transaction; take its locks on rows before, this one orders all entries
 */
export const audit = async (
  { clock }: Pick<Context, 'clock'>,
  trx: Transaction<Database>,
  doer: Doer,
  action: AuditedAction,
): Promise<void> => {
  await sql`select pg_advisory_xact_lock(${auditLock})`.execute(trx);
  const last = await trx
    .selectFrom('audit_entry')
    .select(['number', 'hash'])
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  const entry = {
    number: (last?.number ?? 0) + 1,
    at: clock(),
    staff_id: doer?.id ?? null,
    staff_name: doer?.name ?? '',
    partner_id: action.partnerId ?? null,
    action: action.action,
    subject_kind: action.subject.kind,
    subject_id: action.subject.id,
    reason: action.reason ?? null,
    detail: action.detail ?? {},
    previous_hash: last?.hash ?? beginning,
  };
  await trx
    .insertInto('audit_entry')
    .values({ ...entry, detail: JSON.stringify(entry.detail), hash: hashOfEntry(hashedText(entry)) })
    .execute();
};

/** The number of the first entry that does not fit its hash or its predecessor; null when the chain is whole. */
export const firstBrokenEntry = async (db: Kysely<Database>): Promise<number | null> => {
  let previous = { number: 0, hash: beginning };
  for (;;) {
    const rows = await db
      .selectFrom('audit_entry')
      .selectAll()
      .where('number', '>', previous.number)
      .orderBy('number')
      .limit(1000)
      .execute();
    for (const row of rows) {
      const fits =
        row.number === previous.number + 1 &&
        row.previous_hash === previous.hash &&
        row.hash === hashOfEntry(hashedText(row));
      if (!fits) return row.number;
      previous = row;
    }
    if (rows.length === 0) return null;
  }
};
