import { Price } from '@sigorta/ui-kit/data/Price.tsx';
import { useWords } from '../words/use-words.ts';
import type { LiveState } from './live-state.ts';
import styles from './PriceBar.module.css';
import { useStepWords } from './use-step-words.ts';

/**
 * The lowest price at the foot of a phone's screen, while the summary that holds it lies below. For eyes alone: whoever listens
 * is told by the summary.
 */
export function PriceBar({ live }: { live: LiveState | null }) {
  const { t, language } = useWords();
  const step = useStepWords(live);
  const lowest = live?.answer.prices[0]?.price;
  if (!live || !lowest) return null;
  const { isOld } = live;
  return (
    <div className={styles.bar} data-price-bar={isOld ? 'old' : 'now'} data-print="hide" aria-hidden="true">
      <span className={styles.words}>
        <span>{t(isOld ? 'form.live.before' : 'form.live.lowest')}</span>
        {step && !isOld ? (
          <span className={styles.step}>
            <bdi>{step.what}</bdi> <bdi dir="ltr">{step.amount}</bdi>
          </span>
        ) : (
          <span>{t('form.live.count', { count: live.answer.prices.length })}</span>
        )}
      </span>
      <Price money={lowest} language={language} size="m" quiet={isOld} />
    </div>
  );
}
