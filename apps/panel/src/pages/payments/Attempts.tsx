import { useNamespace } from '@sigorta/runtime/runtime';
import { Badge } from '@sigorta/ui-kit/data/Badge.tsx';
import styles from '../../detail/Detail.module.css';
import { Box } from '../../layout/Box.tsx';
import { Amount } from '../../list/cells/Amount.tsx';
import { Instant } from '../../list/cells/Instant.tsx';
import { Masked } from '../../list/cells/Masked.tsx';
import { StateBadge } from '../../list/cells/StateBadge.tsx';
import { TwoLines } from '../../list/cells/TwoLines.tsx';
import { DataTable } from '../../list/machine/DataTable.tsx';
import { useListTexts } from '../../list/use-list-texts.ts';
import type { Payment } from './payment.ts';

/** Every try to take the money, the first first. */
export function Attempts({ attempts }: { attempts: Payment['attempts'] }) {
  const t = useListTexts();
  const codeText = useNamespace('common');
  const means = ({ method, cardEnd }: Payment['attempts'][number]): string =>
    method === 'transfer' ? t('payments.transfer') : t('payments.card', { end: cardEnd ?? '' });
  const more = ({ installments, providerPaymentId }: Payment['attempts'][number]) => (
    <>
      {installments > 1 && t('payments.installments', { count: installments })}
      {installments > 1 && providerPaymentId && ' · '}
      {providerPaymentId && (
        <>
          {t('payments.providerNo')} <bdi dir="ltr">{providerPaymentId}</bdi>
        </>
      )}
    </>
  );
  return (
    <Box title={t('payments.attempts')}>
      {attempts.length === 0 && <p className={styles.quiet}>{t('payments.attempts.none')}</p>}
      {attempts.length > 0 && (
        <div className={styles.wide}>
          <DataTable
            caption={t('payments.attempts')}
            rows={attempts}
            keyOf={({ id }) => id}
            columns={[
              {
                key: 'date',
                label: t('col.date'),
                cell: ({ createdAt }) => <Instant at={createdAt} />,
                place: 'sub',
              },
              {
                key: 'means',
                label: t('col.kind'),
                cell: (row) => (
                  <TwoLines under={more(row)}>
                    <Masked>{means(row)}</Masked>
                  </TwoLines>
                ),
                place: 'head',
              },
              {
                key: 'state',
                label: t('col.state'),
                cell: ({ state, surplus, error, providerCode }) => (
                  <TwoLines
                    under={
                      error &&
                      `${codeText(`error.${error}`, { defaultValue: error })}${providerCode ? ` (${providerCode})` : ''}`
                    }
                  >
                    <span>
                      <StateBadge of="attempt" state={state} />{' '}
                      {surplus && <Badge tone="warn">{t('payments.surplus')}</Badge>}
                    </span>
                  </TwoLines>
                ),
                place: 'badge',
              },
              {
                key: 'paid',
                label: t('col.paid'),
                cell: ({ paid }) => <Amount money={paid} />,
                end: true,
                place: 'aside',
              },
            ]}
          />
        </div>
      )}
    </Box>
  );
}
