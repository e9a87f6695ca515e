import type { Money as MoneyValue } from '@sigorta/contracts/money';
import { Money } from '@sigorta/ui-kit/data/Money.tsx';
import { useWords } from '../../words/use-words.ts';
import styles from './DeductibleWords.module.css';

/** Stands beside the price, amber when something is left to the buyer. */
export function DeductibleWords({ deductible }: { deductible: MoneyValue | null }) {
  const { t, language } = useWords();
  if (deductible === null || deductible.minor === 0) {
    return <span className={styles.none}>{t('deductible.none')}</span>;
  }
  return (
    <span className={styles.some}>
      {t('deductible.some')} <Money money={deductible} language={language} round />
    </span>
  );
}
