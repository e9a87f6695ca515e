import type { ProposalRow } from '@sigorta/contracts/panel/proposals';
import { formatMoney } from '@sigorta/i18n/money';
import { useLanguage } from '@sigorta/runtime/runtime';
import { useProposalsTexts } from './use-proposals-texts.ts';

/** In words: what will happen to whose money when a second person says yes. */
export function Sentence({ of: { kind, amount, buyer, subject, partner } }: { of: ProposalRow }) {
  const t = useProposalsTexts();
  const language = useLanguage();
  /* names and amounts keep their own direction inside of a sentence that runs the other way */
  const apart = (text: string): string => `\u2068${text}\u2069`;
  return t(`what.${kind}`, {
    amount: apart(amount ? formatMoney(amount, language) : '–'),
    buyer: apart(buyer ?? '–'),
    subject: apart(subject),
    partner: apart(partner?.name ?? '–'),
  });
}
