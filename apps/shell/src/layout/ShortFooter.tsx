import { companyData } from '@sigorta/legal/company';
import { useBrand, useTexts } from '@sigorta/runtime/runtime';
import { Container } from '@sigorta/ui-kit/layout/Page.tsx';
import { LegalLinks } from './LegalLinks.tsx';
import { SchemeChoice } from './SchemeChoice.tsx';
import styles from './ShortFooter.module.css';

/** Inside a purchase: who sells, and what is agreed on. Nothing there leads away. */
export function ShortFooter() {
  const t = useTexts('shell');
  const brand = useBrand();
  return (
    <footer className={styles.footer} data-print="hide">
      <Container className={styles.line}>
        <small>
          {t('footer.copyright', { name: brand.name })} · <bdi>{companyData(brand).companyName}</bdi>
        </small>
        <nav aria-label={t('footer.legal')}>
          <LegalLinks />
        </nav>
        <SchemeChoice className={styles.schemes} />
      </Container>
    </footer>
  );
}
