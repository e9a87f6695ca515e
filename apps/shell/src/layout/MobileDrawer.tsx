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
import { LinkButton } from '@sigorta/ui-kit/button/Button.tsx';
import { LanguageLink } from '@sigorta/ui-kit/button/LanguageLink.tsx';
import { Drawer } from '@sigorta/ui-kit/dialog/Drawer.tsx';
import { Icon } from '@sigorta/ui-kit/layout/Icon.tsx';
import { companyPages } from './company-pages.ts';
import styles from './MobileDrawer.module.css';
import { menuGroups } from './menu-groups.ts';
import { phoneHref } from './phone-href.ts';
import { SchemeChoice } from './SchemeChoice.tsx';
import { useServiceLinks } from './use-service-links.ts';

/** Those of the desktop's tabs stand first, the others by group. */
const firstCount = 3;

interface MobileDrawerProps {
  open: boolean;
  onClose: () => void;
}

/** The side drawer: products, company pages, languages and the call button (spec §2). */
export function MobileDrawer({ open, onClose }: MobileDrawerProps) {
  const t = useTexts('shell');
  const products = useCatalogue();
  const { footer } = useBrand();
  const services = useServiceLinks();
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={t('header.menu')}
      actions={
        footer.phone && (
          <LinkButton variant="outline" block icon="phone" href={phoneHref(footer.phone)}>
            <bdi dir="ltr">{footer.phone}</bdi>
          </LinkButton>
        )
      }
    >
      <nav aria-label={t('header.products')}>
        <ul className={styles.first}>
          {products.slice(0, firstCount).map((product) => (
            <li key={product.id}>
              <Link to={product.paths.form} className={styles.link ?? ''} onClick={onClose}>
                {product.menu}
              </Link>
            </li>
          ))}
        </ul>
        {menuGroups(products.slice(firstCount)).map((group, index) => (
          <details key={group.id} className={styles.group} open={index === 0}>
            <summary className={styles.summary}>
              {t(`group.${group.id}`)}
              <Icon name="down" size={18} />
            </summary>
            <ul>
              {group.products.map((product) => (
                <li key={product.id}>
                  <Link to={product.paths.form} className={styles.link ?? ''} onClick={onClose}>
                    {product.menu}
                  </Link>
                </li>
              ))}
            </ul>
          </details>
        ))}
      </nav>
      <nav aria-label={t('header.company')} className={styles.company}>
        <ul>
          {[...services, ...companyPages].map(({ path, label }) => (
            <li key={path}>
              <Link to={path} className={styles.link ?? ''} onClick={onClose}>
                {t(label)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <Languages />
      <SchemeChoice className={styles.schemes} />
    </Drawer>
  );
}

function Languages() {
  const t = useTexts('shell');
  const current = useLanguage();
  const hrefIn = useLanguageHref();
  return (
    <nav aria-label={t('header.language')}>
      <ul className={styles.languages}>
        {languages.map((language) => (
          <li key={language}>
            <LanguageLink
              language={language}
              current={current}
              hrefIn={hrefIn}
              onChoose={keepLanguage}
              className={styles.language}
            />
          </li>
        ))}
      </ul>
    </nav>
  );
}
