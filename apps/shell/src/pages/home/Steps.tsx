import { formatMoney } from '@sigorta/i18n/money';
import { insurers } from '@sigorta/lookups/insurers';
import { useLanguage, useTexts } from '@sigorta/runtime/runtime';
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
              <Example step={step} />
            </li>
          ))}
        </ol>
      </Container>
    </section>
  );
}

/** As a list of offers shows them, in kuruş; sample figures, which is why an example is called one. */
const prices = [84_208, 91_140] as const;

/** A screen in small, filled in: two answers, two offers, two papers. */
function Example({ step }: { step: (typeof steps)[number] }) {
  const t = useTexts('shell');
  return (
    <div className={styles.miniature} data-step={step} aria-hidden="true">
      <span className={styles.example}>{t('home.steps.example')}</span>
      {step === 1 && <Answers />}
      {step === 2 && <Offers />}
      {step === 3 && <Papers />}
    </div>
  );
}

function Answers() {
  const t = useTexts('shell');
  return (['where', 'when'] as const).map((asked) => (
    <span key={asked} className={styles.row}>
      <span>{t(`home.steps.1.${asked}`)}</span>
      <b>{t(`home.steps.1.${asked}.answer`)}</b>
    </span>
  ));
}

function Offers() {
  const language = useLanguage();
  return prices.map((minor, at) => (
    <span key={minor} className={styles.row}>
      <bdi>{insurers[at]?.name}</bdi>
      <b>
        <bdi>{formatMoney({ minor, currency: 'TRY' }, language)}</bdi>
      </b>
    </span>
  ));
}

function Papers() {
  const t = useTexts('shell');
  return (
    <>
      <span className={styles.row}>
        <Icon name="file" size={18} />
        <span>{t('home.steps.3.policy')}</span>
        <b>{t('home.steps.3.ready')}</b>
      </span>
      <span className={styles.row}>
        <Icon name="mail" size={18} />
        <span>{t('home.steps.3.mail')}</span>
        <b>{t('home.steps.3.sent')}</b>
      </span>
    </>
  );
}
