import type { PaymentContext } from '../../payments/context.ts';
import type { Handlers } from '../../platform/handler.ts';
import { decideProposal, withdrawProposal } from './decide.ts';
import { viewProposal } from './detail.ts';
import { listProposals } from './list.ts';

/** What two persons agree on. */
export const proposalHandlers = {
  panelProposals: listProposals,
  panelProposal: viewProposal,
  panelProposalDecide: decideProposal,
  panelProposalWithdraw: withdrawProposal,
} satisfies Partial<Handlers<PaymentContext>>;
