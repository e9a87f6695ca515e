import { type RateKind, rateKinds } from '@sigorta/contracts/offer';
import type { AnswerOf } from '@sigorta/contracts/operation';
import type { ratesView } from '@sigorta/contracts/panel/rates';
import { formatDate, formatDateTime } from '@sigorta/i18n/date';
import { formatRate } from '@sigorta/i18n/number';
import { useLanguage } from '@sigorta/runtime/runtime';
import { cx } from '@sigorta/ui-kit/class-names';
import { Box } from '../../layout/Box.tsx';
import { DataTable } from '../../list/machine/DataTable.tsx';
import styles from './RatesPage.module.css';
import { useRatesTexts } from './use-rates-texts.ts';

type Bulletin = AnswerOf<typeof ratesView>['bulletins'][number];

interface BulletinTableProps {
  bulletins: readonly Bulletin[];
  source: RateKind;
}

/** The bulletins that were read, newest first; the kind in force stands out. */
export function BulletinTable({ bulletins, source }: BulletinTableProps) {
  const t = useRatesTexts();
  const language = useLanguage();
  if (bulletins.length === 0) return null;
  return (
    <Box title={t('bulletins')}>
      <div className={styles.table}>
        <DataTable
          caption={t('bulletins')}
          rows={bulletins}
          keyOf={({ date, currency }) => `${date} ${currency}`}
          columns={[
            { key: 'date', place: 'head', label: t('date'), cell: ({ date }) => formatDate(date, language) },
            {
              key: 'no',
              place: 'sub',
              label: t('bulletin'),
              cell: ({ bulletin }) => <bdi dir="ltr">{bulletin}</bdi>,
            },
            {
              key: 'currency',
              place: 'aside',
              label: t('currency'),
              cell: ({ currency }) => <bdi>{currency}</bdi>,
            },
            ...rateKinds.map((kind) => ({
              key: kind,
              label: t(`kind.${kind}`),
              end: true,
              cell: ({ rates }: Bulletin) => (
                <span className={cx(kind === source && styles.chosen)}>
                  {rates[kind] ? formatRate(rates[kind], language) : '–'}
                </span>
              ),
            })),
            {
              key: 'fetched',
              label: t('fetched'),
              end: true,
              wide: true,
              cell: ({ fetchedAt }) => formatDateTime(fetchedAt, language),
            },
          ]}
        />
      </div>
    </Box>
  );
}
