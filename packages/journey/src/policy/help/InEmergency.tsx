import { directionOf } from '@sigorta/i18n/direction';
import { languages } from '@sigorta/i18n/language';
import { fillPlaces } from '@sigorta/i18n/message';
import { buttonClass } from '@sigorta/ui-kit/button/button-class';
import { Icon } from '@sigorta/ui-kit/layout/Icon.tsx';
import { useProduct } from '../../remote/journey-context.tsx';
import { useWords } from '../../words/use-words.ts';
import type { Purchase } from '../polling.ts';
import { type DoctorSentence, doctorSentences } from './doctor-sentences.ts';
import styles from './InEmergency.module.css';

/** of Türkiye and the European Union */
const emergencyNumber = '112';

/** What to do when something happened: whom to call, what to tell, what to show a doctor and what to keep. */
export function InEmergency({ purchase }: { purchase: Purchase }) {
  const { t } = useWords();
  const { treats } = useProduct();
  const { personal, insurer } = purchase;
  if (!personal?.help || personal.policyNumber === null) return null;
  const { help, policyNumber } = personal;
  return (
    <section className={styles.help} aria-labelledby="help-title">
      <h2 id="help-title">{t('help.title')}</h2>
      <p className={styles.note}>{t('help.urgent', { number: emergencyNumber })}</p>
      <a className={`${buttonClass()} ${styles.call}`} href={`tel:${help.phone.replaceAll(' ', '')}`}>
        <Icon name="phone" />
        <span>{t('help.call')}</span>
        <bdi dir="ltr">{help.phone}</bdi>
      </a>
      <p className={styles.note}>{t('help.line', { insurer: insurer.name })}</p>
      <dl className={styles.ready}>
        <dt>{t('help.ready')}</dt>
        <dd>
          <bdi dir="ltr">{policyNumber}</bdi>
        </dd>
      </dl>
      {treats && (
        <details className={styles.doctor}>
          <summary>{t('help.doctor')}</summary>
          <ul>
            {doctorSentences(help.territory).map((sentence) => (
              <Sentence
                key={sentence.lang}
                sentence={sentence}
                places={{ phone: help.phone, number: policyNumber }}
              />
            ))}
          </ul>
        </details>
      )}
      <h3>{t('help.first')}</h3>
      <ol className={styles.first}>
        <li>{t('help.first.call')}</li>
        <li>{t('help.first.photo')}</li>
        <li>{t('help.first.papers')}</li>
      </ol>
    </section>
  );
}

interface SentenceProps {
  sentence: DoctorSentence;
  places: Record<string, string>;
}

function Sentence({ sentence, places }: SentenceProps) {
  const { lang, name, text } = sentence;
  const known = languages.find((language) => language === lang) ?? 'en';
  return (
    <li lang={lang} dir={directionOf(known)}>
      <b>{name}</b>
      <p>{fillPlaces(text, places, known)}</p>
    </li>
  );
}
