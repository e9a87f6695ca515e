import { formatList } from '@sigorta/i18n/list';
import { formatMoney } from '@sigorta/i18n/money';
import { VisuallyHidden } from '@sigorta/ui-kit/layout/VisuallyHidden.tsx';
import { useWords } from '../words/use-words.ts';
import type { AskedAgain } from './ask-again.ts';

/** Whoever listens hears one sentence of prices that were asked for again, however many came at once. */
export function AskedAgainStatus({ told }: { told: readonly AskedAgain[] }) {
  const { t, language } = useWords();
  const [first] = told;
  const one = first && {
    insurer: first.offer.insurer.name,
    price: formatMoney(first.offer.price, language),
    was: formatMoney(first.was, language),
  };
  const insurers = formatList(
    told.map(({ offer }) => offer.insurer.name),
    language,
  );
  return (
    <VisuallyHidden>
      <span role="status">
        {one && (told.length === 1 ? t('offers.again.one', one) : t('offers.again.many', { insurers }))}
      </span>
    </VisuallyHidden>
  );
}
