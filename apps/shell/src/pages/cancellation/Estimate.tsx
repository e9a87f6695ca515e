import type { CancellablePolicy, CancellationEstimate } from '@sigorta/contracts/cancellation';
import { useLanguage } from '@sigorta/runtime/runtime';
import { Card } from '@sigorta/ui-kit/data/Card.tsx';
import { KeyValue } from '@sigorta/ui-kit/data/KeyValue.tsx';
import { Money } from '@sigorta/ui-kit/data/Money.tsx';
import { Price } from '@sigorta/ui-kit/data/Price.tsx';
import styles from './Offer.module.css';
import { type CancellationText, useCancellationTexts } from './use-cancellation-texts.ts';

/** Key of the sentence that says why so much goes back. */
const wordsOf = ({ share, hasBegun, daysLeft }: CancellationEstimate): CancellationText => {
  if (share === 'days') return 'estimate.days';
  if (share === 'whole') return hasBegun ? 'estimate.whole.begun' : 'estimate.whole.before';
  return daysLeft > 0 ? 'estimate.nothing.used' : 'estimate.nothing.over';
};

/** What goes back today, with the calculation in words and numbers. */
export function Estimate({ policy }: { policy: CancellablePolicy }) {
  const t = useCancellationTexts();
  const language = useLanguage();
  const { estimate, paid } = policy;
  const { refund, share, daysTotal, daysUsed, daysLeft } = estimate;
  const days = (count: number) => <bdi>{t('estimate.day', { count })}</bdi>;
  return (
    <Card as="section" look="lift" className={styles.estimate} aria-labelledby="cancel-estimate">
      <h2 id="cancel-estimate">{t('estimate.title')}</h2>
      <p className={styles.refund}>
        <span>{t('estimate.refund')}</span>
        <Price money={refund} language={language} size="xl" />
      </p>
      <p className={styles.why}>{t(wordsOf(estimate))}</p>
      {share === 'days' && (
        <KeyValue
          lines
          rows={[
            { id: 'total', label: t('estimate.total'), value: days(daysTotal) },
            { id: 'used', label: t('estimate.used'), value: days(daysUsed) },
            { id: 'left', label: t('estimate.left'), value: days(daysLeft) },
            {
              id: 'sum',
              label: t('estimate.sum'),
              value: (
                <bdi dir="ltr" className={styles.sum}>
                  <Money money={paid} language={language} /> × {daysLeft} / {daysTotal} ={' '}
                  <Money money={refund} language={language} />
                </bdi>
              ),
            },
          ]}
        />
      )}
      {share !== 'nothing' && <p className={styles.note}>{t('estimate.note')}</p>}
    </Card>
  );
}
