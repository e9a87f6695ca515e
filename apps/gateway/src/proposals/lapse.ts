import type { Transaction } from 'kysely';
import type { Context } from '../platform/context.ts';
import type { Database } from '../platform/database/database.ts';
import { audit } from '../staff/audit.ts';
import { auditSubject } from './open.ts';

/** What it was about changed and can never be done any more; one that is closed already stays as it is. */
export async function lapseProposal(
  context: Pick<Context, 'clock'>,
  trx: Transaction<Database>,
  id: string,
): Promise<void> {
  const lapsed = await trx
    .updateTable('proposal')
    .set({ state: 'LAPSED', decided_at: context.clock() })
    .where('id', '=', id)
    .where('state', '=', 'ASKED')
    .returning(['kind', 'subject', 'order_id', 'partner_id', 'amount'])
    .executeTakeFirst();
  if (!lapsed) return;
  await audit(context, trx, null, {
    action: 'proposal.lapsed',
    subject: auditSubject(lapsed),
    partnerId: lapsed.partner_id,
    detail: { kind: lapsed.kind, amount: lapsed.amount },
  });
}
