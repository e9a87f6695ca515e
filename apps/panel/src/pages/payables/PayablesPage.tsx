import type { AnswerOf } from '@sigorta/contracts/operation';
import { payablesView } from '@sigorta/contracts/panel/payables';
import { useQuery } from '@sigorta/gateway-client/react/use-query';
import { useToday } from '@sigorta/runtime/runtime';
import { cx } from '@sigorta/ui-kit/class-names';
import { EmptyState } from '@sigorta/ui-kit/feedback/EmptyState.tsx';
import { useMemo, useState } from 'react';
import styles from '../../detail/Detail.module.css';
import { Box } from '../../layout/Box.tsx';
import { Failure } from '../../layout/Failure.tsx';
import { Loading } from '../../layout/Loading.tsx';
import { PageHead } from '../../layout/PageHead.tsx';
import { TwoLines } from '../../list/cells/TwoLines.tsx';
import { DataTable } from '../../list/machine/DataTable.tsx';
import { currencySign } from './currency-sign.ts';
import { MonthSelect } from './MonthSelect.tsx';
import { Sum } from './Sum.tsx';
import { usePayablesTexts } from './use-payables-texts.ts';

type Row = AnswerOf<typeof payablesView>['rows'][number];

/** What insurers and partners are owed, month by month. */
export function PayablesPage() {
  const today = useToday();
  return today ? <Payables today={today} /> : <Loading />;
}

function Payables({ today }: { today: string }) {
  const t = usePayablesTexts();
  const [month, setMonth] = useState(today.slice(0, 7));
  const request = useMemo(() => ({ month }), [month]);
  const { state, answer, code, retry } = useQuery(payablesView, request);
  return (
    <>
      <PageHead
        title={t('title')}
        text={t('text')}
        actions={<MonthSelect today={today} month={month} onChange={setMonth} />}
      />
      {state === 'failed' && <Failure code={code} again={retry} />}
      {state === 'loading' && !answer && <Loading />}
      {answer?.rows.length === 0 && <EmptyState title={t('none')} text={t('none.text')} />}
      {answer && answer.rows.length > 0 && <PayablesTable rows={answer.rows} />}
    </>
  );
}

function PayablesTable({ rows }: { rows: readonly Row[] }) {
  const t = usePayablesTexts();
  const sums = ['opening', 'added', 'takenBack', 'paid'] as const;
  return (
    <Box title={t('accounts')}>
      <div className={cx(styles.wide, styles.even)}>
        <DataTable
          caption={t('title')}
          rows={rows}
          keyOf={({ kind, party, currency }) => [kind, party.id, currency].join(' ')}
          hrefOf={({ kind, party, currency }) =>
            `/panel/cari-hesaplar/${[kind, party.id, currency].join('.')}`
          }
          columns={[
            {
              key: 'party',
              place: 'head',
              label: t('party'),
              cell: ({ kind, party, currency }) => (
                <TwoLines under={`${t(`kind.${kind}`)} · ${currencySign[currency]}`}>
                  <bdi>{party.name}</bdi>
                </TwoLines>
              ),
            },
            ...sums.map((key) => ({
              key,
              label: t(key),
              end: true,
              cell: (row: Row) => <Sum minor={row[key]} currency={row.currency} />,
            })),
            {
              key: 'closing',
              place: 'aside',
              label: t('closing'),
              end: true,
              cell: ({ closing, currency }) => <Sum minor={closing} currency={currency} />,
            },
          ]}
        />
      </div>
    </Box>
  );
}
