import type { InsurerFailure } from '@sigorta/contracts/offer';
import { InsurerMark } from '../words/InsurerMark.tsx';
import { useWords } from '../words/use-words.ts';
import styles from './FailureList.module.css';

/** Who gave no offer, and why, in words. */
export function FailureList({
  failures,
  open = false,
}: {
  failures: readonly InsurerFailure[];
  open?: boolean;
}) {
  const { t, find } = useWords();
  if (failures.length === 0) return null;
  const why = ({ kind, reason }: InsurerFailure): string =>
    (kind === 'declined' && reason !== null && find(`decline.${reason}`)) || t(`failures.${kind}`);
  return (
    <details className={styles.failures} open={open}>
      <summary>
        {t('failures.title')} (<bdi>{failures.length}</bdi>)
      </summary>
      <ul>
        {failures.map((failure) => (
          <li key={failure.insurer.id}>
            <InsurerMark insurer={failure.insurer} note={why(failure)} size="s" />
          </li>
        ))}
      </ul>
    </details>
  );
}
