import type { Money } from '@sigorta/contracts/money';
import type { Offer } from '@sigorta/contracts/offer';
import { formatMoney } from '@sigorta/i18n/money';
import { useWords } from '../../words/use-words.ts';

/** The amount that an offer ended with, beside what its insurer says now. */
export function AgainWords({ offer, was }: { offer: Offer; was: Money }) {
  const { t, language } = useWords();
  const difference = offer.price.minor - was.minor;
  if (difference === 0) return t('offer.again.same');
  return t(difference > 0 ? 'offer.again.more' : 'offer.again.less', {
    was: formatMoney(was, language),
    amount: formatMoney({ ...was, minor: Math.abs(difference) }, language),
  });
}
