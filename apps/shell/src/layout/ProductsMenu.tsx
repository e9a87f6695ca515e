import type { CatalogueCard } from '@sigorta/contracts/catalogue';
import { Link, useTexts } from '@sigorta/runtime/runtime';
import { usePopup } from '@sigorta/ui-kit/dialog/use-popup';
import { Icon } from '@sigorta/ui-kit/layout/Icon.tsx';
import { Container } from '@sigorta/ui-kit/layout/Page.tsx';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { menuGroups } from './menu-groups.ts';
import styles from './ProductsMenu.module.css';
import { useHoverOpen } from './use-hover-open.ts';
import { useServiceLinks } from './use-service-links.ts';

/** "Other products": a panel over the whole width, by group. Mouse or press opens it (spec §2). */
export function ProductsMenu({ products }: { products: readonly CatalogueCard[] }) {
  const t = useTexts('shell');
  const panelId = useId();
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const services = useServiceLinks();
  const close = () => setOpen(false);
  usePopup(open, close, root, trigger);
  const hover = useHoverOpen(setOpen);

  const focusLink = (at: number) => {
    const links = linksOf(panel.current);
    links[(at + links.length) % links.length]?.focus();
  };
  const walk = (event: KeyboardEvent<HTMLDivElement>) => {
    const links: readonly EventTarget[] = linksOf(panel.current);
    const at = links.indexOf(event.target);
    const to = { ArrowDown: at + 1, ArrowUp: at < 0 ? -1 : at - 1, Home: 0, End: -1 }[event.key];
    if (to === undefined || (at < 0 && !event.key.startsWith('Arrow'))) return;
    event.preventDefault();
    setOpen(true);
    // A hidden panel takes no focus before it is drawn.
    requestAnimationFrame(() => focusLink(to));
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys and hover of the links inside
    <div className={styles.root} ref={root} onKeyDown={walk} {...hover.area}>
      <button
        type="button"
        ref={trigger}
        className={styles.button}
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => setOpen(hover.isMouseOver() || !open)}
      >
        {t('header.otherProducts')}
        <Icon name="down" size={18} className={styles.chevron} />
      </button>
      <div className={styles.panel} id={panelId} ref={panel} hidden={!open}>
        <Container className={styles.groups}>
          {menuGroups(products).map((group) => (
            <section key={group.id} aria-labelledby={`${panelId}-${group.id}`}>
              <h2 className={styles.title} id={`${panelId}-${group.id}`}>
                {t(`group.${group.id}`)}
              </h2>
              <ul>
                {group.products.map((product) => (
                  <li key={product.id}>
                    <Link to={product.paths.form} className={styles.link ?? ''} onClick={close}>
                      {product.menu}
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </Container>
        {services.length > 0 && (
          <Container className={styles.services}>
            <span>{t('menu.services')}</span>
            {services.map(({ path, label }) => (
              <Link key={path} to={path} className={styles.service ?? ''} onClick={close}>
                {t(label)}
              </Link>
            ))}
          </Container>
        )}
      </div>
    </div>
  );
}

const linksOf = (panel: HTMLElement | null) => [...(panel?.querySelectorAll('a') ?? [])];
