import { formatDate } from '@sigorta/i18n/date';
import { useLanguage } from '@sigorta/runtime/runtime';
import styles from '../../detail/Detail.module.css';
import { Box } from '../../layout/Box.tsx';
import { Amount } from '../../list/cells/Amount.tsx';
import { amountColumn } from '../../list/cells/amount-column.tsx';
import { Instant } from '../../list/cells/Instant.tsx';
import { StateBadge } from '../../list/cells/StateBadge.tsx';
import { DataTable } from '../../list/machine/DataTable.tsx';
import { useListTexts } from '../../list/use-list-texts.ts';
import { CloseRefund } from './CloseRefund.tsx';
import type { Payment } from './payment.ts';

interface RefundsProps {
  payment: Payment;
  again: () => void;
}

/** What goes back, or went; for what no machine could send it is asked here to be written down as sent. */
export function Refunds({ payment: { refunds }, again }: RefundsProps) {
  const t = useListTexts();
  const byHand = refunds.filter((refund) => refund.byHand !== null || refund.mayClose);
  return (
    <Box title={t('payments.refunds')}>
      {refunds.length === 0 && <p className={styles.quiet}>{t('payments.refunds.none')}</p>}
      {byHand.length > 0 && (
        <ul className={styles.lines}>
          {byHand.map((refund) => (
            <li key={refund.id}>
              {refund.mayClose && (
                <div className={styles.bar}>
                  <span>
                    {t('stuck.refund-held')}: <Amount money={refund.amount} />
                  </span>
                  <CloseRefund id={refund.id} again={again} />
                </div>
              )}
              {refund.byHand && <SentByHand sent={refund.byHand} />}
            </li>
          ))}
        </ul>
      )}
      {refunds.length > 0 && (
        <div className={styles.wide}>
          <DataTable
            caption={t('payments.refunds')}
            rows={refunds}
            keyOf={({ id }) => id}
            columns={[
              { key: 'date', label: t('col.date'), cell: ({ createdAt }) => <Instant at={createdAt} /> },
              {
                key: 'state',
                label: t('col.state'),
                cell: ({ state }) => <StateBadge of="refund" state={state} />,
              },
              {
                key: 'changed',
                label: t('col.updated'),
                cell: ({ updatedAt }) => <Instant at={updatedAt} />,
                wide: true,
              },
              { key: 'amount', label: t('stuck.amount'), ...amountColumn },
            ]}
          />
        </div>
      )}
    </Box>
  );
}

function SentByHand({ sent }: { sent: NonNullable<Payment['refunds'][number]['byHand']> }) {
  const t = useListTexts();
  const language = useLanguage();
  return (
    <>
      <span>
        {t('byHand.sent', { day: formatDate(sent.sentOn, language) })} · <bdi dir="ltr">{sent.reference}</bdi>
      </span>
      {sent.note && (
        <p className={styles.message} dir="auto">
          {sent.note}
        </p>
      )}
      <span className={styles.quiet}>{t('byHand.by', { name: sent.closedBy })}</span>
    </>
  );
}
