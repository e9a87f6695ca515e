import type { Contact, ContactLedger, ContactSwitch } from '@sigorta/contracts/contacts';
import { contactChoose } from '@sigorta/contracts/operations/contact-choose';
import { myContacts } from '@sigorta/contracts/operations/my-contacts';
import { useAction } from '@sigorta/gateway-client/react/use-action';
import { useQuery } from '@sigorta/gateway-client/react/use-query';
import { formatDateTime } from '@sigorta/i18n/date';
import { useLanguage } from '@sigorta/runtime/runtime';
import { Switch } from '@sigorta/ui-kit/field/Switch.tsx';
import { useState } from 'react';
import { useAccountTexts } from '../use-account-texts.ts';
import styles from './Contacts.module.css';
import { contactWords } from './contact-words.ts';
import sectionStyles from './Sections.module.css';
import { Waiting } from './Waiting.tsx';

const switches = ['call', 'message'] as const satisfies readonly ContactSwitch[];

/** Every message and noted call of the phone, and what staff may do. */
export function Contacts() {
  const { state, answer, retry } = useQuery(myContacts, {});
  return state === 'ready' ? <Ledger ledger={answer} /> : <Waiting state={state} onRetry={retry} />;
}

function Ledger({ ledger }: { ledger: ContactLedger }) {
  const t = useAccountTexts();
  const { contacts, more } = ledger;
  return (
    <div className={sectionStyles.section}>
      <Reach told={ledger.switches} />
      <section className={sectionStyles.block}>
        <h2>{t('contacts.title')}</h2>
        <p className={sectionStyles.lead}>{t('contacts.lead')}</p>
        {contacts.length === 0 && <p>{t('contacts.none')}</p>}
        <ul className={styles.contacts}>
          {contacts.map((contact) => (
            <ContactRow key={`${contact.at} ${contact.channel} ${contact.purpose}`} contact={contact} />
          ))}
        </ul>
        {more && <p className={sectionStyles.note}>{t('contacts.more')}</p>}
      </section>
    </div>
  );
}

/** Each switch acts at once; what the gateway said last stays where it did not answer. */
function Reach({ told }: { told: ContactLedger['switches'] }) {
  const t = useAccountTexts();
  const { state, act } = useAction(contactChoose);
  const [known, setKnown] = useState(told);
  const [pressed, setPressed] = useState<Partial<ContactLedger['switches']>>({});
  const choose = async (of: ContactSwitch, isOn: boolean): Promise<void> => {
    setPressed({ [of]: isOn });
    const answer = await act({ of, isOn });
    if (answer) setKnown(answer);
    setPressed({});
  };
  return (
    <section className={sectionStyles.block}>
      <h2>{t('contacts.reach')}</h2>
      {switches.map((of) => (
        <Switch
          key={of}
          id={`contact-${of}`}
          label={t(`contacts.${of}`)}
          checked={pressed[of] ?? known[of]}
          disabled={state === 'busy'}
          aria-describedby="contact-always"
          onChange={(event) => void choose(of, event.target.checked)}
        />
      ))}
      <p id="contact-always" className={sectionStyles.note}>
        {t('contacts.always')}
      </p>
      <p role="status" className={sectionStyles.note}>
        {state === 'done' && t('contacts.saved')}
        {state === 'failed' && t('contacts.failed')}
      </p>
    </section>
  );
}

function ContactRow({ contact }: { contact: Contact }) {
  const t = useAccountTexts();
  const language = useLanguage();
  const { what, how } = contactWords(contact, t);
  return (
    <li className={styles.contact}>
      <time className={styles.at} dateTime={contact.at}>
        <bdi>{formatDateTime(contact.at, language)}</bdi>
      </time>
      <strong>{what}</strong>
      <span className={styles.how}>{how.join(' · ')}</span>
    </li>
  );
}
