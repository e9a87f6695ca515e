import { currencies } from '@sigorta/contracts/money';
import type { AnswerOf, RequestOf } from '@sigorta/contracts/operation';
import { payableKinds, payableStatement } from '@sigorta/contracts/panel/payables';
import { useQuery } from '@sigorta/gateway-client/react/use-query';
import { useToday } from '@sigorta/runtime/runtime';
import { KeyValue } from '@sigorta/ui-kit/data/KeyValue.tsx';
import { EmptyState } from '@sigorta/ui-kit/feedback/EmptyState.tsx';
import { useMemo, useState } from 'react';
import { usePageId } from '../../app/page-id.tsx';
import { BackLink } from '../../detail/BackLink.tsx';
import styles from '../../detail/Detail.module.css';
import { Box } from '../../layout/Box.tsx';
import { Failure } from '../../layout/Failure.tsx';
import { Loading } from '../../layout/Loading.tsx';
import { PageHead } from '../../layout/PageHead.tsx';
import { Day } from '../../list/cells/Day.tsx';
import { TwoLines } from '../../list/cells/TwoLines.tsx';
import { DataTable } from '../../list/machine/DataTable.tsx';
import { AskPayable } from './AskPayable.tsx';
import { currencySign } from './currency-sign.ts';
import { MonthSelect } from './MonthSelect.tsx';
import own from './Payables.module.css';
import { StatementFiles } from './StatementFiles.tsx';
import { Sum } from './Sum.tsx';
import { usePayablesTexts } from './use-payables-texts.ts';

type Answer = AnswerOf<typeof payableStatement>;
type Account = Omit<RequestOf<typeof payableStatement>, 'month'>;

/** `insurer.poyraztas.TRY`; null for anything else */
function accountIn(id: string): Account | null {
  const [first, partyId = '', last] = id.split('.');
  const kind = payableKinds.find((one) => one === first);
  const currency = currencies.find((one) => one === last);
  return kind && currency && partyId !== '' ? { kind, partyId, currency } : null;
}

/** A month of what one insurer or partner is owed. */
export function StatementPage() {
  const t = usePayablesTexts();
  const today = useToday();
  const account = accountIn(usePageId());
  if (account === null) return <EmptyState title={t('none')} text={t('none.month')} />;
  return today ? <Statement today={today} account={account} /> : <Loading />;
}

function Statement({ today, account }: { today: string; account: Account }) {
  const t = usePayablesTexts();
  const [month, setMonth] = useState(today.slice(0, 7));
  const { kind, partyId, currency } = account;
  const request = useMemo(() => ({ kind, partyId, currency, month }), [kind, partyId, currency, month]);
  const { state, answer, code, retry } = useQuery(payableStatement, request);
  return (
    <>
      <BackLink to="/panel/cari-hesaplar" />
      <PageHead
        title={answer?.party.name ?? t('statement')}
        text={`${t(`kind.${kind}`)} · ${currencySign[currency]}`}
        actions={<MonthSelect today={today} month={month} onChange={setMonth} />}
      />
      {state === 'failed' && code !== 'not-found' && <Failure code={code} again={retry} />}
      {state === 'failed' && code === 'not-found' && <EmptyState title={t('none')} text={t('none.month')} />}
      {state === 'loading' && !answer && <Loading />}
      {answer && <Month answer={answer} request={request} today={today} />}
    </>
  );
}

interface MonthProps {
  answer: Answer;
  request: RequestOf<typeof payableStatement>;
  today: string;
}

function Month({ answer, request, today }: MonthProps) {
  const t = usePayablesTexts();
  const { currency, rows, count } = answer;
  const sums = ['opening', 'added', 'takenBack', 'paid', 'closing', 'premium', 'commission'] as const;
  return (
    <div className={own.parts}>
      <div className={styles.columns}>
        <Box title={t('sums')}>
          <KeyValue
            lines
            rows={sums.map((key) => ({
              id: key,
              label: t(key),
              value: <Sum minor={answer[key]} currency={currency} />,
            }))}
          />
        </Box>
        <div className={styles.column}>
          <Box title={t('files')}>
            <StatementFiles request={request} />
          </Box>
          <Box title={t('pay')}>
            <div className={own.parts}>
              <p className={styles.quiet}>{t('pay.text')}</p>
              <div>
                <AskPayable answer={answer} today={today} />
              </div>
            </div>
          </Box>
        </div>
      </div>
      <Box title={t('rows')}>
        {rows.length === 0 && <EmptyState title={t('rows.none')} />}
        {rows.length > 0 && <RowsTable rows={rows} currency={currency} />}
        {count > rows.length && <p className={styles.quiet}>{t('rows.more')}</p>}
      </Box>
    </div>
  );
}

type Row = Answer['rows'][number];

function RowsTable({ rows, currency }: Pick<Answer, 'rows' | 'currency'>) {
  const t = usePayablesTexts();
  const sums = ['premium', 'tax', 'commission'] as const;
  return (
    <div className={styles.wide}>
      <DataTable
        caption={t('rows')}
        rows={rows}
        keyOf={({ at, kind, orderId, reference }) => [at, kind, orderId, reference].join(' ')}
        columns={[
          {
            key: 'reference',
            place: 'head',
            label: t('reference'),
            cell: ({ reference, kind, product }) => (
              <TwoLines under={product ? `${t(`row.${kind}`)} · ${product.name}` : t(`row.${kind}`)}>
                <bdi>{reference ?? '–'}</bdi>
              </TwoLines>
            ),
          },
          { key: 'at', place: 'sub', label: t('date'), cell: ({ at }) => <Day at={at} /> },
          ...sums.map((key) => ({
            key,
            label: t(key),
            end: true,
            cell: (row: Row) => <Sum minor={row[key]} currency={currency} />,
          })),
          {
            key: 'net',
            place: 'aside',
            label: t('net'),
            end: true,
            cell: ({ net }) => <Sum minor={net} currency={currency} />,
          },
        ]}
      />
    </div>
  );
}
