import { Spinner } from '@sigorta/ui-kit/feedback/Spinner.tsx';
import styles from './CancellationPage.module.css';
import { useCancellationTexts } from './use-cancellation-texts.ts';

export function Wait() {
  const t = useCancellationTexts();
  return (
    <p role="status" className={styles.wait}>
      <Spinner /> {t('loading')}
    </p>
  );
}
