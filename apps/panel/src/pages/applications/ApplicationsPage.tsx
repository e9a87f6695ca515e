import { applicationKinds, applicationList, applicationStates } from '@sigorta/contracts/panel/applications';
import { Instant } from '../../list/cells/Instant.tsx';
import { Masked } from '../../list/cells/Masked.tsx';
import { StateBadge } from '../../list/cells/StateBadge.tsx';
import { StateWords } from '../../list/cells/StateWords.tsx';
import { TwoLines } from '../../list/cells/TwoLines.tsx';
import { assigneeFilter } from '../../list/machine/assignee-filter.ts';
import { ListPage } from '../../list/machine/ListPage.tsx';
import { definePanelList } from '../../list/machine/panel-list.ts';
import { stateOptions } from '../../list/machine/state-options.ts';
import { useListTexts } from '../../list/use-list-texts.ts';

const applications = definePanelList({
  operation: applicationList,
  texts: useListTexts,
  words: { title: 'applications.title', text: 'applications.text', search: 'applications.search' },
  filters: {
    state: { label: 'col.state', useOptions: stateOptions('application', applicationStates) },
    kind: { label: 'col.kind', useOptions: stateOptions('kind', applicationKinds) },
    product: { label: 'col.product', choices: 'products' },
    partner: { label: 'col.partner', choices: 'partners' },
    assignee: assigneeFilter,
  },
  days: true,
  columns: [
    { field: 'id', label: 'col.no', cell: ({ id }) => <bdi>{id}</bdi>, place: 'aside' },
    {
      field: 'createdAt',
      label: 'col.date',
      sort: 'created',
      cell: ({ createdAt }) => <Instant at={createdAt} />,
      place: 'corner',
    },
    { field: 'name', label: 'col.name', cell: ({ name }) => <Masked>{name}</Masked>, place: 'head' },
    { field: 'phone', label: 'col.phone', cell: ({ phone }) => <Masked number>{phone}</Masked>, wide: true },
    {
      field: 'kind',
      label: 'col.kind',
      cell: ({ kind, product }) => (
        <TwoLines under={product.name}>
          <StateWords of="kind" state={kind} />
        </TwoLines>
      ),
      place: 'sub',
    },
    {
      field: 'assignee',
      label: 'col.assignee',
      cell: ({ assignee }) => (assignee ? <bdi>{assignee.name}</bdi> : '–'),
      wide: true,
    },
    {
      field: 'dueOn',
      label: 'col.due',
      sort: 'due',
      cell: ({ dueOn }) => (dueOn ? <Instant at={dueOn} /> : '–'),
      wide: true,
    },
    {
      field: 'state',
      label: 'col.state',
      cell: ({ state }) => <StateBadge of="application" state={state} />,
      place: 'badge',
    },
  ],
  keyOf: ({ id }) => id,
  detail: ({ id }) => `/panel/basvurular/${id}`,
  views: 'applications',
  export: 'applications',
});

/** Everybody who waits to be called back. */
export const ApplicationsPage = () => <ListPage of={applications} />;
