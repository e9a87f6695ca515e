import type { auditCheck } from '@sigorta/contracts/panel/audit';
import type { Handler } from '../../operations/handler.ts';
import { firstBrokenEntry } from '../../staff/audit.ts';

/** The chain is one for all books: it tells no more than a count and a number. */
export const checkAudit: Handler<typeof auditCheck> = async ({ db, clock }) => {
  const brokenAt = await firstBrokenEntry(db);
  const last = await db
    .selectFrom('audit_entry')
    .select('number')
    .orderBy('number', 'desc')
    .executeTakeFirst();
  return { checkedAt: clock().toISOString(), entries: last?.number ?? 0, brokenAt };
};
