import type { Kysely } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/database/database.ts';
import type { StoredCase } from '../../purchase/store/open-cases.ts';
import { judgeAll, unjudged } from '../../purchase/store/unjudged.ts';
import { subjects } from './case-subjects.ts';

/** A case with the moment it counts from. */
export type DatedCase = Omit<StoredCase, 'since'> & { since: Date };

/** purchases that are judged whole, the oldest first: after an update each of some minutes, and then none */
const mostJudged = 10_000;
/** purchases that are read at once */
const together = 500;

async function dated(db: Kysely<Database>, cases: readonly StoredCase[]): Promise<DatedCase[]> {
  const lines: DatedCase[] = [];
  for (const [kind, own] of Map.groupBy(cases, (one) => one.kind)) {
    const undated = own.filter(({ since }) => since === null).map(({ subject }) => subject);
    const found = undated.length === 0 ? [] : await subjects[kind](db, undated);
    const changed = new Map(found.map((subject) => [subject.id, subject.changed]));
    for (const { since, ...one } of own) {
      const at = since === null ? changed.get(one.subject) : new Date(since);
      if (!at) throw new Error('a case of no row');
      lines.push({ ...one, since: at });
    }
  }
  return lines;
}

/**
 * Cases of purchases whose rows do not tell them yet (migration 1970), by what the machine says of each now.
 * @returns those, whether any purchase was such a one, and whether all of them were looked at and could be read
 */
export async function unjudgedCases(
  context: Context,
): Promise<{ cases: DatedCase[]; isAny: boolean; isWhole: boolean }> {
  const { db } = context;
  const rows = await unjudged(db)
    .limit(mostJudged + 1)
    .execute();
  const ids = rows.slice(0, mostJudged).map(({ id }) => id);
  const cases: DatedCase[] = [];
  let isWhole = rows.length <= mostJudged;
  for (let from = 0; from < ids.length; from += together) {
    const { judged, unread } = await judgeAll(context, db, ids.slice(from, from + together));
    cases.push(
      ...(await dated(
        db,
        judged.flatMap((one) => one.cases),
      )),
    );
    if (unread.length > 0) isWhole = false;
  }
  return { cases, isAny: rows.length > 0, isWhole };
}
