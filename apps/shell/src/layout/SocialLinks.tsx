import type { SocialNetwork } from '@sigorta/contracts/brand-contents';
import { useBrand, useTexts } from '@sigorta/runtime/runtime';
import { VisuallyHidden } from '@sigorta/ui-kit/layout/VisuallyHidden.tsx';
import styles from './SocialLinks.module.css';

const names: Record<SocialNetwork, string> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  x: 'X',
  linkedin: 'LinkedIn',
  youtube: 'YouTube',
};

/** Plain outlines in the icons' box of 24. */
const paths: Record<SocialNetwork, string> = {
  facebook: 'M15 3h-2.5A3.5 3.5 0 0 0 9 6.5V10H6.5v3.5H9V21h3.5v-7.5H15l.75-3.5H12.5V7c0-.6.4-1 1-1H15z',
  instagram:
    'M7.5 3h9A4.5 4.5 0 0 1 21 7.5v9a4.5 4.5 0 0 1-4.5 4.5h-9A4.5 4.5 0 0 1 3 16.5v-9A4.5 4.5 0 0 1 7.5 3zM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM17 6.9v.200',
  x: 'M4 4l16 16M20 4L4 20',
  linkedin: 'M4 9.5V20M4 5v.200M9.5 20V9.5M9.5 14a4.25 4.25 0 0 1 8.5 0v6',
  youtube:
    'M6 5.5h12a3.5 3.5 0 0 1 3.5 3.5v6a3.5 3.5 0 0 1-3.5 3.5H6A3.5 3.5 0 0 1 2.5 15V9A3.5 3.5 0 0 1 6 5.5zM10 9.25v5.5l4.75-2.75z',
};

/** Pages of the brand elsewhere (spec §2, footer). */
export function SocialLinks() {
  const t = useTexts('shell');
  const { social, name } = useBrand();
  if (social.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={t('footer.social')}>
      {social.map(({ network, href }) => (
        <li key={network}>
          <a
            className={styles.link}
            href={href}
            target="_blank"
            rel="noopener noreferrer me"
            title={names[network]}
          >
            <svg viewBox="0 0 24 24" width={20} height={20} aria-hidden="true">
              <path d={paths[network]} />
            </svg>
            <VisuallyHidden>
              {name}, {names[network]}, {t('footer.newWindow')}
            </VisuallyHidden>
          </a>
        </li>
      ))}
    </ul>
  );
}
