import type { CustomerCard } from '@sigorta/contracts/panel/customers';
import { formatTransferReference } from '@sigorta/validators/transfer-reference';
import { amountColumn } from '../../list/cells/amount-column.tsx';
import { Instant } from '../../list/cells/Instant.tsx';
import { DataTable } from '../../list/machine/DataTable.tsx';
import { useListTexts } from '../../list/use-list-texts.ts';
import { RequestState } from '../payment-requests/RequestState.tsx';
import { TransferState } from '../transfers/TransferState.tsx';
import { useTransfersTexts } from '../transfers/use-transfers-texts.ts';

/** Payments that were asked for by link. */
export function Requests({ rows }: { rows: CustomerCard['requests'] }) {
  const t = useListTexts();
  if (rows.length === 0) return <p>{t('customers.nothing')}</p>;
  return (
    <DataTable
      caption={t('customers.requests')}
      rows={rows}
      keyOf={({ id }) => id}
      columns={[
        { key: 'at', label: t('col.date'), cell: ({ at }) => <Instant at={at} /> },
        { key: 'purpose', label: t('customers.purpose'), cell: ({ purpose }) => <bdi>{purpose}</bdi> },
        { key: 'until', label: t('col.ends'), cell: ({ expiresAt }) => <Instant at={expiresAt} /> },
        { key: 'amount', label: t('stuck.amount'), ...amountColumn },
        { key: 'state', label: t('col.state'), cell: ({ state }) => <RequestState state={state} /> },
      ]}
    />
  );
}

/** Bank transfers a purchase waited for, or waits for. */
export function Transfers({ rows }: { rows: CustomerCard['transfers'] }) {
  const t = useListTexts();
  const words = useTransfersTexts();
  if (rows.length === 0) return <p>{t('customers.nothing')}</p>;
  return (
    <DataTable
      caption={t('customers.transfers')}
      rows={rows}
      keyOf={({ id }) => id}
      hrefOf={({ orderId }) => `/panel/odemeler/${orderId}`}
      columns={[
        { key: 'at', label: t('col.date'), cell: ({ at }) => <Instant at={at} /> },
        {
          key: 'reference',
          label: words('column.reference'),
          cell: ({ reference }) => <bdi dir="ltr">{formatTransferReference(reference)}</bdi>,
        },
        { key: 'amount', label: t('stuck.amount'), ...amountColumn },
        { key: 'state', label: t('col.state'), cell: ({ state }) => <TransferState state={state} /> },
      ]}
    />
  );
}
