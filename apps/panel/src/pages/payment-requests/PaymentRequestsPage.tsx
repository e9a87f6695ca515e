import { panelPaymentRequests, paymentRequestStates } from '@sigorta/contracts/panel/payment-requests';
import { amountColumn } from '../../list/cells/amount-column.tsx';
import { Instant } from '../../list/cells/Instant.tsx';
import { Masked } from '../../list/cells/Masked.tsx';
import { TwoLines } from '../../list/cells/TwoLines.tsx';
import { ListPage } from '../../list/machine/ListPage.tsx';
import { definePanelList } from '../../list/machine/panel-list.ts';
import { CancelRequest } from './CancelRequest.tsx';
import { LinkDialog } from './LinkDialog.tsx';
import { NewRequestButton } from './NewRequestButton.tsx';
import { RequestState } from './RequestState.tsx';
import { usePaymentRequestsTexts } from './use-payment-requests-texts.ts';

const paymentRequests = definePanelList({
  operation: panelPaymentRequests,
  texts: usePaymentRequestsTexts,
  words: { title: 'title', text: 'text', search: 'search' },
  filters: {
    state: { label: 'filter', values: paymentRequestStates, say: (state, t) => t(`state.${state}`) },
  },
  columns: [
    {
      field: 'purpose',
      label: 'column.purpose',
      cell: ({ purpose, reference }) => (
        <TwoLines under={reference && <bdi>{reference}</bdi>}>
          <bdi>{purpose}</bdi>
        </TwoLines>
      ),
      place: 'head',
    },
    { field: 'name', label: 'column.name', cell: ({ name }) => <Masked>{name}</Masked>, place: 'sub' },
    {
      field: 'state',
      label: 'column.state',
      cell: ({ state }) => <RequestState state={state} />,
      place: 'badge',
    },
    {
      field: 'amount',
      label: 'column.amount',
      sort: 'amount',
      ...amountColumn,
      place: 'aside',
    },
    {
      field: 'expiresAt',
      label: 'column.expires',
      sort: 'expires_at',
      cell: ({ expiresAt }) => <Instant at={expiresAt} />,
    },
    { field: 'createdBy', label: 'column.by', wide: true, cell: ({ createdBy }) => <bdi>{createdBy}</bdi> },
  ],
  keyOf: ({ id }) => id,
  head: { permission: 'payment-requests:create', Button: NewRequestButton },
  export: 'payment-requests',
  actions: {
    label: 'column.actions',
    end: true,
    of: [
      {
        label: () => 'link',
        name: ({ purpose }, t) => t('link.of', { purpose }),
        when: ({ state }) => state === 'open',
        dialog: ({ row, close }) => <LinkDialog row={row} onClose={close} />,
      },
      {
        label: () => 'cancel',
        name: ({ purpose }, t) => `${t('cancel')}: ${purpose}`,
        when: ({ state }) => state === 'open',
        dialog: ({ row, close, done }) => (
          <CancelRequest id={row.id} onClose={close} onCancelled={() => done()} />
        ),
      },
    ],
  },
});

/** Payments staff asked for: a new one, its link again, taking it back (spec §2, general payment). */
export const PaymentRequestsPage = () => <ListPage of={paymentRequests} />;
