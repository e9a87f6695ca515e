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
import { BrandLogo } from './BrandLogo.tsx';
import styles from './Footer.module.css';
import { keepLanguage, languageNames } from './language-names.ts';
import { phoneHref } from './phone-href.ts';

/** Products shown in the footer; the rest stands on the home page. */
const productCount = 8;

export function Footer() {
  const t = useTexts('shell');
  const { name, footer } = useBrand();
  const products = useCatalogue();
  const current = useLanguage();
  const hrefIn = useLanguageHref();
  return (
    <footer className={styles['footer']} data-print="hide">
      <Container className={styles['columns']}>
        <div className={styles['brand']}>
          <BrandLogo on="deep" />
          <p>{footer.text ?? t('footer.about', { name })}</p>
          {footer.address && <address>{footer.address}</address>}
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
        <nav aria-labelledby="footer-languages">
          <h2 id="footer-languages">{t('footer.languages')}</h2>
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
        <div>
          <h2>{t('footer.contact')}</h2>
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
        </div>
      </Container>
      <Container className={styles['last']}>
        <small>{t('footer.copyright', { year: 2026, name })}</small>
      </Container>
    </footer>
  );
}
