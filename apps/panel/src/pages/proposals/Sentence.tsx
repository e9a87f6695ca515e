import type { ProposalRow } from '@sigorta/contracts/panel/proposals';
import { formatMoney } from '@sigorta/i18n/money';
import { useLanguage } from '@sigorta/runtime/runtime';
import { useProposalsTexts } from './use-proposals-texts.ts';

/** In words: what will happen to whose money when a second person says yes. */
export function Sentence({ of: { kind, amount, buyer, subject, partner } }: { of: ProposalRow }) {
  const t = useProposalsTexts();
  const language = useLanguage();
  return t(`what.${kind}`, {
    amount: amount ? formatMoney(amount, language) : '–',
    buyer: buyer ?? '–',
    subject,
    partner: partner?.name ?? '–',
  });
}
