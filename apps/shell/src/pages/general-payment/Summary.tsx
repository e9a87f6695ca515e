import type { Money } from '@sigorta/contracts/money';
import type { AskedPayment } from '@sigorta/contracts/operations/payment-request-open';
import { formatDateTime } from '@sigorta/i18n/date';
import order from '@sigorta/journey/payment/OrderSummary.module.css';
import { useLanguage } from '@sigorta/runtime/runtime';
import { KeyValue } from '@sigorta/ui-kit/data/KeyValue.tsx';
import { Price } from '@sigorta/ui-kit/data/Price.tsx';
import { usePaymentWords } from './use-payment-texts.ts';

interface SummaryProps {
  request: AskedPayment | null;
  /** null while nothing valid is typed */
  amount: Money | null;
}

export function Summary({ request, amount }: SummaryProps) {
  const { t } = usePaymentWords();
  const language = useLanguage();
  const rows = request
    ? [
        { id: 'purpose', label: t('summary.purpose'), value: <bdi>{request.purpose}</bdi> },
        ...(request.reference
          ? [
              {
                id: 'reference',
                label: t('summary.reference'),
                value: <bdi dir="ltr">{request.reference}</bdi>,
              },
            ]
          : []),
        { id: 'until', label: t('summary.until'), value: formatDateTime(request.until, language) },
      ]
    : [];
  return (
    <aside className={order.order} aria-label={t('summary.title')}>
      <div className={order.amount}>
        {amount ? (
          <>
            <Price money={amount} language={language} size="xl" />
            <p className={order.plan}>{t('summary.single')}</p>
          </>
        ) : (
          <>
            <p className={order.until}>{t('summary.title')}</p>
            <p className={order.plan}>{t('summary.empty')}</p>
          </>
        )}
      </div>
      {rows.length > 0 && (
        <div className={order.part}>
          <KeyValue rows={rows} />
        </div>
      )}
    </aside>
  );
}
