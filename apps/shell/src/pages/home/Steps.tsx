import { useTexts } from '@sigorta/runtime/runtime';
import { Icon } from '@sigorta/ui-kit/layout/Icon.tsx';
import { Container } from '@sigorta/ui-kit/layout/Page.tsx';
import styles from './Steps.module.css';

const steps = [1, 2, 3] as const;

export function Steps() {
  const t = useTexts('shell');
  return (
    <section className={styles.band} aria-labelledby="steps-title">
      <Container className={styles.inside}>
        <h2 id="steps-title">{t('home.steps.title')}</h2>
        <ol className={styles.list}>
          {steps.map((step) => (
            <li key={step} className={styles.step}>
              <span className={styles.number} aria-hidden="true">
                {step}
              </span>
              <h3>{t(`home.steps.${step}.title`)}</h3>
              <p>{t(`home.steps.${step}.text`)}</p>
              <Miniature step={step} />
            </li>
          ))}
        </ol>
      </Container>
    </section>
  );
}

/** A screen in small: lines of a form, two offers, a finished document. */
function Miniature({ step }: { step: (typeof steps)[number] }) {
  return (
    <div className={styles.miniature} data-step={step} aria-hidden="true">
      <span className={styles.row}>{step === 3 && <Icon name="file" size={18} />}</span>
      <span className={styles.row}>{step === 3 && <Icon name="mail" size={18} />}</span>
    </div>
  );
}
