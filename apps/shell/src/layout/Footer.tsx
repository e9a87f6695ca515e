import { languages } from '@sigorta/i18n/language';
import {
  keepLanguage,
  Link,
  useBrand,
  useCatalogue,
  useLanguage,
  useLanguageHref,
  useTexts,
} from '@sigorta/runtime/runtime';
import { LanguageLink } from '@sigorta/ui-kit/button/LanguageLink.tsx';
import { Container } from '@sigorta/ui-kit/layout/Page.tsx';
import { BrandLogo } from './BrandLogo.tsx';
import { companyPages } from './company-pages.ts';
import styles from './Footer.module.css';
import { FooterAddress } from './FooterAddress.tsx';
import { FooterContact } from './FooterContact.tsx';
import { Imprint } from './Imprint.tsx';
import { LegalLinks } from './LegalLinks.tsx';
import { Offices } from './Offices.tsx';
import { SchemeChoice } from './SchemeChoice.tsx';
import { SocialLinks } from './SocialLinks.tsx';
import { useServiceLinks } from './use-service-links.ts';

/** Products shown in the footer; the rest stands on the home page. */
const productCount = 8;

export function Footer() {
  const t = useTexts('shell');
  const { name, footer } = useBrand();
  const products = useCatalogue();
  const services = useServiceLinks();
  return (
    <footer className={styles.footer} data-print="hide">
      <Container className={styles.columns}>
        <div className={styles.brand}>
          <BrandLogo on="deep" />
          <p>{footer.text ?? t('footer.about', { name })}</p>
          <FooterAddress />
          <SocialLinks />
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
          <h2 id="footer-company">{t('footer.company')}</h2>
          <ul>
            {[...companyPages, ...services].map(({ path, label }) => (
              <li key={path}>
                <Link to={path}>{t(label)}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <FooterContact />
      </Container>
      <Container className={styles.offices}>
        <Offices titleId="footer-offices" />
      </Container>
      <Container className={styles.last}>
        <Languages />
        <SchemeChoice className={styles.schemes} />
        <nav aria-label={t('footer.legal')} className={styles.legal}>
          <LegalLinks />
        </nav>
        <Imprint />
        <small>{t('footer.copyright', { name })}</small>
      </Container>
    </footer>
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
            <LanguageLink language={language} current={current} hrefIn={hrefIn} onChoose={keepLanguage} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
