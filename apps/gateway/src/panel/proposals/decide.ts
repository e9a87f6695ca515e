import type { ErrorCode } from '@sigorta/contracts/errors';
import { mayDecide } from '@sigorta/contracts/panel/proposal-kinds';
import type { panelProposalDecide, panelProposalWithdraw } from '@sigorta/contracts/panel/proposals';
import type { PaymentContext } from '../../payments/context.ts';
import type { Staff } from '../../platform/caller.ts';
import type { Handler } from '../../platform/handler.ts';
import { Refusal } from '../../platform/refusal.ts';
import { closeProposal, type StoredProposal, type Verdict } from '../../proposals/close.ts';
import { lapseProposal } from '../../proposals/lapse.ts';
import { staffOf } from '../../staff/staff-of.ts';
import { byMachine, carriers, type Deciding, type DecidingContext, isOfMachine } from './carriers.ts';
import { proposalInScope } from './read-one.ts';

/** @throws Refusal `not-allowed` for who asked, or whose role or limit does not reach; `request-closed` */
function requireMayDecide({ id, role }: Staff, { asked_by, kind, amount, state }: StoredProposal): void {
  if (asked_by === id || !mayDecide(role, kind, amount)) throw new Refusal('not-allowed');
  if (state !== 'ASKED') throw new Refusal('request-closed');
}

const decidingOf = (
  context: PaymentContext,
  staff: Staff,
  proposal: StoredProposal,
  verdict: Verdict,
): Deciding => ({
  staff,
  proposal,
  close: (trx, refundId = null) => closeProposal(context, trx, staff, proposal, { ...verdict, refundId }),
});

/** Says something of who decides, nothing of what was asked for. */
const saysOfPerson: readonly ErrorCode[] = ['not-allowed', 'day-limit-reached'];

/** What the second person says. A yes is carried out in the transaction that writes it down. */
export const decideProposal: Handler<typeof panelProposalDecide, DecidingContext> = async (
  context,
  { id, approve, note },
  call,
) => {
  const staff = staffOf(call);
  const proposal = await proposalInScope(context, id, staff);
  requireMayDecide(staff, proposal);
  const deciding = decidingOf(context, staff, proposal, { state: approve ? 'APPROVED' : 'REJECTED', note });
  if (!approve) {
    if (isOfMachine(proposal)) await byMachine(context, deciding, false);
    else await context.db.transaction().execute((trx) => deciding.close(trx));
    return { state: 'rejected' };
  }
  try {
    return { state: (await carriers[proposal.kind](context, deciding)) ?? 'approved' };
  } catch (error) {
    if (!(error instanceof Refusal) || saysOfPerson.includes(error.code)) throw error;
    /* the machine takes away by itself what can never be; this may have to wait for an answer of the outside only */
    if (isOfMachine(proposal)) throw new Refusal('request-closed');
    return lapseNow(context, id);
  }
};

/** What it was about is not so any more; one that somebody else closed meanwhile is told as that. */
async function lapseNow(context: PaymentContext, id: string): Promise<{ state: 'lapsed' }> {
  const isLapsed = await context.db.transaction().execute((trx) => lapseProposal(context, trx, id));
  if (!isLapsed) throw new Refusal('request-closed');
  return { state: 'lapsed' };
}

/** Only who asked takes it back. */
export const withdrawProposal: Handler<typeof panelProposalWithdraw, PaymentContext> = async (
  context,
  { id },
  call,
) => {
  const staff = staffOf(call);
  const proposal = await proposalInScope(context, id, staff);
  if (proposal.asked_by !== staff.id) throw new Refusal('not-allowed');
  await context.db
    .transaction()
    .execute((trx) => closeProposal(context, trx, staff, proposal, { state: 'WITHDRAWN', note: null }));
  return { success: true };
};
