import { panelTransfers, type TransferRow, transferRowStates } from '@sigorta/contracts/panel/transfers';
import type { Translate } from '@sigorta/i18n/texts/text-key';
import { formatTransferReference } from '@sigorta/validators/transfer-reference';
import { Amount } from '../../list/cells/Amount.tsx';
import { amountColumn } from '../../list/cells/amount-column.tsx';
import { Instant } from '../../list/cells/Instant.tsx';
import { Masked } from '../../list/cells/Masked.tsx';
import { TwoLines } from '../../list/cells/TwoLines.tsx';
import { ListPage } from '../../list/machine/ListPage.tsx';
import { definePanelList } from '../../list/machine/panel-list.ts';
import { EnterDialog } from './EnterDialog.tsx';
import { NoteDialog } from './NoteDialog.tsx';
import { TransferState } from './TransferState.tsx';
import { useTransfersTexts } from './use-transfers-texts.ts';

/** The button with the reference it is about. */
const nameOf =
  (action: 'settle' | 'enter' | 'reject') =>
  ({ reference }: TransferRow, t: Translate<typeof action>): string =>
    `${t(action)}: ${formatTransferReference(reference)}`;

const transfers = definePanelList({
  operation: panelTransfers,
  texts: useTransfersTexts,
  words: { title: 'title', text: 'text', search: 'search' },
  filters: {
    state: { label: 'filter', values: transferRowStates, say: (state, t) => t(`state.${state}`) },
  },
  columns: [
    {
      field: 'reference',
      label: 'column.reference',
      cell: ({ reference }) => <Masked number>{formatTransferReference(reference)}</Masked>,
      place: 'head',
    },
    {
      field: 'state',
      label: 'column.state',
      cell: ({ state, verdict, isAsked }) => (
        <TransferState state={state} verdict={verdict} isAsked={isAsked} />
      ),
      place: 'badge',
    },
    {
      field: 'amount',
      label: 'column.amount',
      sort: 'amount',
      ...amountColumn,
      place: 'aside',
    },
    { field: 'open', label: 'column.open', end: true, cell: ({ open }) => <Amount money={open} /> },
    {
      field: 'buyer',
      label: 'column.buyer',
      cell: ({ buyer, subject }) => (
        <TwoLines under={<bdi>{subject}</bdi>}>
          <Masked>{buyer}</Masked>
        </TwoLines>
      ),
      place: 'sub',
    },
    {
      field: 'expiresAt',
      label: 'column.expires',
      sort: 'expires_at',
      cell: ({ expiresAt }) => <Instant at={expiresAt} />,
    },
  ],
  keyOf: ({ id }) => id,
  export: 'transfers',
  actions: {
    label: 'column.actions',
    end: true,
    of: [
      {
        label: () => 'settle',
        name: nameOf('settle'),
        permission: 'transfers:confirm',
        when: ({ state, isAsked }) => state === 'case' && !isAsked,
        dialog: ({ row, close, done }) => (
          <NoteDialog action="settle" row={row} onClose={close} onDone={() => done()} />
        ),
      },
      {
        label: () => 'enter',
        name: nameOf('enter'),
        permission: 'transfers:confirm',
        when: ({ isAsked }) => !isAsked,
        dialog: ({ row, close, refresh }) => <EnterDialog row={row} onClose={close} onDone={refresh} />,
      },
      {
        label: () => 'reject',
        name: nameOf('reject'),
        permission: 'transfers:confirm',
        when: ({ state }) => state === 'waiting',
        dialog: ({ row, close, done }) => (
          <NoteDialog action="reject" row={row} onClose={close} onDone={() => done()} />
        ),
      },
    ],
  },
});

/** Transfers that are waited for, found by the reference on the bank's statement, and money that came otherwise. */
export const TransfersPage = () => <ListPage of={transfers} />;
