import type { RequestOf } from '@sigorta/contracts/operation';
import { panelTransfers, type TransferRow, transferRowStates } from '@sigorta/contracts/panel/transfers';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { Badge } from '@sigorta/ui-kit/data/Badge.tsx';
import { Cluster } from '@sigorta/ui-kit/layout/Page.tsx';
import { formatTransferReference } from '@sigorta/validators/transfer-reference';
import { useState } from 'react';
import { useMay } from '../../app/staff-context.tsx';
import { useAnswer } from '../../app/use-answer.ts';
import { PageHead } from '../../layout/PageHead.tsx';
import { Amount } from '../../list/cells/Amount.tsx';
import { Instant } from '../../list/cells/Instant.tsx';
import { Masked } from '../../list/cells/Masked.tsx';
import { TwoLines } from '../../list/cells/TwoLines.tsx';
import { ListFilter } from '../../list/machine/ListFilter.tsx';
import { ListSheet } from '../../list/machine/ListSheet.tsx';
import { useListState } from '../../list/machine/use-list-state.ts';
import { EnterDialog } from './EnterDialog.tsx';
import { NoteDialog } from './NoteDialog.tsx';
import { useTransfersTexts } from './use-transfers-texts.ts';

const tones = {
  waiting: 'info',
  case: 'warn',
  confirmed: 'ok',
  expired: 'neutral',
  withdrawn: 'neutral',
  rejected: 'neutral',
} as const;

type Deed = 'enter' | 'settle' | 'reject';

/** Which deeds a transfer's state leaves. */
const deedsOf: Record<TransferRow['state'], readonly Deed[]> = {
  waiting: ['enter', 'reject'],
  case: ['settle', 'enter'],
  confirmed: ['enter'],
  expired: ['enter'],
  withdrawn: ['enter'],
  rejected: ['enter'],
};

/** Transfers that are waited for, found by the reference on the bank's statement, and money that came otherwise. */
export function TransfersPage() {
  const t = useTransfersTexts();
  const mayConfirm = useMay()('transfers:confirm');
  const list = useListState();
  const [opened, setOpened] = useState<{ deed: Deed; row: TransferRow } | null>(null);
  const { search, page, ascending, sort, filters } = list;
  const { state, again } = useAnswer(panelTransfers, {
    page,
    ascending,
    ...(search && { search }),
    ...(sort && { sort }),
    ...(filters.state && { state: filters.state }),
  } as RequestOf<typeof panelTransfers>);
  const close = (): void => setOpened(null);
  const done = (): void => {
    again();
    close();
  };
  return (
    <>
      <PageHead title={t('title')} text={t('text')} />
      <ListSheet
        caption={t('title')}
        list={list}
        state={state}
        again={again}
        keyOf={({ id }) => id}
        searchHint={t('search')}
        filters={
          <ListFilter
            list={list}
            name="state"
            label={t('filter')}
            options={transferRowStates.map((value) => ({ value, label: t(`state.${value}`) }))}
          />
        }
        columns={[
          {
            key: 'reference',
            label: t('column.reference'),
            cell: ({ reference }) => <Masked number>{formatTransferReference(reference)}</Masked>,
            place: 'head',
          },
          {
            key: 'state',
            label: t('column.state'),
            cell: (row) => (
              <Badge tone={tones[row.state]}>
                {row.verdict ? t(`verdict.${row.verdict}`) : t(`state.${row.state}`)}
              </Badge>
            ),
            place: 'badge',
          },
          {
            key: 'amount',
            label: t('column.amount'),
            sort: 'amount',
            end: true,
            cell: ({ amount }) => <Amount money={amount} />,
            place: 'aside',
          },
          {
            key: 'open',
            label: t('column.open'),
            end: true,
            cell: ({ open }) => <Amount money={open} />,
          },
          {
            key: 'buyer',
            label: t('column.buyer'),
            cell: ({ buyer, subject }) => (
              <TwoLines under={<bdi>{subject}</bdi>}>
                <Masked>{buyer}</Masked>
              </TwoLines>
            ),
            place: 'sub',
          },
          {
            key: 'expires',
            label: t('column.expires'),
            sort: 'expires_at',
            cell: ({ expiresAt }) => <Instant at={expiresAt} />,
          },
          ...(mayConfirm
            ? [
                {
                  key: 'deeds',
                  label: t('column.deeds'),
                  end: true,
                  cell: (row: TransferRow) => (
                    <Cluster gap={2} justify="end">
                      {deedsOf[row.state].map((deed, at) => (
                        <Button
                          key={deed}
                          variant={at === 0 ? 'outline' : 'text'}
                          size="s"
                          aria-label={`${t(deed)}: ${formatTransferReference(row.reference)}`}
                          onClick={() => setOpened({ deed, row })}
                        >
                          {t(deed)}
                        </Button>
                      ))}
                    </Cluster>
                  ),
                },
              ]
            : []),
        ]}
      />
      {opened?.deed === 'enter' && <EnterDialog row={opened.row} onClose={close} onDone={again} />}
      {opened && opened.deed !== 'enter' && (
        <NoteDialog deed={opened.deed} row={opened.row} onClose={close} onDone={done} />
      )}
    </>
  );
}
