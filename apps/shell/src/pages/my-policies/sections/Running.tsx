import type { BoughtPolicy } from '@sigorta/contracts/operations/my-policies';
import { PolicyCard } from '../PolicyCard.tsx';
import { useAccountTexts } from '../use-account-texts.ts';
import styles from './Sections.module.css';

/** Purchases under way; where each stands renews itself while one looks. */
export function Running({ purchases }: { purchases: readonly BoughtPolicy[] }) {
  const t = useAccountTexts();
  if (purchases.length === 0) return <p>{t('running.none')}</p>;
  return (
    <div className={styles.section}>
      <p className={styles.lead}>{t('running.lead')}</p>
      <ul className={styles.list} aria-live="polite">
        {purchases.map((purchase) => (
          <PolicyCard key={purchase.purchaseId} policy={purchase} />
        ))}
      </ul>
    </div>
  );
}
