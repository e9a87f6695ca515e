import type { AnswerOf } from '@sigorta/contracts/operation';
import { type panelProposal, proposalFacts } from '@sigorta/contracts/panel/proposals';
import type { Handler } from '../../platform/handler.ts';
import { Refusal } from '../../platform/refusal.ts';
import { staffOf } from '../../staff/staff-of.ts';
import { type NamedProposal, proposalColumns, proposalsFor, shownProposals } from './rows.ts';

type Detail = AnswerOf<typeof panelProposal>;

/** What was said with it, where it is a plain word or number: the rest is for the machine. */
const factsOf = ({ payload }: NamedProposal): Detail['facts'] =>
  proposalFacts.flatMap((name) => {
    const value = (payload as Record<string, unknown>)[name];
    return typeof value === 'string' ? [{ name, value }] : [];
  });

export const viewProposal: Handler<typeof panelProposal> = async (context, { id }, call) => {
  const staff = staffOf(call);
  const row = await proposalColumns(proposalsFor(context.db, staff))
    .where('asked.id', '=', id)
    .executeTakeFirst();
  if (!row) throw new Refusal('not-found');
  const [shown] = await shownProposals(context, staff, call.language, [row]);
  if (!shown) throw new Error('a proposal that is not shown');
  return { ...shown, facts: factsOf(row), parts: [] };
};
