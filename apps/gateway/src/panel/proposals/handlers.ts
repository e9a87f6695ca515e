import type { Handlers } from '../../platform/handler.ts';
import { askResume } from '../sending/resume.ts';
import { viewSending } from '../sending/view.ts';
import type { DecidingContext } from './carriers.ts';
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
} satisfies Partial<Handlers<DecidingContext>>;
