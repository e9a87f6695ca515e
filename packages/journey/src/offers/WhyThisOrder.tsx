import { Popover } from '@sigorta/ui-kit/dialog/Popover.tsx';
import { useWords } from '../words/use-words.ts';
import { criteriaOf, type SortOrder } from './sort-offers.ts';
import { useOrderName } from './use-order-name.ts';
import styles from './WhyThisOrder.module.css';

/** The rule that the list is sorted by, read out of the rule itself. */
export function WhyThisOrder({ order }: { order: SortOrder }) {
  const { t } = useWords();
  const nameOf = useOrderName();
  return (
    <Popover
      label={<span className={styles.label}>{t('order.why')}</span>}
      icon="info"
      align="end"
      variant="text"
      size="s"
      className={styles.why}
    >
      <ol className={styles.rules} aria-label={t('order.why')}>
        {criteriaOf(order).map((criterion) => (
          <li key={criterion}>
            <bdi>{nameOf(criterion)}</bdi>
          </li>
        ))}
        <li>{t('order.arrival')}</li>
      </ol>
      <p className={styles.note}>{t('order.nobody')}</p>
      <p className={styles.note}>{t('order.late')}</p>
    </Popover>
  );
}
