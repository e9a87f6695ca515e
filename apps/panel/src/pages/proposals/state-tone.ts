import type { ProposalState } from '@sigorta/contracts/panel/proposal-kinds';

const tones = {
  asked: 'warn',
  approved: 'ok',
  rejected: 'neutral',
  withdrawn: 'neutral',
  lapsed: 'neutral',
} as const satisfies Record<ProposalState, string>;

export const stateTone = (state: ProposalState) => tones[state];
