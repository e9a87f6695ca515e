import { orderStates, type PaymentRow, paymentList } from '@sigorta/contracts/panel/payments';
import { useAnswer } from '../../app/use-answer.ts';
import { PageHead } from '../../layout/PageHead.tsx';
import { Amount } from '../../list/cells/Amount.tsx';
import { Instant } from '../../list/cells/Instant.tsx';
import { Masked } from '../../list/cells/Masked.tsx';
import { StateBadge } from '../../list/cells/StateBadge.tsx';
import { TwoLines } from '../../list/cells/TwoLines.tsx';
import type { Column } from '../../list/machine/DataTable.tsx';
import { ExportButton } from '../../list/machine/ExportButton.tsx';
import { Filters } from '../../list/machine/Filters.tsx';
import { ListSheet } from '../../list/machine/ListSheet.tsx';
import { SavedViews } from '../../list/machine/SavedViews.tsx';
import { useListRequest } from '../../list/machine/use-list-request.ts';
import { useListState } from '../../list/machine/use-list-state.ts';
import { useListTexts, useStateTexts } from '../../list/use-list-texts.ts';

const filters = ['durum', 'urun', 'sirket', 'ortak', 'ilk', 'son'] as const;

/** Purchases, and where their money is. */
export function PaymentsPage() {
  const t = useListTexts();
  const words = useStateTexts();
  const list = useListState();
  const request = useListRequest(list, filters);
  const { state, again } = useAnswer(paymentList, request);
  return (
    <>
      <PageHead title={t('payments.title')} text={t('payments.text')} />
      <ListSheet
        caption={t('payments.title')}
        list={list}
        state={state}
        again={again}
        columns={useColumns()}
        keyOf={({ orderId }) => orderId}
        hrefOf={({ orderId }) => `/panel/odemeler/${orderId}`}
        searchHint={t('payments.search')}
        filters={
          <Filters
            list={list}
            insurer
            states={orderStates.map((value) => ({ value, label: words(`order.${value}`) }))}
          />
        }
        actions={
          <>
            <SavedViews name="payments" />
            <ExportButton name="payments" request={request} />
          </>
        }
      />
    </>
  );
}

function useColumns(): Column<PaymentRow>[] {
  const t = useListTexts();
  return [
    {
      key: 'date',
      label: t('col.date'),
      sort: 'created',
      cell: ({ createdAt }) => <Instant at={createdAt} />,
      place: 'corner',
    },
    { key: 'name', label: t('col.name'), cell: ({ name }) => <Masked>{name}</Masked>, place: 'head' },
    {
      key: 'product',
      label: t('col.product'),
      cell: ({ kind, product, partner }) => (
        <TwoLines under={<bdi>{partner.name}</bdi>}>
          {kind === 'payment' ? t('payments.noPolicy') : product.name}
        </TwoLines>
      ),
      place: 'sub',
    },
    {
      key: 'paid',
      label: t('col.paid'),
      cell: ({ paid }) => <Amount money={paid} />,
      end: true,
      place: 'aside',
    },
    {
      key: 'updated',
      label: t('col.updated'),
      sort: 'updated',
      cell: ({ updatedAt }) => <Instant at={updatedAt} />,
      wide: true,
    },
    {
      key: 'state',
      label: t('col.state'),
      cell: ({ state }) => <StateBadge of="order" state={state} />,
      place: 'badge',
    },
  ];
}
