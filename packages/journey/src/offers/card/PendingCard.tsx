import { Skeleton } from '@sigorta/ui-kit/feedback/Skeleton.tsx';
import { InsurerMark } from '../../words/InsurerMark.tsx';
import { useWords } from '../../words/use-words.ts';
import type { Insurer } from '../quote-state.ts';
import styles from './PendingCard.module.css';

/** The place of an offer that may still come. */
export function PendingCard({ insurer }: { insurer: Insurer }) {
  const { t } = useWords();
  return (
    <div className={styles.card} aria-busy="true">
      <InsurerMark insurer={insurer} note={t('offer.preparing')} />
      <div className={styles.bars}>
        <Skeleton width="m" />
        <Skeleton width="s" />
      </div>
    </div>
  );
}
