import { type PolicyRow, policyList } from '@sigorta/contracts/panel/policies';
import { useAnswer } from '../../app/use-answer.ts';
import { PageHead } from '../../layout/PageHead.tsx';
import { Amount } from '../../list/cells/Amount.tsx';
import { Instant } from '../../list/cells/Instant.tsx';
import { Masked } from '../../list/cells/Masked.tsx';
import { StateBadge } from '../../list/cells/StateBadge.tsx';
import { TwoLines } from '../../list/cells/TwoLines.tsx';
import type { Column } from '../../list/machine/DataTable.tsx';
import { ExportButton } from '../../list/machine/ExportButton.tsx';
import { Filters } from '../../list/machine/Filters.tsx';
import { ListFilter } from '../../list/machine/ListFilter.tsx';
import { ListSheet } from '../../list/machine/ListSheet.tsx';
import { SavedViews } from '../../list/machine/SavedViews.tsx';
import { useListRequest } from '../../list/machine/use-list-request.ts';
import { useListState } from '../../list/machine/use-list-state.ts';
import { useListTexts, useStateTexts } from '../../list/use-list-texts.ts';

const filters = ['durum', 'urun', 'sirket', 'ortak', 'ilk', 'son'] as const;
const soon = ['15', '30', '60', '90'] as const;

/** Policies that were issued, and those that end soon. */
export function PoliciesPage() {
  const t = useListTexts();
  const words = useStateTexts();
  const list = useListState();
  const days = Number(list.filters.biten);
  const asked = useListRequest(list, filters);
  const request = Number.isInteger(days) && days > 0 ? { ...asked, endsWithin: days } : asked;
  const { state, again } = useAnswer(policyList, request);
  return (
    <>
      <PageHead title={t('policies.title')} text={t('policies.text')} />
      <ListSheet
        caption={t('policies.title')}
        list={list}
        state={state}
        again={again}
        columns={useColumns()}
        keyOf={({ orderId }) => orderId}
        hrefOf={({ orderId }) => `/panel/odemeler/${orderId}`}
        searchHint={t('policies.search')}
        filters={
          <Filters
            list={list}
            insurer
            states={(['ISSUED', 'CANCELLED'] as const).map((value) => ({
              value,
              label: words(`policy.${value}`),
            }))}
          >
            <ListFilter
              list={list}
              name="biten"
              label={t('policies.ends')}
              options={soon.map((value) => ({ value, label: t('policies.days', { days: value }) }))}
            />
          </Filters>
        }
        actions={
          <>
            <SavedViews name="policies" />
            <ExportButton name="policies" request={request} />
          </>
        }
      />
    </>
  );
}

function useColumns(): Column<PolicyRow>[] {
  const t = useListTexts();
  return [
    {
      key: 'no',
      label: t('col.policyNo'),
      cell: ({ policyNo }) => <Masked number>{policyNo}</Masked>,
      place: 'corner',
    },
    {
      key: 'issued',
      label: t('col.date'),
      sort: 'issued',
      cell: ({ issuedAt }) => (issuedAt ? <Instant at={issuedAt} time={false} /> : '–'),
      wide: true,
    },
    {
      key: 'ends',
      label: t('col.ends'),
      sort: 'ends',
      cell: ({ endsAt }) => (endsAt ? <Instant at={endsAt} time={false} /> : '–'),
    },
    { key: 'name', label: t('col.name'), cell: ({ name }) => <Masked>{name}</Masked>, place: 'head' },
    {
      key: 'product',
      label: t('col.product'),
      cell: ({ product, insurer }) => <TwoLines under={<bdi>{insurer.name}</bdi>}>{product.name}</TwoLines>,
      place: 'sub',
    },
    {
      key: 'premium',
      label: t('col.premium'),
      cell: ({ price }) => <Amount money={price} />,
      end: true,
      place: 'aside',
    },
    {
      key: 'state',
      label: t('col.state'),
      cell: ({ state }) => <StateBadge of="policy" state={state} />,
      place: 'badge',
    },
  ];
}
