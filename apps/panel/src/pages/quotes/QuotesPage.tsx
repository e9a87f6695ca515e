import { quoteList } from '@sigorta/contracts/panel/quotes';
import { Amount } from '../../list/cells/Amount.tsx';
import { Instant } from '../../list/cells/Instant.tsx';
import { Masked } from '../../list/cells/Masked.tsx';
import { StateBadge } from '../../list/cells/StateBadge.tsx';
import { TwoLines } from '../../list/cells/TwoLines.tsx';
import { assigneeFilter } from '../../list/machine/assignee-filter.ts';
import { ListPage } from '../../list/machine/ListPage.tsx';
import { definePanelList } from '../../list/machine/panel-list.ts';
import { useListTexts } from '../../list/use-list-texts.ts';

const quotes = definePanelList({
  operation: quoteList,
  texts: useListTexts,
  words: { title: 'quotes.title', text: 'quotes.text', search: 'quotes.search' },
  filters: {
    product: { label: 'col.product', choices: 'products' },
    partner: { label: 'col.partner', choices: 'partners' },
    assignee: assigneeFilter,
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
    {
      field: 'name',
      label: 'col.name',
      cell: ({ name, phone }) => (
        <TwoLines under={phone && <Masked number>{phone}</Masked>}>
          <Masked>{name}</Masked>
        </TwoLines>
      ),
      place: 'head',
    },
    {
      field: 'product',
      label: 'col.product',
      cell: ({ product, partner }) => <TwoLines under={<bdi>{partner.name}</bdi>}>{product.name}</TwoLines>,
      place: 'sub',
    },
    { field: 'offers', label: 'col.offers', cell: ({ offers }) => offers, end: true },
    {
      field: 'failures',
      label: 'quotes.result',
      cell: ({ failures }, t) => (failures === 0 ? '–' : t('quotes.failures', { count: failures })),
      wide: true,
    },
    {
      field: 'lowest',
      label: 'col.lowest',
      cell: ({ lowest }) => <Amount money={lowest} />,
      end: true,
      place: 'aside',
    },
    {
      field: 'assignee',
      label: 'col.assignee',
      cell: ({ assignee }) => (assignee ? <bdi>{assignee.name}</bdi> : '–'),
      wide: true,
    },
    {
      field: 'stage',
      label: 'col.state',
      cell: ({ stage }) => <StateBadge of="quote" state={stage} />,
      place: 'badge',
    },
  ],
  keyOf: ({ id }) => id,
  detail: ({ id }) => `/panel/teklifler/${id}`,
  views: 'quotes',
  export: 'quotes',
});

/** What buyers asked for. */
export const QuotesPage = () => <ListPage of={quotes} />;
