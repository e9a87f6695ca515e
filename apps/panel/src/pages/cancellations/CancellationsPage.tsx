import { cancellationStates } from '@sigorta/contracts/cancellation';
import { panelCancellations } from '@sigorta/contracts/panel/cancellations';
import { Badge } from '@sigorta/ui-kit/data/Badge.tsx';
import { Amount } from '../../list/cells/Amount.tsx';
import { Instant } from '../../list/cells/Instant.tsx';
import { Masked } from '../../list/cells/Masked.tsx';
import { TwoLines } from '../../list/cells/TwoLines.tsx';
import { ListPage } from '../../list/machine/ListPage.tsx';
import { definePanelList } from '../../list/machine/panel-list.ts';
import { DueDay } from './DueDay.tsx';
import { stateTone } from './state-tone.ts';
import { useCancellationsTexts } from './use-cancellations-texts.ts';

const cancellations = definePanelList({
  operation: panelCancellations,
  texts: useCancellationsTexts,
  words: { title: 'title', text: 'text', search: 'search' },
  filters: {
    state: { label: 'filter', values: cancellationStates, say: (state, t) => t(`state.${state}`) },
  },
  columns: [
    {
      field: 'policyNumber',
      label: 'policy',
      cell: ({ policyNumber }) => <Masked number>{policyNumber}</Masked>,
      place: 'head',
    },
    {
      field: 'product',
      label: 'product',
      cell: ({ product, insurer }) => <TwoLines under={<bdi>{insurer.name}</bdi>}>{product.name}</TwoLines>,
      place: 'sub',
    },
    { field: 'buyer', label: 'buyer', cell: ({ buyer }) => <Masked>{buyer}</Masked>, place: 'corner' },
    {
      field: 'state',
      label: 'state',
      cell: ({ state }, t) => <Badge tone={stateTone(state)}>{t(`state.${state}`)}</Badge>,
      place: 'badge',
    },
    { field: 'dueAt', label: 'due', sort: 'due_at', cell: (row) => <DueDay row={row} /> },
    {
      field: 'requestedAt',
      label: 'requested',
      sort: 'requested_at',
      wide: true,
      cell: ({ requestedAt }) => <Instant at={requestedAt} time={false} />,
    },
    {
      field: 'refund',
      label: 'refund',
      end: true,
      place: 'aside',
      cell: ({ state, refund }, t) => (state === 'refused' ? t('none') : <Amount money={refund} />),
    },
  ],
  keyOf: ({ id }) => id,
  detail: ({ id }) => `/panel/iptaller/${id}`,
  export: 'cancellations',
});

/** The queue of notices that end a policy; whose clock runs out first stands first. */
export const CancellationsPage = () => <ListPage of={cancellations} />;
