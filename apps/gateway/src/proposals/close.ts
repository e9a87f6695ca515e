import type { AuditAction } from '@sigorta/contracts/panel/audit-actions';
import type { Selectable, Transaction } from 'kysely';
import type { Staff } from '../platform/caller.ts';
import type { Context } from '../platform/context.ts';
import type { Database } from '../platform/database/database.ts';
import type { ProposalTable } from '../platform/database/tables/staff-tables.ts';
import { enqueue } from '../platform/outbox/enqueue.ts';
import { Refusal } from '../platform/refusal.ts';
import { audit } from '../staff/audit.ts';
import { requireWithinDay } from './day-limit.ts';
import { auditSubject } from './open.ts';

export type StoredProposal = Selectable<ProposalTable>;

export interface Verdict {
  state: 'APPROVED' | 'REJECTED' | 'WITHDRAWN';
  note: string | null;
  /** the refund that came of it */
  refundId?: string | null;
}

const actions = {
  APPROVED: 'proposal.approved',
  REJECTED: 'proposal.rejected',
  WITHDRAWN: 'proposal.withdrawn',
} as const satisfies Record<Verdict['state'], AuditAction>;

/**
 * Closes an open proposal in the transaction of what it carries out: both are kept, or neither. It is decided once,
 * whoever comes second.
 * @throws Refusal `request-closed` when it is not open any more; `not-allowed` when the asker decides, or somebody else withdraws;
 * `day-limit-reached`
 */
export async function closeProposal(
  context: Pick<Context, 'clock'>,
  trx: Transaction<Database>,
  staff: Staff,
  proposal: StoredProposal,
  { state, note, refundId = null }: Verdict,
): Promise<void> {
  const { id, kind, amount, partner_id, asked_by } = proposal;
  if ((asked_by === staff.id) !== (state === 'WITHDRAWN')) throw new Refusal('not-allowed');
  if (state === 'APPROVED')
    await requireWithinDay(context, trx, staff, 'decide', {
      kind,
      amount: amount === null ? null : Number(amount),
    });
  const closed = await trx
    .updateTable('proposal')
    .set({ state, decided_by: staff.id, decided_at: context.clock(), note, refund_id: refundId })
    .where('id', '=', id)
    .where('state', '=', 'ASKED')
    .executeTakeFirst();
  if (closed.numUpdatedRows !== 1n) throw new Refusal('request-closed');
  await audit(context, trx, staff, {
    action: actions[state],
    subject: auditSubject(proposal),
    partnerId: partner_id,
    reason: note,
    detail: { kind, amount },
  });
  /* who took it back knows */
  if (state !== 'WITHDRAWN') await enqueue(trx, 'mail-proposal', id, context.clock());
}
