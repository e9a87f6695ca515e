import {
  Link,
  NavLink,
  useBrand,
  useCatalogue,
  useNavigate,
  usePath,
  useTexts,
} from '@sigorta/runtime/runtime';
import { DisclosureMenu } from '@sigorta/ui-kit/dialog/DisclosureMenu.tsx';
import { Icon } from '@sigorta/ui-kit/layout/Icon.tsx';
import { Container } from '@sigorta/ui-kit/layout/Page.tsx';
import { BrandLogo } from './BrandLogo.tsx';
import styles from './Header.module.css';
import { LanguageMenu } from './LanguageMenu.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import { phoneHref } from './phone-href.ts';

/** spec §9: three products as tabs, the others in a menu. */
const tabCount = 3;

export function Header() {
  const t = useTexts('shell');
  const brand = useBrand();
  const products = useCatalogue();
  const navigate = useNavigate();
  const path = usePath();
  const others = products.slice(tabCount);
  return (
    <header className={styles['header']} data-print="hide">
      <Container className={styles['bar']}>
        <Link to="/" className={styles['home']} aria-label={t('header.home', { name: brand.name })}>
          <BrandLogo />
        </Link>
        <nav className={styles['products']} aria-label={t('header.products')}>
          <ul className={styles['tabs']}>
            {products.slice(0, tabCount).map((product) => (
              <li key={product.id}>
                <NavLink to={product.paths.form} className={styles['tab'] ?? ''}>
                  {product.menu}
                </NavLink>
              </li>
            ))}
          </ul>
          {others.length > 0 && (
            <DisclosureMenu
              label={t('header.otherProducts')}
              openOnHover
              columns={others.length > 6 ? 2 : 1}
              links={others.map((product) => ({
                id: product.id,
                label: product.menu,
                href: path(product.paths.form),
                onPress: (event) => {
                  event.preventDefault();
                  navigate(product.paths.form);
                },
              }))}
            />
          )}
        </nav>
        <div className={styles['end']}>
          {brand.footer.phone && (
            <a className={styles['call']} href={phoneHref(brand.footer.phone)} aria-label={t('header.call')}>
              <Icon name="phone" size={18} />
              <bdi dir="ltr" className={styles['number']}>
                {brand.footer.phone}
              </bdi>
            </a>
          )}
          <LanguageMenu />
          <MobileMenu />
        </div>
      </Container>
    </header>
  );
}
