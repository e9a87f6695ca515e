import { dataRequestList, dataRequestStates } from '@sigorta/contracts/panel/data-requests';
import { Badge } from '@sigorta/ui-kit/data/Badge.tsx';
import { Cluster } from '@sigorta/ui-kit/layout/Page.tsx';
import { Day } from '../../list/cells/Day.tsx';
import { Masked } from '../../list/cells/Masked.tsx';
import { ListPage } from '../../list/machine/ListPage.tsx';
import { definePanelList } from '../../list/machine/panel-list.ts';
import { SettleRequest } from './SettleRequest.tsx';
import { useDataRequestsTexts } from './use-data-requests-texts.ts';

const dataRequests = definePanelList({
  operation: dataRequestList,
  texts: useDataRequestsTexts,
  words: { title: 'title', text: 'text', search: 'search' },
  filters: {
    state: { label: 'filter', values: dataRequestStates, say: (state, t) => t(`state.${state}`) },
  },
  columns: [
    { field: 'phone', place: 'head', label: 'phone', cell: ({ phone }) => <Masked number>{phone}</Masked> },
    { field: 'kind', place: 'sub', label: 'kind', cell: ({ kind }, t) => t(`kind.${kind}`) },
    {
      field: 'state',
      place: 'aside',
      label: 'state',
      cell: ({ state }, t) => <Badge tone={state === 'done' ? 'ok' : 'warn'}>{t(`state.${state}`)}</Badge>,
    },
    {
      field: 'dueAt',
      label: 'due',
      sort: 'due_at',
      cell: ({ dueAt, isOverdue }, t) => (
        <Cluster gap={2}>
          <Day at={dueAt} />
          {isOverdue && (
            <Badge tone="bad" icon="clock">
              {t('overdue')}
            </Badge>
          )}
        </Cluster>
      ),
    },
    {
      field: 'askedAt',
      label: 'asked',
      sort: 'asked_at',
      wide: true,
      cell: ({ askedAt }) => <Day at={askedAt} />,
    },
    { field: 'kept', label: 'kept', end: true, wide: true, cell: ({ kept }) => kept },
    { field: 'partner', label: 'partner', wide: true, cell: ({ partner }) => <bdi>{partner.name}</bdi> },
    {
      field: 'doneBy',
      label: 'done',
      wide: true,
      cell: ({ state, doneBy }, t) => state === 'done' && <bdi>{doneBy ?? t('byProgram')}</bdi>,
    },
  ],
  keyOf: ({ id }) => id,
  actions: {
    label: 'action',
    place: 'action',
    of: [
      {
        label: ({ state }) => (state === 'done' ? 'reopen' : 'settle'),
        dialog: ({ row, close, done }) => <SettleRequest row={row} onClose={close} onDone={() => done()} />,
      },
    ],
  },
});

/** What persons asked about their data; whose thirty days end first can be put first. */
export const DataRequestsPage = () => <ListPage of={dataRequests} />;
