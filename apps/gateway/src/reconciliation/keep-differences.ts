import type { Transaction } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import { randomId } from '../platform/random-id.ts';
import { type Difference, differenceKinds } from './compare/kinds.ts';
import type { Period } from './our-records.ts';

type Trx = Transaction<Database>;

/** What one run found, and of whose books. */
export interface Found {
  differences: readonly Difference[];
  /** subjects nobody could be asked about */
  unasked: readonly string[];
  /** books that were read whole */
  answered: readonly string[];
  period: Period;
}

const keyOf = ({ kind, source, subject }: Pick<Difference, 'source' | 'subject'> & { kind: string }) =>
  `${kind} ${source} ${subject}`;

/** A person looked at exactly this and closed it with a reason: it does not come again until its sums change. */
async function isClosedByPerson(trx: Trx, one: Difference): Promise<boolean> {
  const last = await trx
    .selectFrom('difference')
    .select(['here', 'outside', 'currency', 'detail', 'closed_by'])
    .where('kind', '=', one.kind)
    .where('source', '=', one.source)
    .where('subject', '=', one.subject)
    .orderBy('closed_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return (
    last !== undefined &&
    last.closed_by !== null &&
    last.here === one.hereMinor &&
    last.outside === one.outsideMinor &&
    last.currency === one.currency &&
    last.detail === one.detail
  );
}

async function keepOne(trx: Trx, one: Difference, now: Date): Promise<void> {
  const { owner, isMoney } = differenceKinds[one.kind];
  const seen = {
    here: one.hereMinor,
    outside: one.outsideMinor,
    currency: one.currency,
    detail: one.detail,
    last_seen: now,
  };
  const updated = await trx
    .updateTable('difference')
    .set(seen)
    .where('kind', '=', one.kind)
    .where('source', '=', one.source)
    .where('subject', '=', one.subject)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  if (updated.numUpdatedRows > 0n || (await isClosedByPerson(trx, one))) return;
  await trx
    .insertInto('difference')
    .values({
      ...seen,
      id: randomId(),
      kind: one.kind,
      source: one.source,
      subject: one.subject,
      order_id: one.orderId,
      happened_at: one.at,
      first_seen: now,
      owner,
      is_money: isMoney,
    })
    .execute();
}

/**
 * Keeps what a run found. What is open and was not seen again closes when the run looked at its time, its book answered, and
 * nobody failed to be asked about it.
 */
export async function keepDifferences(trx: Trx, found: Found, now: Date): Promise<void> {
  const { differences, unasked, answered, period } = found;
  for (const one of differences) await keepOne(trx, one, now);
  if (answered.length === 0) return;
  const seen = new Set(differences.map(keyOf));
  const open = await trx
    .selectFrom('difference')
    .select(['id', 'kind', 'source', 'subject'])
    .where('closed_at', 'is', null)
    .where('source', 'in', answered)
    .where('happened_at', '>=', period.from)
    .execute();
  const gone = open.filter((row) => !seen.has(keyOf(row)) && !unasked.includes(row.subject));
  for (const { id } of gone)
    await trx.updateTable('difference').set({ closed_at: now }).where('id', '=', id).execute();
}
