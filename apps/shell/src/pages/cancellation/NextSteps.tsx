import styles from './CancellationPage.module.css';
import { useCancellationTexts } from './use-cancellation-texts.ts';

/** What follows a notice, with the terms of spec §9. */
export function NextSteps() {
  const t = useCancellationTexts();
  return (
    <aside className={styles.next} aria-labelledby="cancel-next">
      <h2 id="cancel-next">{t('next.title')}</h2>
      <ol>
        {(['pass', 'answer', 'money'] as const).map((step) => (
          <li key={step}>
            <span>{t(`next.${step}`)}</span>
          </li>
        ))}
      </ol>
    </aside>
  );
}
