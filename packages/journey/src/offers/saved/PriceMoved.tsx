import type { Money } from '@sigorta/contracts/money';
import { formatMoney } from '@sigorta/i18n/money';
import { Price } from '@sigorta/ui-kit/data/Price.tsx';
import { useWords } from '../../words/use-words.ts';
import type { PriceChange } from './price-changes.ts';
import styles from './SavedOffers.module.css';

/** Old and new side by side with the difference between them (decision 22). */
export function PriceMoved({ change, price }: { change: PriceChange; price: Money }) {
  const { t, language } = useWords();
  const { kind, difference, old } = change;
  return (
    <>
      <dl className={styles.moved}>
        <div>
          <dt>{t('saved.old')}</dt>
          <dd>
            <Price money={old} language={language} size="m" quiet />
          </dd>
        </div>
        <div>
          <dt>{t('saved.new')}</dt>
          <dd>
            <Price money={price} language={language} size="m" />
          </dd>
        </div>
      </dl>
      <p className={kind === 'more' ? styles.worse : kind === 'less' ? styles.better : undefined}>
        {t(`saved.${kind}`, { amount: formatMoney(difference, language) })}
      </p>
    </>
  );
}
