import type { ProposalKind } from '@sigorta/contracts/panel/proposal-kinds';
import type { Transaction } from 'kysely';
import type { PaymentContext } from '../../payments/context.ts';
import type { Staff } from '../../platform/caller.ts';
import type { Database } from '../../platform/database/database.ts';
import type { StoredProposal } from '../../proposals/close.ts';
import type { PayloadOf } from '../../proposals/payload.ts';
import { carryOut, purchaseOf } from '../../purchase/store/carry-out.ts';
import type { Facts } from '../../purchase/store/saving.ts';

/** A proposal that somebody decides about. */
export interface Deciding {
  staff: Staff;
  proposal: StoredProposal;
  /**
   * Closes the proposal; a carrier calls it once, in the transaction of what it does.
   * @throws Refusal `request-closed` when it was closed meanwhile
   */
  close: (trx: Transaction<Database>, refundId?: string | null) => Promise<void>;
}

/** Does what was agreed on, with the proposal closed in the same transaction. @throws Refusal when it cannot be done */
type Carrier = (context: PaymentContext, deciding: Deciding) => Promise<void>;

const payloadOf = <Kind extends ProposalKind>({ payload }: StoredProposal): PayloadOf<Kind> =>
  payload as PayloadOf<Kind>;

/** What a person knows of it goes into the rows that the machine writes. */
const ofMachine =
  (factsOf: (proposal: StoredProposal) => Facts): Carrier =>
  (context, deciding) =>
    byMachine(context, deciding, true, factsOf(deciding.proposal));

/** The machine decides about what it keeps an eye on, a no as much as a yes. */
export async function byMachine(
  context: PaymentContext,
  { proposal, staff, close }: Deciding,
  isApproved: boolean,
  facts: Facts = {},
): Promise<void> {
  const { id: proposalId, order_id: orderId } = proposal;
  if (orderId === null) throw new Error('a proposal about a purchase without one');
  const purchaseId = await purchaseOf(context.db, 'purchase_order', orderId);
  const command = { do: 'decide', orderId, proposalId, by: staff.id, isApproved } as const;
  await carryOut(
    context,
    purchaseId,
    { command, facts },
    {
      after: async (trx, { happened }) => {
        const made = happened.find(({ ev }) => ev === 'refund-due' || ev === 'refund-held');
        await close(trx, made?.id ?? null);
      },
    },
  );
}

/** Everything that two persons can agree on, and what does it. */
export const carriers: Readonly<Record<ProposalKind, Carrier>> = {
  refund: ofMachine(() => ({})),
  hand: ofMachine((proposal) => {
    const { sentOn, reference } = payloadOf<'hand'>(proposal);
    const { held_refund_id: id, reason, asked_by } = proposal;
    return {
      refund: { id: id ?? '', sent_on: sentOn, reference, note: reason || null, closed_by: asked_by },
    };
  }),
  ended: ofMachine((proposal) => {
    const { noticeId: id } = payloadOf<'ended'>(proposal);
    return { notice: { id, note: proposal.reason } };
  }),
  stands: ofMachine((proposal) => {
    const { noticeId: id } = payloadOf<'stands'>(proposal);
    return { notice: { id, note: proposal.reason, refusal: 'other' } };
  }),
};
