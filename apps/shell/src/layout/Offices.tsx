import { useBrand, useTexts } from '@sigorta/runtime/runtime';
import { Icon } from '@sigorta/ui-kit/layout/Icon.tsx';
import { VisuallyHidden } from '@sigorta/ui-kit/layout/VisuallyHidden.tsx';
import { mapHref } from './map-href.ts';
import styles from './Offices.module.css';
import { phoneHref } from './phone-href.ts';

/** Offices of the brand as text (spec §2, footer); on paper or on the footer's ground, it takes both colours as they are. */
export function Offices({ titleId }: { titleId: string }) {
  const t = useTexts('shell');
  const { offices } = useBrand();
  if (offices.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId}>{t('footer.offices')}</h2>
      <ul className={styles.list}>
        {offices.map(({ name, address, phone, map }) => {
          const href = mapHref(map, address);
          return (
            <li key={name}>
              <strong className={styles.name}>{name}</strong>
              {address && <address>{address}</address>}
              <div className={styles.ways}>
                {phone && (
                  <a className={styles.way} href={phoneHref(phone)}>
                    <Icon name="phone" size={18} />
                    <bdi dir="ltr">{phone}</bdi>
                  </a>
                )}
                {href && (
                  <a className={styles.way} href={href} target="_blank" rel="noopener noreferrer">
                    <Icon name="location" size={18} />
                    {t('footer.map')}
                    <VisuallyHidden>
                      : {name}, {t('footer.newWindow')}
                    </VisuallyHidden>
                  </a>
                )}
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
