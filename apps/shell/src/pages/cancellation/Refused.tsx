import type { CancellablePolicy } from '@sigorta/contracts/cancellation';
import { Notice } from '@sigorta/ui-kit/feedback/Notice.tsx';
import { CallUs } from './CallUs.tsx';
import styles from './Offer.module.css';
import { useCancellationTexts } from './use-cancellation-texts.ts';

interface RefusedProps {
  cancellation: NonNullable<CancellablePolicy['cancellation']>;
}

/** The insurer said no: why, what stays, and what the buyer can do. */
export function Refused({ cancellation }: RefusedProps) {
  const t = useCancellationTexts();
  return (
    <Notice tone="bad" role="status" title={t('track.title.refused')} actions={<CallUs />}>
      <div className={styles.refused}>
        <p>{t(`refusal.${cancellation.refusal ?? 'other'}`)}</p>
        <p>{t('track.stays')}</p>
        <p>{t('refusal.rights')}</p>
      </div>
    </Notice>
  );
}
