import type { ProposalKind } from '@sigorta/contracts/panel/proposal-kinds';
import { sql, type Transaction } from 'kysely';
import type { Context } from '../platform/context.ts';
import type { Database } from '../platform/database/database.ts';
import { enqueue } from '../platform/outbox/enqueue.ts';
import { audit } from '../staff/audit.ts';
import { auditSubject } from './open.ts';

/** What it was about changed and can never be done any more. @returns false for one that was closed already, which stays as it is */
export async function lapseProposal(
  context: Pick<Context, 'clock'>,
  trx: Transaction<Database>,
  id: string,
): Promise<boolean> {
  const lapsed = await trx
    .updateTable('proposal')
    .set({ state: 'LAPSED', decided_at: context.clock() })
    .where('id', '=', id)
    .where('state', '=', 'ASKED')
    .returning(['kind', 'subject', 'order_id', 'partner_id', 'amount'])
    .executeTakeFirst();
  if (!lapsed) return false;
  await audit(context, trx, null, {
    action: 'proposal.lapsed',
    subject: auditSubject(lapsed),
    partnerId: lapsed.partner_id,
    detail: { kind: lapsed.kind, amount: lapsed.amount },
  });
  await enqueue(trx, 'mail-proposal', id, context.clock());
  return true;
}

const aboutTransfers = ['transfer-take', 'transfer-return'] as const satisfies readonly ProposalKind[];

/**
 * A transfer's state changed: what was asked about its money was asked about another state. What a bank's statement says
 * stays true whatever the buyer does meanwhile, so an entry of money waits on.
 */
export async function lapseAboutTransfer(
  context: Pick<Context, 'clock'>,
  trx: Transaction<Database>,
  transferId: string,
): Promise<void> {
  const open = await trx
    .selectFrom('proposal')
    .select('id')
    .where('kind', 'in', aboutTransfers)
    .where('subject', '=', transferId)
    .where('state', '=', 'ASKED')
    .execute();
  for (const { id } of open) await lapseProposal(context, trx, id);
}

/** A refund is held no more: a list that names it is another list now. */
export async function lapseReleaseOf(
  context: Pick<Context, 'clock'>,
  trx: Transaction<Database>,
  refundId: string,
): Promise<void> {
  const open = await trx
    .selectFrom('proposal')
    .select('id')
    .where('kind', '=', 'release')
    .where('state', '=', 'ASKED')
    .where(sql<boolean>`payload->'refunds' @> ${JSON.stringify([{ id: refundId }])}::jsonb`)
    .execute();
  for (const { id } of open) await lapseProposal(context, trx, id);
}
