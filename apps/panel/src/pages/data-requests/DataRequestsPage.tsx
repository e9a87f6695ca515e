import type { RequestOf } from '@sigorta/contracts/operation';
import {
  type DataRequestRow,
  dataRequestList,
  dataRequestStates,
} from '@sigorta/contracts/panel/data-requests';
import { formatDate } from '@sigorta/i18n/date';
import { useLanguage } from '@sigorta/runtime/runtime';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { Badge } from '@sigorta/ui-kit/data/Badge.tsx';
import { Cluster } from '@sigorta/ui-kit/layout/Page.tsx';
import { useState } from 'react';
import { useAnswer } from '../../app/use-answer.ts';
import { PageHead } from '../../layout/PageHead.tsx';
import { Masked } from '../../list/cells/Masked.tsx';
import { ListFilter } from '../../list/machine/ListFilter.tsx';
import { ListSheet } from '../../list/machine/ListSheet.tsx';
import { useListState } from '../../list/machine/use-list-state.ts';
import { SettleRequest } from './SettleRequest.tsx';
import { useDataRequestsTexts } from './use-data-requests-texts.ts';

type Request = RequestOf<typeof dataRequestList>;
const sorts = ['due_at', 'asked_at'] as const;

/** What persons asked about their data; whose thirty days end first can be put first. */
export function DataRequestsPage() {
  const t = useDataRequestsTexts();
  const language = useLanguage();
  const list = useListState();
  const [settled, setSettled] = useState<DataRequestRow | null>(null);
  const { page, ascending, search, filters } = list;
  const request: Request = {
    page,
    ascending,
    sort: sorts.find((sort) => sort === list.sort) ?? 'due_at',
    ...(search && { search }),
    state: dataRequestStates.find((state) => state === filters.state),
  };
  const { state, again } = useAnswer(dataRequestList, request);
  const options = dataRequestStates.map((value) => ({ value, label: t(`state.${value}`) }));
  return (
    <>
      <PageHead title={t('title')} text={t('text')} />
      <ListSheet<DataRequestRow>
        caption={t('title')}
        list={list}
        state={state}
        again={again}
        keyOf={({ id }) => id}
        searchHint={t('search')}
        filters={<ListFilter list={list} name="state" label={t('filter')} options={options} />}
        columns={[
          {
            key: 'phone',
            place: 'head',
            label: t('phone'),
            cell: (row) => <Masked number>{row.phone}</Masked>,
          },
          { key: 'kind', place: 'sub', label: t('kind'), cell: (row) => t(`kind.${row.kind}`) },
          {
            key: 'state',
            place: 'aside',
            label: t('state'),
            cell: (row) => (
              <Badge tone={row.state === 'done' ? 'ok' : 'warn'}>{t(`state.${row.state}`)}</Badge>
            ),
          },
          {
            key: 'due',
            label: t('due'),
            sort: 'due_at',
            cell: (row) => (
              <Cluster gap={2}>
                <bdi>{formatDate(row.dueAt, language, 'numeric')}</bdi>
                {row.isOverdue && (
                  <Badge tone="bad" icon="clock">
                    {t('overdue')}
                  </Badge>
                )}
              </Cluster>
            ),
          },
          {
            key: 'asked',
            label: t('asked'),
            sort: 'asked_at',
            wide: true,
            cell: (row) => <bdi>{formatDate(row.askedAt, language, 'numeric')}</bdi>,
          },
          { key: 'kept', label: t('kept'), end: true, wide: true, cell: (row) => row.kept },
          { key: 'partner', label: t('partner'), wide: true, cell: (row) => <bdi>{row.partner.name}</bdi> },
          {
            key: 'done',
            label: t('done'),
            wide: true,
            cell: (row) => row.state === 'done' && <bdi>{row.doneBy ?? t('byProgram')}</bdi>,
          },
          {
            key: 'action',
            place: 'deed',
            label: t('action'),
            cell: (row) => (
              <Button variant="outline" size="s" onClick={() => setSettled(row)}>
                {t(row.state === 'done' ? 'reopen' : 'settle')}
              </Button>
            ),
          },
        ]}
      />
      {settled && (
        <SettleRequest
          row={settled}
          onClose={() => setSettled(null)}
          onDone={() => {
            setSettled(null);
            again();
          }}
        />
      )}
    </>
  );
}
