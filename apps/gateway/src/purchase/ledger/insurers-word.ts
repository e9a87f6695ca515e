import type { Command } from '../machine/command.ts';
import type { Order, Purchase } from '../machine/state.ts';

/** What the insurer gives back, kuruş, as it or a person who asked it said in this command; null: nothing was said. */
function saidIn(command: Command, orders: readonly Order[]): number | null {
  switch (command.do) {
    case 'end-answer':
      return command.answer.k === 'accepted' ? command.answer.gives : null;
    case 'policy-inquiry':
      return command.answer.k === 'cancelled' ? command.answer.gives : null;
    case 'agreed':
      return command.proposal.kind === 'ended' ? command.proposal.amount : null;
    case 'decide': {
      const proposals = orders.flatMap((order) => order.proposals);
      const proposal = proposals.find(({ id }) => id === command.proposalId);
      return proposal?.kind === 'ended' && command.isApproved ? proposal.amount : null;
    }
    default:
      return null;
  }
}

/** The notice that a policy ended by, with what the insurer said; null when none ended in this step. */
export function insurersWord(
  command: Command,
  before: Purchase,
  after: Purchase,
): { id: string; insurer_gives: number } | null {
  const gives = saidIn(command, before.orders);
  const ended = after.orders.find(
    ({ id, policy }) =>
      policy.st === 'ended' && before.orders.find((one) => one.id === id)?.policy.st !== 'ended',
  );
  return gives === null || !ended?.notice ? null : { id: ended.notice.id, insurer_gives: gives };
}
