import { type QuoteRow, quoteList } from '@sigorta/contracts/panel/quotes';
import { useAnswer } from '../../app/use-answer.ts';
import { PageHead } from '../../layout/PageHead.tsx';
import type { Column } from '../../list/DataTable.tsx';
import { ListSheet } from '../../list/ListSheet.tsx';
import { useListState } from '../../list/use-list-state.ts';
import { Amount } from '../../lists/Amount.tsx';
import { ExportButton } from '../../lists/ExportButton.tsx';
import { Filters } from '../../lists/Filters.tsx';
import { Instant } from '../../lists/Instant.tsx';
import { Masked } from '../../lists/Masked.tsx';
import { SavedViews } from '../../lists/SavedViews.tsx';
import { TwoLines } from '../../lists/TwoLines.tsx';
import { useListRequest } from '../../lists/use-list-request.ts';
import { useListTexts } from '../../lists/use-list-texts.ts';

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
