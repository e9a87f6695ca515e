import { lostTries, orderStates, paymentList } from '@sigorta/contracts/panel/payments';
import { Amount } from '../../list/cells/Amount.tsx';
import { Instant } from '../../list/cells/Instant.tsx';
import { Masked } from '../../list/cells/Masked.tsx';
import { StateBadge } from '../../list/cells/StateBadge.tsx';
import { TwoLines } from '../../list/cells/TwoLines.tsx';
import { ListPage } from '../../list/machine/ListPage.tsx';
import { definePanelList } from '../../list/machine/panel-list.ts';
import { stateOptions } from '../../list/machine/state-options.ts';
import { useListTexts } from '../../list/use-list-texts.ts';

const payments = definePanelList({
  operation: paymentList,
  texts: useListTexts,
  words: { title: 'payments.title', text: 'payments.text', search: 'payments.search' },
  filters: {
    state: { label: 'col.state', useOptions: stateOptions('order', orderStates) },
    tried: { label: 'payments.lastTry', useOptions: stateOptions('attempt', lostTries) },
    product: { label: 'col.product', choices: 'products' },
    insurer: { label: 'col.insurer', choices: 'insurers' },
    partner: { label: 'col.partner', choices: 'partners' },
  },
  days: true,
  columns: [
    {
      field: 'createdAt',
      label: 'col.date',
      sort: 'created',
      cell: ({ createdAt }) => <Instant at={createdAt} />,
      place: 'corner',
    },
    { field: 'name', label: 'col.name', cell: ({ name }) => <Masked>{name}</Masked>, place: 'head' },
    {
      field: 'product',
      label: 'col.product',
      cell: ({ kind, product, partner }, t) => (
        <TwoLines under={<bdi>{partner.name}</bdi>}>
          {kind === 'payment' ? t('payments.noPolicy') : product.name}
        </TwoLines>
      ),
      place: 'sub',
    },
    {
      field: 'paid',
      label: 'col.paid',
      cell: ({ paid }) => <Amount money={paid} />,
      end: true,
      place: 'aside',
    },
    {
      field: 'updatedAt',
      label: 'col.updated',
      sort: 'updated',
      cell: ({ updatedAt }) => <Instant at={updatedAt} />,
      wide: true,
    },
    {
      field: 'state',
      label: 'col.state',
      cell: ({ state, lastTry }, t) =>
        lastTry === null ? (
          <StateBadge of="order" state={state} />
        ) : (
          <TwoLines under={lastTry.reason && t(`payments.why.${lastTry.reason}`)}>
            <StateBadge of="attempt" state={lastTry.state} />
          </TwoLines>
        ),
      place: 'badge',
    },
  ],
  keyOf: ({ orderId }) => orderId,
  detail: ({ orderId }) => `/panel/odemeler/${orderId}`,
  views: 'payments',
  export: 'payments',
});

/** Purchases, and where their money is. */
export const PaymentsPage = () => <ListPage of={payments} />;
