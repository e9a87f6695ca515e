import type { CancellablePolicy } from '@sigorta/contracts/cancellation';
import { formatDateTime } from '@sigorta/i18n/date';
import { useLanguage } from '@sigorta/runtime/runtime';
import { Notice } from '@sigorta/ui-kit/feedback/Notice.tsx';
import { daysUntil, lastMoment } from './show-instant.ts';
import { useCancellationTexts } from './use-cancellation-texts.ts';

/** Until which day and hour in Istanbul one may withdraw, and how long that is. */
export function WithdrawalClock({ policy }: { policy: CancellablePolicy }) {
  const { withdrawalUntil } = policy.estimate;
  const t = useCancellationTexts();
  const language = useLanguage();
  if (withdrawalUntil === null) return <Notice icon="info">{t('clock.none')}</Notice>;
  const days = daysUntil(withdrawalUntil, new Date());
  const until = formatDateTime(lastMoment(withdrawalUntil), language);
  if (days === 0) {
    return (
      <Notice icon="clock" title={t('clock.over', { until })}>
        {t('clock.over.text')}
      </Notice>
    );
  }
  return (
    <Notice
      tone="brand"
      icon="clock"
      title={t(days === 1 ? 'clock.open.last' : 'clock.open', { until, count: days - 1 })}
    >
      {t(policy.reasons.length > 0 ? 'clock.open.reason' : 'clock.open.text')}
    </Notice>
  );
}
