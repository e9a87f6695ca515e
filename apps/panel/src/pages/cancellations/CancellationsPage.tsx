import { cancellationStates } from '@sigorta/contracts/cancellation';
import type { RequestOf } from '@sigorta/contracts/operation';
import { type CancellationRow, panelCancellations } from '@sigorta/contracts/panel/cancellations';
import { formatDate } from '@sigorta/i18n/date';
import { useLanguage } from '@sigorta/runtime/runtime';
import { Badge } from '@sigorta/ui-kit/data/Badge.tsx';
import { Money } from '@sigorta/ui-kit/data/Money.tsx';
import { useAnswer } from '../../app/use-answer.ts';
import { PageHead } from '../../layout/PageHead.tsx';
import { ListFilter } from '../../list/ListFilter.tsx';
import { ListSheet } from '../../list/ListSheet.tsx';
import { useListState } from '../../list/use-list-state.ts';
import { DueDay } from './DueDay.tsx';
import { stateTone } from './state-tone.ts';
import { useCancellationsTexts } from './use-cancellations-texts.ts';

type Request = RequestOf<typeof panelCancellations>;
const sorts = ['due_at', 'requested_at'] as const;

/** The queue of notices that end a policy; whose clock runs out first stands first. */
export function CancellationsPage() {
  const t = useCancellationsTexts();
  const language = useLanguage();
  const list = useListState();
  const { page, ascending, search, filters } = list;
  const request: Request = {
    page,
    ascending,
    sort: sorts.find((sort) => sort === list.sort) ?? 'due_at',
    ...(search && { search }),
    state: cancellationStates.find((state) => state === filters.state),
  };
  const { state, again } = useAnswer(panelCancellations, request);
  const options = cancellationStates.map((value) => ({ value, label: t(`state.${value}`) }));
  return (
    <>
      <PageHead title={t('title')} text={t('text')} />
      <ListSheet<CancellationRow>
        caption={t('title')}
        list={list}
        state={state}
        again={again}
        keyOf={({ id }) => id}
        hrefOf={({ id }) => `/panel/iptaller/${id}`}
        searchHint={t('search')}
        filters={<ListFilter list={list} name="state" label={t('filter')} options={options} />}
        columns={[
          { key: 'policy', label: t('policy'), cell: (row) => <bdi dir="ltr">{row.policyNumber}</bdi> },
          { key: 'product', label: t('product'), cell: (row) => row.product.name },
          { key: 'insurer', label: t('insurer'), cell: (row) => <bdi>{row.insurer.name}</bdi>, wide: true },
          { key: 'buyer', label: t('buyer'), cell: (row) => <bdi>{row.buyer}</bdi>, wide: true },
          {
            key: 'state',
            label: t('state'),
            cell: (row) => <Badge tone={stateTone(row.state)}>{t(`state.${row.state}`)}</Badge>,
          },
          { key: 'due', label: t('due'), sort: 'due_at', cell: (row) => <DueDay row={row} /> },
          {
            key: 'requested',
            label: t('requested'),
            sort: 'requested_at',
            wide: true,
            cell: (row) => <bdi>{formatDate(row.requestedAt, language)}</bdi>,
          },
          {
            key: 'refund',
            label: t('refund'),
            end: true,
            cell: (row) =>
              row.state === 'refused' ? t('none') : <Money money={row.refund} language={language} />,
          },
        ]}
      />
    </>
  );
}
