import type { PaymentContext } from '../../payments/context.ts';
import type { Handlers } from '../../platform/handler.ts';
import { askResume } from '../sending/resume.ts';
import { viewSending } from '../sending/view.ts';
import { decideProposal, withdrawProposal } from './decide.ts';
import { viewProposal } from './detail.ts';
import { countProposals, listProposals } from './list.ts';

/** What two persons agree on. */
export const proposalHandlers = {
  panelProposals: listProposals,
  proposalsToDecide: countProposals,
  panelProposal: viewProposal,
  panelProposalDecide: decideProposal,
  panelProposalWithdraw: withdrawProposal,
  sendingView: viewSending,
  sendingResume: askResume,
} satisfies Partial<Handlers<PaymentContext>>;
