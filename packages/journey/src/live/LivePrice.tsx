import { formatMoney } from '@sigorta/i18n/money';
import { Price } from '@sigorta/ui-kit/data/Price.tsx';
import { VisuallyHidden } from '@sigorta/ui-kit/layout/VisuallyHidden.tsx';
import { useWords } from '../words/use-words.ts';
import styles from './LivePrice.module.css';
import type { LiveState } from './live-state.ts';
import { useStepWords } from './use-step-words.ts';

/** The lowest price that insurers have for the answers as they stand; nothing before the first of them. */
export function LivePrice({ live }: { live: LiveState | null }) {
  const { t, language } = useWords();
  const step = useStepWords(live);
  const lowest = live?.answer.prices[0]?.price;
  const count = live?.answer.prices.length ?? 0;
  const isOld = live?.isOld ?? false;
  const price = lowest ? formatMoney(lowest, language) : '';
  const spoken = lowest ? t('form.live.said', { count, price }) : t('form.live.none');
  return (
    <>
      {live && (
        <div className={styles.live} data-live={isOld ? 'old' : 'now'}>
          {lowest ? (
            <>
              <span className={styles.label}>{t(isOld ? 'form.live.before' : 'form.live.lowest')}</span>
              <Price money={lowest} language={language} size="m" quiet={isOld} />
              <span className={styles.small}>{t('form.live.count', { count })}</span>
              {step && !isOld && (
                <span className={styles.step}>
                  <bdi>{step.what}</bdi> <bdi dir="ltr">{step.amount}</bdi>
                </span>
              )}
            </>
          ) : (
            <span className={styles.small}>{t('form.live.none')}</span>
          )}
        </div>
      )}
      {/* whoever listens hears one sentence for each rest */}
      <VisuallyHidden>
        <span role="status">
          {live && !isOld && [step && `${step.what}: ${step.amount}.`, spoken].filter(Boolean).join(' ')}
        </span>
      </VisuallyHidden>
    </>
  );
}
