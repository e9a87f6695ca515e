import { policyList } from '@sigorta/contracts/panel/policies';
import { Amount } from '../../list/cells/Amount.tsx';
import { Day } from '../../list/cells/Day.tsx';
import { Instant } from '../../list/cells/Instant.tsx';
import { Masked } from '../../list/cells/Masked.tsx';
import { StateBadge } from '../../list/cells/StateBadge.tsx';
import { TwoLines } from '../../list/cells/TwoLines.tsx';
import { ListPage } from '../../list/machine/ListPage.tsx';
import { definePanelList } from '../../list/machine/panel-list.ts';
import { stateOptions } from '../../list/machine/state-options.ts';
import { useListTexts } from '../../list/use-list-texts.ts';

const policies = definePanelList({
  operation: policyList,
  texts: useListTexts,
  words: { title: 'policies.title', text: 'policies.text', search: 'policies.search' },
  filters: {
    endsWithin: {
      label: 'policies.ends',
      values: [15, 30, 60, 90],
      say: (count, t) => t('policies.days', { count }),
    },
    state: { label: 'col.state', useOptions: stateOptions('policy', ['ISSUED', 'CANCELLED']) },
    product: { label: 'col.product', choices: 'products' },
    insurer: { label: 'col.insurer', choices: 'insurers' },
    partner: { label: 'col.partner', choices: 'partners' },
  },
  days: true,
  columns: [
    {
      field: 'policyNo',
      label: 'col.policyNo',
      cell: ({ policyNo }) => <Masked number>{policyNo}</Masked>,
      place: 'corner',
    },
    {
      field: 'issuedAt',
      label: 'col.date',
      sort: 'issued',
      cell: ({ issuedAt }) => (issuedAt ? <Instant at={issuedAt} time={false} /> : '–'),
      wide: true,
    },
    {
      field: 'cover',
      label: 'col.ends',
      sort: 'ends',
      cell: ({ cover }) => (cover ? <Day at={cover.lastDay} /> : '–'),
    },
    { field: 'name', label: 'col.name', cell: ({ name }) => <Masked>{name}</Masked>, place: 'head' },
    {
      field: 'product',
      label: 'col.product',
      cell: ({ product, insurer }) => <TwoLines under={<bdi>{insurer.name}</bdi>}>{product.name}</TwoLines>,
      place: 'sub',
    },
    {
      field: 'price',
      label: 'col.premium',
      cell: ({ price }) => <Amount money={price} />,
      end: true,
      place: 'aside',
    },
    {
      field: 'state',
      label: 'col.state',
      cell: ({ state }) => <StateBadge of="policy" state={state} />,
      place: 'badge',
    },
  ],
  keyOf: ({ orderId }) => orderId,
  detail: ({ orderId }) => `/panel/odemeler/${orderId}`,
  views: 'policies',
  export: 'policies',
});

/** Policies that were issued, and those that end soon. */
export const PoliciesPage = () => <ListPage of={policies} />;
