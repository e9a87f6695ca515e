import type { AnswerOf } from '@sigorta/contracts/operation';
import type { dashboard } from '@sigorta/contracts/panel/dashboard';
import { formatNumber, formatPercent } from '@sigorta/i18n/number';
import { useLanguage } from '@sigorta/runtime/runtime';
import { Disclosure } from '@sigorta/ui-kit/dialog/Disclosure.tsx';
import { Box } from '../../layout/Box.tsx';
import { DataTable } from '../../list/machine/DataTable.tsx';
import { Meter } from './Meter.tsx';
import styles from './ProductBars.module.css';
import { shareOf } from './share-of.ts';
import { useDashboardTexts } from './use-dashboard-texts.ts';

type Sold = AnswerOf<typeof dashboard>['products'][number];

/** as many as stand beside the chart */
const shownAtOnce = 6;

/** What was asked for most, and how much of it was bought. */
export function ProductBars({ products }: { products: readonly Sold[] }) {
  const t = useDashboardTexts();
  const language = useLanguage();
  const most = products[0]?.quotes ?? 0;
  const number = (value: number) => formatNumber(value, language);
  const conversion = ({ issued, quotes }: Sold) => {
    const share = shareOf(issued, quotes);
    return share === null ? '–' : formatPercent(share, language);
  };
  return (
    <Box title={t('products')} aside={<span className={styles.aside}>{t('quotes')}</span>}>
      {products.length === 0 && <p className={styles.aside}>{t('products.none')}</p>}
      <ul className={styles.list}>
        {products.slice(0, shownAtOnce).map((sold) => (
          <li key={sold.product}>
            <span className={styles.name}>
              {sold.name} <small>{t('conversion', { share: conversion(sold) })}</small>
            </span>
            <b>{number(sold.quotes)}</b>
            <Meter share={most === 0 ? 0 : sold.quotes / most} />
          </li>
        ))}
      </ul>
      {products.length > 0 && (
        <Disclosure label={t('table')} className={styles.table}>
          <DataTable
            caption={t('products.all')}
            rows={products}
            keyOf={({ product }) => product}
            columns={[
              { key: 'name', label: t('product'), cell: ({ name }) => name },
              { key: 'quotes', label: t('quotes'), end: true, cell: ({ quotes }) => number(quotes) },
              { key: 'issued', label: t('chart.issued'), end: true, cell: ({ issued }) => number(issued) },
              { key: 'share', label: t('share'), end: true, cell: conversion },
            ]}
          />
        </Disclosure>
      )}
    </Box>
  );
}
