import { Link, useBrand, useCatalogue, useTexts } from '@sigorta/runtime/runtime';
import { LinkButton } from '@sigorta/ui-kit/button/Button.tsx';
import { IconButton } from '@sigorta/ui-kit/button/IconButton.tsx';
import { Drawer } from '@sigorta/ui-kit/dialog/Drawer.tsx';
import { Icon } from '@sigorta/ui-kit/layout/Icon.tsx';
import { useState } from 'react';
import styles from './MobileMenu.module.css';
import { phoneHref } from './phone-href.ts';

/** The side drawer of narrow screens: products and the call button. */
export function MobileMenu() {
  const t = useTexts('shell');
  const products = useCatalogue();
  const { footer } = useBrand();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <div className={styles['mobile']}>
      <IconButton icon="menu" label={t('header.menu')} aria-expanded={open} onClick={() => setOpen(true)} />
      <Drawer
        open={open}
        onClose={close}
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
          <ul className={styles['list']}>
            {products.map((product) => (
              <li key={product.id}>
                <Link to={product.paths.form} className={styles['link'] ?? ''} onClick={close}>
                  {product.menu}
                  <Icon name="next" size={18} />
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </Drawer>
    </div>
  );
}
