import type { Staff } from '../../platform/caller.ts';
import type { Context } from '../../platform/context.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { StoredProposal } from '../../proposals/close.ts';
import { scopeOf } from '../../staff/staff-of.ts';

/** @throws Refusal `not-found` also for one of another scope */
export async function proposalInScope(
  { db }: Pick<Context, 'db'>,
  id: string,
  staff: Staff,
): Promise<StoredProposal> {
  const scope = scopeOf(staff);
  const proposal = await db
    .selectFrom('proposal')
    .selectAll()
    .where('id', '=', id)
    .$if(scope !== null, (query) => query.where('partner_id', '=', scope ?? ''))
    .executeTakeFirst();
  if (!proposal) throw new Refusal('not-found');
  return proposal;
}
