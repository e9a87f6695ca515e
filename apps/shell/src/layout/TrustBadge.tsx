import { useBrand, useTexts } from '@sigorta/runtime/runtime';
import { Icon } from '@sigorta/ui-kit/layout/Icon.tsx';
import { VisuallyHidden } from '@sigorta/ui-kit/layout/VisuallyHidden.tsx';
import styles from './TrustBadge.module.css';

/** The e-commerce register's mark: a picture of the partner on our origin or our own, and a link. No script of theirs. */
export function TrustBadge() {
  const t = useTexts('shell');
  const { trustBadge } = useBrand();
  if (!trustBadge) return null;
  return (
    <a className={styles.badge} href={trustBadge.href} target="_blank" rel="noopener noreferrer">
      {trustBadge.imageUrl ? (
        <img src={trustBadge.imageUrl} alt="" width={56} height={56} loading="lazy" />
      ) : (
        <Icon name="shield" size={28} />
      )}
      <span>
        <strong>{t('footer.etbis')}</strong>
        <span>{t('footer.etbis.open')}</span>
        <VisuallyHidden>, {t('footer.newWindow')}</VisuallyHidden>
      </span>
    </a>
  );
}
