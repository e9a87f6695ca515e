import { type QuoteRow, quoteList } from '@sigorta/contracts/panel/quotes';
import { useAnswer } from '../../app/use-answer.ts';
import { PageHead } from '../../layout/PageHead.tsx';
import { Amount } from '../../list/cells/Amount.tsx';
import { Instant } from '../../list/cells/Instant.tsx';
import { Masked } from '../../list/cells/Masked.tsx';
import { TwoLines } from '../../list/cells/TwoLines.tsx';
import type { Column } from '../../list/machine/DataTable.tsx';
import { ExportButton } from '../../list/machine/ExportButton.tsx';
import { Filters } from '../../list/machine/Filters.tsx';
import { ListSheet } from '../../list/machine/ListSheet.tsx';
import { SavedViews } from '../../list/machine/SavedViews.tsx';
import { useListRequest } from '../../list/machine/use-list-request.ts';
import { useListState } from '../../list/machine/use-list-state.ts';
import { useListTexts } from '../../list/use-list-texts.ts';

const filters = ['urun', 'ortak', 'ilk', 'son'] as const;

/** What buyers asked for. */
export function QuotesPage() {
  const t = useListTexts();
  const list = useListState();
  const request = useListRequest(list, filters);
  const { state, again } = useAnswer(quoteList, request);
  const columns: Column<QuoteRow>[] = [
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
      cell: ({ product, partner }) => <TwoLines under={<bdi>{partner.name}</bdi>}>{product.name}</TwoLines>,
      place: 'sub',
    },
    { key: 'offers', label: t('col.offers'), cell: ({ offers }) => offers, end: true },
    {
      key: 'failures',
      label: t('quotes.result'),
      cell: ({ failures }) => (failures === 0 ? '–' : t('quotes.failures', { count: failures })),
      wide: true,
    },
    {
      key: 'lowest',
      label: t('col.lowest'),
      cell: ({ lowest }) => <Amount money={lowest} />,
      end: true,
      place: 'aside',
    },
  ];
  return (
    <>
      <PageHead title={t('quotes.title')} text={t('quotes.text')} />
      <ListSheet
        caption={t('quotes.title')}
        list={list}
        state={state}
        again={again}
        columns={columns}
        keyOf={({ id }) => id}
        hrefOf={({ id }) => `/panel/teklifler/${id}`}
        searchHint={t('quotes.search')}
        filters={<Filters list={list} />}
        actions={
          <>
            <SavedViews name="quotes" />
            <ExportButton name="quotes" request={request} />
          </>
        }
      />
    </>
  );
}
