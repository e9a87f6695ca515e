import { Icon } from '@sigorta/ui-kit/layout/Icon.tsx';
import styles from '../../detail/Detail.module.css';
import { Box } from '../../layout/Box.tsx';
import { Instant } from '../../list/cells/Instant.tsx';
import { StateBadge } from '../../list/cells/StateBadge.tsx';
import { DataTable } from '../../list/machine/DataTable.tsx';
import { useListTexts } from '../../list/use-list-texts.ts';
import type { Payment } from './payment.ts';

const badges = { purchase_order: 'order', attempt: 'attempt', policy: 'policy', refund: 'refund' } as const;

/** Every step of order, attempt, policy and refund, as the database kept it. */
export function History({ history }: { history: Payment['history'] }) {
  const t = useListTexts();
  const steps = history.map((step, number) => ({ ...step, number }));
  return (
    <Box title={t('payments.history')}>
      <div className={styles.wide}>
        <DataTable
          caption={t('payments.history')}
          rows={steps}
          keyOf={({ number }) => String(number)}
          columns={[
            { key: 'at', label: t('col.date'), cell: ({ at }) => <Instant at={at} />, place: 'corner' },
            { key: 'thing', label: t('col.kind'), cell: ({ thing }) => t(`thing.${thing}`), place: 'sub' },
            {
              key: 'state',
              label: t('col.state'),
              cell: ({ thing, from, to }) => (
                <span className={styles.steps}>
                  {from && (
                    <>
                      <StateBadge of={badges[thing]} state={from} /> <Icon name="arrow" size={14} />
                    </>
                  )}
                  <StateBadge of={badges[thing]} state={to} />
                </span>
              ),
              place: 'badge',
            },
          ]}
        />
      </div>
    </Box>
  );
}
