import { lira } from '@sigorta/contracts/money';
import type { AnswerOf } from '@sigorta/contracts/operation';
import type { ratesView } from '@sigorta/contracts/panel/rates';
import { formatDateTime } from '@sigorta/i18n/date';
import { formatMoney } from '@sigorta/i18n/money';
import { useLanguage } from '@sigorta/runtime/runtime';
import { DataTable } from '../../list/machine/DataTable.tsx';
import styles from './RatesPage.module.css';
import { useRatesTexts } from './use-rates-texts.ts';

type OpenPromise = AnswerOf<typeof ratesView>['hold']['open'][number];

/** What the lira's fall since an offer was made would cost if all of them were bought now; less than nothing is nothing. */
const costOf = ({ promised, today }: OpenPromise) => today && lira(Math.max(0, today.minor - promised.minor));

/** What open offers promise at the rates they are held with, and what they would cost at today's. */
export function OpenPromises({ open }: { open: readonly OpenPromise[] }) {
  const t = useRatesTexts();
  const language = useLanguage();
  if (open.length === 0) return <p className={styles.note}>{t('hold.none')}</p>;
  const money = (amount: OpenPromise['today']) => (amount ? <bdi>{formatMoney(amount, language)}</bdi> : '–');
  return (
    <>
      <DataTable
        caption={t('hold')}
        rows={open}
        keyOf={({ amount }) => amount.currency}
        columns={[
          { key: 'amount', place: 'head', label: t('hold.amount'), cell: ({ amount }) => money(amount) },
          { key: 'quotes', place: 'sub', label: t('hold.quotes'), cell: ({ quotes }) => <bdi>{quotes}</bdi> },
          { key: 'promised', label: t('hold.promised'), end: true, cell: ({ promised }) => money(promised) },
          { key: 'today', label: t('hold.today'), end: true, cell: ({ today }) => money(today) },
          {
            key: 'cost',
            place: 'aside',
            label: t('hold.cost'),
            end: true,
            cell: (row) => money(costOf(row)),
          },
          {
            key: 'until',
            label: t('hold.until'),
            end: true,
            wide: true,
            cell: ({ until }) => formatDateTime(until, language),
          },
        ]}
      />
      <p className={styles.note}>{t('hold.dearest')}</p>
    </>
  );
}
