import type { PersonRow } from '@sigorta/contracts/panel/staff-people';
import { Badge } from '@sigorta/ui-kit/data/Badge.tsx';
import styles from './Staff.module.css';
import { useStaffTexts } from './use-staff-texts.ts';

/** Who it is, and whether it is the reader. */
export function StaffName({ name, email, own }: Pick<PersonRow, 'name' | 'email' | 'own'>) {
  const t = useStaffTexts();
  return (
    <span className={styles.person}>
      <span className={styles.name}>
        <bdi>{name}</bdi>
        {own && <Badge tone="brand">{t('you')}</Badge>}
      </span>
      <span className={styles.email}>
        <bdi>{email}</bdi>
      </span>
    </span>
  );
}
