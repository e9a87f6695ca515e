import { useBrand, useDocumentHead } from '@sigorta/runtime/runtime';
import { TextLink } from '@sigorta/ui-kit/button/TextLink.tsx';
import { Container } from '@sigorta/ui-kit/layout/Page.tsx';
import { VisuallyHidden } from '@sigorta/ui-kit/layout/VisuallyHidden.tsx';
import { Imprint } from '../../layout/Imprint.tsx';
import { MapEmbed } from '../../layout/MapEmbed.tsx';
import { mapHref } from '../../layout/map-href.ts';
import { Offices } from '../../layout/Offices.tsx';
import { OpeningHours } from '../../layout/OpeningHours.tsx';
import { phoneHref } from '../../layout/phone-href.ts';
import { ApplicationForm } from '../application/ApplicationForm.tsx';
import styles from './ContactPage.module.css';
import { useContactTexts } from './use-contact-texts.ts';

/** What the message is about on the wire (`urun`): no product. */
const subject = 'iletisim';

export function ContactPage() {
  const t = useContactTexts();
  const { name } = useBrand();
  useDocumentHead({ title: t('title', { name }), description: t('description', { name }) });
  return (
    <Container className={styles.page}>
      <div className={styles.words}>
        <h1>{t('headline')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
        <Ways />
        <div className={styles.offices}>
          <Offices titleId="contact-offices" />
        </div>
        <section aria-labelledby="claim" className={styles.claim}>
          <h2 id="claim">{t('claim.title')}</h2>
          <p>{t('claim.text')}</p>
        </section>
      </div>
      <section aria-labelledby="form" className={styles.card}>
        <h2 id="form">{t('form')}</h2>
        <ApplicationForm product={subject} asksMessage />
      </section>
    </Container>
  );
}

function Ways() {
  const t = useContactTexts();
  const { name, footer, chat } = useBrand();
  const { phone, email, address, map } = footer;
  const href = mapHref(map, address);
  return (
    <dl className={styles.ways}>
      {phone && (
        <div>
          <dt>{t('phone')}</dt>
          <dd>
            <TextLink href={phoneHref(phone)}>
              <bdi dir="ltr">{phone}</bdi>
            </TextLink>
          </dd>
        </div>
      )}
      {email && (
        <div>
          <dt>{t('email')}</dt>
          <dd>
            <TextLink href={`mailto:${email}`}>
              <bdi dir="ltr">{email}</bdi>
            </TextLink>
          </dd>
        </div>
      )}
      {chat.hours && Object.keys(chat.hours).length > 0 && (
        <div>
          <dt>{t('hours')}</dt>
          <dd>
            <OpeningHours />
          </dd>
        </div>
      )}
      {href && (
        <div>
          <dt>{t('address')}</dt>
          <dd>
            {address && <address>{address}</address>}
            <TextLink href={href} icon="location" target="_blank" rel="noopener noreferrer">
              {t('map')}
              <VisuallyHidden>, {t('newWindow')}</VisuallyHidden>
            </TextLink>
            <div>
              <MapEmbed point={map} place={name} />
            </div>
          </dd>
        </div>
      )}
      <div>
        <dt>{t('company')}</dt>
        <dd>
          <Imprint />
        </dd>
      </div>
    </dl>
  );
}
