import type { auditCheck } from '@sigorta/contracts/panel/audit';
import type { Handler } from '../../platform/handler.ts';
import { firstBrokenEntry } from '../../staff/audit.ts';
import { auditWitnessed } from '../../staff/audit-witness.ts';

/** The chain is one for all scopes: it tells no more than a count and a number. */
export const checkAudit: Handler<typeof auditCheck> = async (context) => {
  const { db, clock } = context;
  const [brokenAt, outside] = await Promise.all([firstBrokenEntry(db), auditWitnessed(context)]);
  const last = await db
    .selectFrom('audit_entry')
    .select('number')
    .orderBy('number', 'desc')
    .executeTakeFirst();
  return { checkedAt: clock().toISOString(), entries: last?.number ?? 0, brokenAt, ...outside };
};
