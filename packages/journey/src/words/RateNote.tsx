import type { ExchangeRate } from '@sigorta/contracts/offer';
import { formatDate } from '@sigorta/i18n/date';
import { formatRoundMoney } from '@sigorta/i18n/money';
import { formatRate } from '@sigorta/i18n/number';
import { useWords } from './use-words.ts';

/** The rate a lira price was made with, its day and its bulletin (decision 22). */
export function RateNote({ rate }: { rate: ExchangeRate }) {
  const { t, language } = useWords();
  const parts = t('rate.note', {
    unit: formatRoundMoney({ minor: 100, currency: rate.currency }, language),
    rate: `${formatRate(rate.rate, language)} TL`,
    date: formatDate(rate.date, language, 'numeric'),
    bulletin: rate.bulletin,
  });
  return <span>{parts}</span>;
}
