import { Link, NavLink, useBrand, useCatalogue, useTexts } from '@sigorta/runtime/runtime';
import { Icon } from '@sigorta/ui-kit/layout/Icon.tsx';
import { Container } from '@sigorta/ui-kit/layout/Page.tsx';
import { myPoliciesPath } from '../pages/login/paths.ts';
import { BrandLogo } from './BrandLogo.tsx';
import { CompanyMenu } from './CompanyMenu.tsx';
import styles from './Header.module.css';
import { LanguageMenu } from './LanguageMenu.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import { ProductsMenu } from './ProductsMenu.tsx';
import { phoneHref } from './phone-href.ts';

/** spec §9: three products as tabs, the others in a menu. */
const tabCount = 3;

export function Header() {
  const t = useTexts('shell');
  const brand = useBrand();
  const products = useCatalogue();
  const others = products.slice(tabCount);
  return (
    <header className={styles.header}>
      <Container className={styles.bar}>
        <Link to="/" className={styles.home} aria-label={t('header.home', { name: brand.name })}>
          <BrandLogo />
        </Link>
        <nav className={styles.products} aria-label={t('header.menu')}>
          <ul className={styles.tabs}>
            {products.slice(0, tabCount).map((product) => (
              <li key={product.id}>
                <NavLink to={product.paths.form} className={styles.tab ?? ''}>
                  {product.menu}
                </NavLink>
              </li>
            ))}
          </ul>
          {others.length > 0 && <ProductsMenu products={others} />}
          {brand.showCompany && <CompanyMenu />}
        </nav>
        <div className={styles.end}>
          {brand.footer.phone && (
            <a
              className={styles.call}
              href={phoneHref(brand.footer.phone)}
              aria-label={`${t('header.call')}: ${brand.footer.phone}`}
            >
              <Icon name="phone" size={18} />
              <bdi dir="ltr" className={styles.number}>
                {brand.footer.phone}
              </bdi>
            </a>
          )}
          <Link
            to={myPoliciesPath}
            className={styles.account ?? ''}
            aria-label={t('menu.policies')}
            title={t('menu.policies')}
          >
            <Icon name="user" />
          </Link>
          <LanguageMenu />
          <MobileMenu />
        </div>
      </Container>
    </header>
  );
}
