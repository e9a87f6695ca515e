import { useTexts } from '@sigorta/runtime/runtime';
import { Spinner } from '@sigorta/ui-kit/feedback/Spinner.tsx';
import styles from './Loading.module.css';

export function Loading() {
  const t = useTexts('panel');
  return (
    <p role="status" className={styles.loading}>
      <Spinner /> {t('loading')}
    </p>
  );
}
