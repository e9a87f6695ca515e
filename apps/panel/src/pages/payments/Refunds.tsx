import { Box } from '../../layout/Box.tsx';
import { DataTable } from '../../list/DataTable.tsx';
import { Amount } from '../../lists/Amount.tsx';
import styles from '../../lists/Detail.module.css';
import { Instant } from '../../lists/Instant.tsx';
import { StateBadge } from '../../lists/StateBadge.tsx';
import { useListTexts } from '../../lists/use-list-texts.ts';
import type { Payment } from './payment.ts';

export function Refunds({ refunds }: { refunds: Payment['refunds'] }) {
  const t = useListTexts();
  return (
    <Box title={t('payments.refunds')}>
      {refunds.length === 0 && <p className={styles.quiet}>{t('payments.refunds.none')}</p>}
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
              {
                key: 'amount',
                label: t('stuck.amount'),
                cell: ({ amount }) => <Amount money={amount} />,
                end: true,
              },
            ]}
          />
        </div>
      )}
    </Box>
  );
}
