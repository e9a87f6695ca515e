import { useBrand } from '@sigorta/runtime/runtime';
import styles from './BrandLogo.module.css';

/** The partner's logo, at most 128 px wide (spec §9), or our mark with the brand's name. `on` is the ground. */
export function BrandLogo({ on = 'paper' }: { on?: 'paper' | 'deep' }) {
  const brand = useBrand();
  const ofFooter = on === 'deep' ? brand.footer.logoUrl : null;
  const url = ofFooter ?? brand.logoUrl;
  const look = ofFooter ? styles.picture : `${styles.picture} ${styles.plate}`;
  if (url) return <img className={look} src={url} alt={brand.name} width={128} height={40} />;
  return (
    <span className={on === 'deep' ? styles.onDeep : styles.logo}>
      <svg viewBox="0 0 64 64" width={32} height={32} aria-hidden="true">
        <path className={styles.gate} d="M22 60V36c0-10 4-18 10-24 6 6 10 14 10 24v24z" />
        <path
          className={styles.umbrella}
          d="M30.5 2.5a1.5 1.5 0 0 1 3 0v3.7A28 28 0 0 1 61 34a7 6.5 0 0 0-14 0v26h-6V36c0-9-3-16-9-22-6 6-9 13-9 22v24h-6V34a7 6.5 0 0 0-14 0A28 28 0 0 1 30.5 6.2z"
        />
      </svg>
      <bdi className={styles.name}>{brand.name}</bdi>
    </span>
  );
}
