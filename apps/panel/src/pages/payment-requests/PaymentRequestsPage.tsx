import type { RequestOf } from '@sigorta/contracts/operation';
import {
  type PaymentRequestRow,
  panelPaymentRequests,
  paymentRequestStates,
} from '@sigorta/contracts/panel/payment-requests';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { Badge } from '@sigorta/ui-kit/data/Badge.tsx';
import { Cluster } from '@sigorta/ui-kit/layout/Page.tsx';
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
import { CancelRequest } from './CancelRequest.tsx';
import { LinkDialog } from './LinkDialog.tsx';
import { NewRequest } from './NewRequest.tsx';
import { usePaymentRequestsTexts } from './use-payment-requests-texts.ts';

const tones = { open: 'info', paid: 'ok', cancelled: 'neutral', expired: 'warn' } as const;

type Opened =
  | { what: 'new' }
  | { what: 'link' | 'cancel'; row: Pick<PaymentRequestRow, 'id' | 'purpose' | 'channels'> };

/** Payments staff asked for: a new one, its link again, taking it back (spec §2, general payment). */
export function PaymentRequestsPage() {
  const t = usePaymentRequestsTexts();
  const mayAsk = useMay()('payment-requests:create');
  const list = useListState();
  const [opened, setOpened] = useState<Opened | null>(null);
  const { search, page, ascending, sort, filters } = list;
  const { state, again } = useAnswer(panelPaymentRequests, {
    page,
    ascending,
    ...(search && { search }),
    ...(sort && { sort }),
    ...(filters.state && { state: filters.state }),
  } as RequestOf<typeof panelPaymentRequests>);
  const close = (): void => setOpened(null);
  return (
    <>
      <PageHead
        title={t('title')}
        text={t('text')}
        actions={
          mayAsk && (
            <Button icon="plus" onClick={() => setOpened({ what: 'new' })}>
              {t('new')}
            </Button>
          )
        }
      />
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
            options={paymentRequestStates.map((value) => ({ value, label: t(`state.${value}`) }))}
          />
        }
        columns={[
          {
            key: 'purpose',
            label: t('column.purpose'),
            cell: ({ purpose, reference }) => (
              <TwoLines under={reference && <bdi>{reference}</bdi>}>
                <bdi>{purpose}</bdi>
              </TwoLines>
            ),
            place: 'head',
          },
          { key: 'name', label: t('column.name'), cell: ({ name }) => <Masked>{name}</Masked>, place: 'sub' },
          {
            key: 'state',
            label: t('column.state'),
            cell: (row) => <Badge tone={tones[row.state]}>{t(`state.${row.state}`)}</Badge>,
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
            key: 'expires',
            label: t('column.expires'),
            sort: 'expires_at',
            cell: ({ expiresAt }) => <Instant at={expiresAt} />,
          },
          { key: 'by', label: t('column.by'), wide: true, cell: ({ createdBy }) => <bdi>{createdBy}</bdi> },
          {
            key: 'deeds',
            label: t('column.deeds'),
            end: true,
            cell: (row) =>
              row.state === 'open' && (
                <Cluster gap={2} justify="end">
                  <Button
                    variant="outline"
                    size="s"
                    aria-label={t('link.of', { purpose: row.purpose })}
                    onClick={() => setOpened({ what: 'link', row })}
                  >
                    {t('link')}
                  </Button>
                  <Button
                    variant="text"
                    size="s"
                    aria-label={`${t('cancel')}: ${row.purpose}`}
                    onClick={() => setOpened({ what: 'cancel', row })}
                  >
                    {t('cancel')}
                  </Button>
                </Cluster>
              ),
          },
        ]}
      />
      {opened?.what === 'new' && (
        <NewRequest
          onClose={close}
          onCreated={(row) => {
            again();
            setOpened({ what: 'link', row });
          }}
        />
      )}
      {opened?.what === 'link' && <LinkDialog row={opened.row} onClose={close} />}
      {opened?.what === 'cancel' && (
        <CancelRequest
          id={opened.row.id}
          onClose={close}
          onCancelled={() => {
            again();
            close();
          }}
        />
      )}
    </>
  );
}
