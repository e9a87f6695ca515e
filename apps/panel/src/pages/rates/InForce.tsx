import type { ExchangeRate } from '@sigorta/contracts/offer';
import { formatDate } from '@sigorta/i18n/date';
import { formatRate } from '@sigorta/i18n/number';
import { useLanguage } from '@sigorta/runtime/runtime';
import { Notice } from '@sigorta/ui-kit/feedback/Notice.tsx';
import { Box } from '../../layout/Box.tsx';
import styles from './RatesPage.module.css';
import { useRatesTexts } from './use-rates-texts.ts';

interface InForceProps {
  inForce: readonly ExchangeRate[];
  maxAgeDays: number;
}

const signs = { EUR: '€', USD: '$' } as const;

/** The rates a price would be made with now. */
export function InForce({ inForce, maxAgeDays }: InForceProps) {
  const t = useRatesTexts();
  const language = useLanguage();
  if (inForce.length === 0) return <Notice tone="bad">{t('none', { count: maxAgeDays })}</Notice>;
  return (
    <div className={styles.rates}>
      {inForce.map(({ currency, rate, kind, date, bulletin }) => (
        <Box key={currency} title={t(`currency.${currency}`)}>
          <p className={styles.rate}>
            <bdi dir="ltr">
              {formatRate(rate, language)} <small>TL / {signs[currency]}</small>
            </bdi>
          </p>
          <p className={styles.note}>
            {t(`kind.${kind}`)}, {formatDate(date, language)}, {t('bulletin')} <bdi dir="ltr">{bulletin}</bdi>
          </p>
        </Box>
      ))}
    </div>
  );
}
