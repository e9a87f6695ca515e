import { languages } from '@sigorta/i18n/language';
import {
  Link,
  useBrand,
  useCatalogue,
  useLanguage,
  useLanguageHref,
  useTexts,
} from '@sigorta/runtime/runtime';
import { Icon } from '@sigorta/ui-kit/layout/Icon.tsx';
import { Container } from '@sigorta/ui-kit/layout/Page.tsx';
import { VisuallyHidden } from '@sigorta/ui-kit/layout/VisuallyHidden.tsx';
import { BrandLogo } from './BrandLogo.tsx';
import { companyPages } from './company-pages.ts';
import styles from './Footer.module.css';
import { LegalLinks } from './LegalLinks.tsx';
import { keepLanguage, languageNames } from './language-names.ts';
import { mapHref } from './map-href.ts';
import { phoneHref } from './phone-href.ts';

/** Products shown in the footer; the rest stands on the home page. */
const productCount = 8;

export function Footer() {
  const t = useTexts('shell');
  const { name, footer } = useBrand();
  const products = useCatalogue();
  return (
    <footer className={styles.footer} data-print="hide">
      <Container className={styles.columns}>
        <div className={styles.brand}>
          <BrandLogo on="deep" />
          <p>{footer.text ?? t('footer.about', { name })}</p>
          <Address />
        </div>
        <nav aria-labelledby="footer-products">
          <h2 id="footer-products">{t('footer.products')}</h2>
          <ul>
            {products.slice(0, productCount).map((product) => (
              <li key={product.id}>
                <Link to={product.paths.form}>{product.name}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-labelledby="footer-company">
          <h2 id="footer-company">{t('footer.help')}</h2>
          <ul>
            {companyPages.map(({ path, label }) => (
              <li key={path}>
                <Link to={path}>{t(label)}</Link>
              </li>
            ))}
          </ul>
        </nav>
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
          <p className={styles.secure}>
            <Icon name="lock" size={18} />
            {t('footer.secure')}
          </p>
        </section>
      </Container>
      <Container className={styles.last}>
        <Languages />
        <nav aria-label={t('footer.legal')} className={styles.legal}>
          <LegalLinks />
        </nav>
        <small>{t('footer.copyright', { name })}</small>
      </Container>
    </footer>
  );
}

/** As text; the map opens elsewhere and only on a press (spec §2). */
function Address() {
  const t = useTexts('shell');
  const { address, map } = useBrand().footer;
  const href = mapHref(map, address);
  if (!href) return null;
  return (
    <address>
      {address && <p>{address}</p>}
      <a className={styles.map} href={href} target="_blank" rel="noopener noreferrer">
        <Icon name="location" size={18} />
        {t('footer.map')}
        <VisuallyHidden>, {t('footer.newWindow')}</VisuallyHidden>
      </a>
    </address>
  );
}

function Languages() {
  const t = useTexts('shell');
  const current = useLanguage();
  const hrefIn = useLanguageHref();
  return (
    <nav aria-label={t('footer.languages')} className={styles.legal}>
      <ul>
        {languages.map((language) => (
          <li key={language}>
            <a
              href={hrefIn(language)}
              lang={language}
              hrefLang={language}
              aria-current={language === current ? 'true' : undefined}
              onClick={() => keepLanguage(language)}
            >
              {languageNames[language]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
