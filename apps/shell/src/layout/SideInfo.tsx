import { Link, useBrand, useTexts } from '@sigorta/runtime/runtime';
import { Icon } from '@sigorta/ui-kit/layout/Icon.tsx';
import { OpeningHours } from './OpeningHours.tsx';
import { phoneHref } from './phone-href.ts';
import styles from './SideInfo.module.css';

const reasons = [
  { icon: 'sort', text: 'home.promise.order' },
  { icon: 'lock', text: 'home.promise.card' },
] as const;

/** The left info block (spec §2): who helps, when, and what one may rely on. A column or a band, as wide as its place. */
export function SideInfo() {
  const t = useTexts('shell');
  const { footer, name } = useBrand();
  return (
    <aside className={styles.side} aria-label={t('side.label', { name })} data-print="hide">
      <div className={styles.groups}>
        <section>
          <h2 className={styles.title}>{t('side.title')}</h2>
          <p className={styles.text}>{t('side.text')}</p>
          <ul>
            {footer.phone && (
              <li>
                <a className={styles.way} href={phoneHref(footer.phone)}>
                  <Icon name="phone" size={18} />
                  <bdi dir="ltr">{footer.phone}</bdi>
                </a>
              </li>
            )}
            <li>
              <Link className={styles.way ?? ''} to="/iletisim">
                <Icon name="mail" size={18} />
                {t('side.write')}
              </Link>
            </li>
          </ul>
        </section>
        <div className={styles.hours}>
          <OpeningHours />
        </div>
        <ul className={styles.reasons}>
          {reasons.map(({ icon, text }) => (
            <li key={text}>
              <Icon name={icon} size={18} />
              {t(text)}
            </li>
          ))}
        </ul>
      </div>
    </aside>
  );
}
