import type { auditCheck } from '@sigorta/contracts/panel/audit';
import type { Handler } from '../../platform/handler.ts';
import { firstBrokenEntry } from '../../staff/audit.ts';
import { auditWitnessed } from '../../staff/audit-witness.ts';

/** A gateway writes the end of the log down every few minutes; a log that is older was seen. */
const unseenMs = 15 * 60_000;

/** The chain is one for all scopes: it tells no more than a count and a number. */
export const checkAudit: Handler<typeof auditCheck> = async (context) => {
  const { db, clock } = context;
  const [brokenAt, { isReliable, ...outside }] = await Promise.all([
    firstBrokenEntry(db),
    auditWitnessed(context),
  ]);
  const ends = await db
    .selectFrom('audit_entry')
    .select(({ fn }) => [fn.max('number').as('last'), fn.min('at').as('since')])
    .executeTakeFirst();
  const now = clock();
  const isOld = ends?.since != null && now.getTime() - ends.since.getTime() > unseenMs;
  return {
    checkedAt: now.toISOString(),
    entries: ends?.last ?? 0,
    brokenAt,
    ...outside,
    alone: isOld && (outside.witnessed === null || !isReliable),
  };
};
