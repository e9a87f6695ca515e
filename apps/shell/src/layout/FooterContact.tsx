import { useBrand, useTexts } from '@sigorta/runtime/runtime';
import { Icon } from '@sigorta/ui-kit/layout/Icon.tsx';
import styles from './Footer.module.css';
import { OpeningHours } from './OpeningHours.tsx';
import { phoneHref } from './phone-href.ts';
import { TrustBadge } from './TrustBadge.tsx';

/** Phone, mail and what a buyer may trust. */
export function FooterContact() {
  const t = useTexts('shell');
  const { footer } = useBrand();
  return (
    <section aria-labelledby="footer-contact">
      <h2 id="footer-contact">{t('footer.contact')}</h2>
      <ul>
        {footer.phone && (
          <li>
            <a href={phoneHref(footer.phone)}>
              <Icon name="phone" size={18} />
              <bdi dir="ltr">{footer.phone}</bdi>
            </a>
          </li>
        )}
        {footer.email && (
          <li>
            <a href={`mailto:${footer.email}`}>
              <Icon name="mail" size={18} />
              <bdi dir="ltr">{footer.email}</bdi>
            </a>
          </li>
        )}
      </ul>
      <div className={styles.hours}>
        <OpeningHours />
      </div>
      <p className={styles.secure}>
        <Icon name="lock" size={18} />
        {t('footer.secure')}
      </p>
      <TrustBadge />
    </section>
  );
}
