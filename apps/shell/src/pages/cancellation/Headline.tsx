import styles from './CancellationPage.module.css';
import { useCancellationTexts } from './use-cancellation-texts.ts';

export function Headline() {
  const t = useCancellationTexts();
  return (
    <div>
      <h1>{t('headline')}</h1>
      <p className={styles.lead}>{t('lead')}</p>
    </div>
  );
}
