import {
  type ApplicationRow,
  applicationKinds,
  applicationList,
  applicationStates,
} from '@sigorta/contracts/panel/applications';
import { useAnswer } from '../../app/use-answer.ts';
import { PageHead } from '../../layout/PageHead.tsx';
import { Instant } from '../../list/cells/Instant.tsx';
import { Masked } from '../../list/cells/Masked.tsx';
import { StateBadge } from '../../list/cells/StateBadge.tsx';
import { TwoLines } from '../../list/cells/TwoLines.tsx';
import type { Column } from '../../list/machine/DataTable.tsx';
import { ExportButton } from '../../list/machine/ExportButton.tsx';
import { Filters } from '../../list/machine/Filters.tsx';
import { ListSheet } from '../../list/machine/ListSheet.tsx';
import { SavedViews } from '../../list/machine/SavedViews.tsx';
import { useListRequest } from '../../list/machine/use-list-request.ts';
import { useListState } from '../../list/machine/use-list-state.ts';
import { useListTexts, useStateTexts } from '../../list/use-list-texts.ts';

const filters = ['durum', 'tur', 'urun', 'ortak', 'sorumlu', 'ilk', 'son'] as const;

/** Everybody who waits to be called back. */
export function ApplicationsPage() {
  const t = useListTexts();
  const list = useListState();
  const request = useListRequest(list, filters);
  const { state, again } = useAnswer(applicationList, request);
  const columns = useColumns();
  const words = useStateTexts();
  return (
    <>
      <PageHead title={t('applications.title')} text={t('applications.text')} />
      <ListSheet
        caption={t('applications.title')}
        list={list}
        state={state}
        again={again}
        columns={columns}
        keyOf={({ id }) => id}
        hrefOf={({ id }) => `/panel/basvurular/${id}`}
        searchHint={t('applications.search')}
        filters={
          <Filters
            list={list}
            states={applicationStates.map((value) => ({ value, label: words(`application.${value}`) }))}
            kinds={applicationKinds.map((value) => ({ value, label: words(`kind.${value}`) }))}
            assignee
          />
        }
        actions={
          <>
            <SavedViews name="applications" />
            <ExportButton name="applications" request={request} />
          </>
        }
      />
    </>
  );
}

function useColumns(): Column<ApplicationRow>[] {
  const t = useListTexts();
  const words = useStateTexts();
  return [
    { key: 'id', label: t('col.no'), cell: ({ id }) => <bdi>{id}</bdi>, place: 'aside' },
    {
      key: 'created',
      label: t('col.date'),
      sort: 'created',
      cell: ({ createdAt }) => <Instant at={createdAt} />,
      place: 'corner',
    },
    { key: 'name', label: t('col.name'), cell: ({ name }) => <Masked>{name}</Masked>, place: 'head' },
    { key: 'phone', label: t('col.phone'), cell: ({ phone }) => <Masked number>{phone}</Masked>, wide: true },
    {
      key: 'kind',
      label: t('col.kind'),
      cell: ({ kind, product }) => <TwoLines under={product.name}>{words(`kind.${kind}`)}</TwoLines>,
      place: 'sub',
    },
    {
      key: 'assignee',
      label: t('col.assignee'),
      cell: ({ assignee }) => (assignee ? <bdi>{assignee.name}</bdi> : '–'),
      wide: true,
    },
    {
      key: 'due',
      label: t('col.due'),
      sort: 'due',
      cell: ({ dueOn }) => (dueOn ? <Instant at={dueOn} /> : '–'),
      wide: true,
    },
    {
      key: 'state',
      label: t('col.state'),
      cell: ({ state }) => <StateBadge of="application" state={state} />,
      place: 'badge',
    },
  ];
}
