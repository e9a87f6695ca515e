import { useBrand, useLocation, useTexts } from '@sigorta/runtime/runtime';
import { Icon } from '@sigorta/ui-kit/layout/Icon.tsx';
import { VisuallyHidden } from '@sigorta/ui-kit/layout/VisuallyHidden.tsx';
import styles from './Footer.module.css';
import { MapEmbed } from './MapEmbed.tsx';
import { mapHref } from './map-href.ts';

/** As text; the map opens elsewhere, or here after a press (spec §2). */
export function FooterAddress() {
  const t = useTexts('shell');
  const { name, footer } = useBrand();
  const { pathname } = useLocation();
  const href = mapHref(footer.map, footer.address);
  if (!href) return null;
  return (
    <address className={styles.address}>
      {footer.address && <p>{footer.address}</p>}
      <a className={styles.map} href={href} target="_blank" rel="noopener noreferrer">
        <Icon name="location" size={18} />
        {t('footer.map')}
        <VisuallyHidden>, {t('footer.newWindow')}</VisuallyHidden>
      </a>
      {/* The contact page has a bigger one. */}
      {pathname !== '/iletisim' && <MapEmbed point={footer.map} place={name} />}
    </address>
  );
}
