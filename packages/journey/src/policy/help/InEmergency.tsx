import { buttonClass } from '@sigorta/ui-kit/button/button-class';
import { Icon } from '@sigorta/ui-kit/layout/Icon.tsx';
import { useWords } from '../../words/use-words.ts';
import type { Purchase } from '../polling.ts';
import styles from './InEmergency.module.css';

/** of Türkiye and the European Union */
const emergencyNumber = '112';

/** Whom to call when something happened, and the way to the policy's own page, which has all the rest. */
export function InEmergency({ purchase }: { purchase: Purchase }) {
  const { t } = useWords();
  const { personal, insurer } = purchase;
  if (!personal || personal.policyNumber === null || personal.page === null) return null;
  const { help, policyNumber, page } = personal;
  return (
    <section className={styles.help} aria-labelledby="help-title">
      <h2 id="help-title">{t('help.title')}</h2>
      {help && (
        <>
          <p className={styles.note}>{t('help.urgent', { number: emergencyNumber })}</p>
          <a className={`${buttonClass()} ${styles.call}`} href={`tel:${help.phone.replaceAll(' ', '')}`}>
            <Icon name="phone" />
            <span>{t('help.call')}</span>
            <bdi dir="ltr">{help.phone}</bdi>
          </a>
          <p className={styles.note}>{t('help.line', { insurer: insurer.name })}</p>
        </>
      )}
      <dl className={styles.ready}>
        <dt>{t('help.ready')}</dt>
        <dd>
          <bdi dir="ltr">{policyNumber}</bdi>
        </dd>
      </dl>
      {/* a page of the gateway's own: the router knows nothing of it */}
      <a className={`${buttonClass({ variant: 'outline' })} ${styles.page}`} href={page}>
        {t('help.page')}
      </a>
      <p className={styles.note}>{t('help.page.note')}</p>
    </section>
  );
}
