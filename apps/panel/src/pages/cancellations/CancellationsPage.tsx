import { cancellationStates } from '@sigorta/contracts/cancellation';
import type { RequestOf } from '@sigorta/contracts/operation';
import { type CancellationRow, panelCancellations } from '@sigorta/contracts/panel/cancellations';
import { Badge } from '@sigorta/ui-kit/data/Badge.tsx';
import { useAnswer } from '../../app/use-answer.ts';
import { PageHead } from '../../layout/PageHead.tsx';
import { Amount } from '../../list/cells/Amount.tsx';
import { Instant } from '../../list/cells/Instant.tsx';
import { Masked } from '../../list/cells/Masked.tsx';
import { TwoLines } from '../../list/cells/TwoLines.tsx';
import { ListFilter } from '../../list/machine/ListFilter.tsx';
import { ListSheet } from '../../list/machine/ListSheet.tsx';
import { useListState } from '../../list/machine/use-list-state.ts';
import { DueDay } from './DueDay.tsx';
import { stateTone } from './state-tone.ts';
import { useCancellationsTexts } from './use-cancellations-texts.ts';

type Request = RequestOf<typeof panelCancellations>;
const sorts = ['due_at', 'requested_at'] as const;

/** The queue of notices that end a policy; whose clock runs out first stands first. */
export function CancellationsPage() {
  const t = useCancellationsTexts();
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
          {
            key: 'policy',
            label: t('policy'),
            cell: (row) => <Masked number>{row.policyNumber}</Masked>,
            place: 'head',
          },
          {
            key: 'product',
            label: t('product'),
            cell: (row) => <TwoLines under={<bdi>{row.insurer.name}</bdi>}>{row.product.name}</TwoLines>,
            place: 'sub',
          },
          { key: 'buyer', label: t('buyer'), cell: (row) => <Masked>{row.buyer}</Masked>, place: 'corner' },
          {
            key: 'state',
            label: t('state'),
            cell: (row) => <Badge tone={stateTone(row.state)}>{t(`state.${row.state}`)}</Badge>,
            place: 'badge',
          },
          { key: 'due', label: t('due'), sort: 'due_at', cell: (row) => <DueDay row={row} /> },
          {
            key: 'requested',
            label: t('requested'),
            sort: 'requested_at',
            wide: true,
            cell: (row) => <Instant at={row.requestedAt} time={false} />,
          },
          {
            key: 'refund',
            label: t('refund'),
            end: true,
            place: 'aside',
            cell: (row) => (row.state === 'refused' ? t('none') : <Amount money={row.refund} />),
          },
        ]}
      />
    </>
  );
}
