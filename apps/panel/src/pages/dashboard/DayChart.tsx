import type { AnswerOf } from '@sigorta/contracts/operation';
import type { dashboard } from '@sigorta/contracts/panel/dashboard';
import { formatDate, formatDateRange } from '@sigorta/i18n/date';
import { formatNumber } from '@sigorta/i18n/number';
import { useLanguage } from '@sigorta/runtime/runtime';
import { Money } from '@sigorta/ui-kit/data/Money.tsx';
import { Disclosure } from '@sigorta/ui-kit/dialog/Disclosure.tsx';
import { Box } from '../../layout/Box.tsx';
import { DataTable } from '../../list/machine/DataTable.tsx';
import { Bars } from './Bars.tsx';
import styles from './DayChart.module.css';
import { useDashboardTexts } from './use-dashboard-texts.ts';

type Day = AnswerOf<typeof dashboard>['days'][number];

/** Requests and policies of every day; the same as a table for those who read it so. */
export function DayChart({ days }: { days: readonly Day[] }) {
  const t = useDashboardTexts();
  const language = useLanguage();
  const range = formatDateRange(days[0]?.day ?? '', days.at(-1)?.day ?? '', language);
  const number = (value: number) => formatNumber(value, language);
  const title = t('chart', { range });
  return (
    <Box
      title={title}
      aside={
        <p className={styles.legend} aria-hidden="true">
          <span className={styles.quotes}>{t('chart.quotes')}</span>
          <span className={styles.issued}>{t('chart.issued')}</span>
        </p>
      }
    >
      <Bars days={days} />
      <Disclosure label={t('table')} className={styles.table}>
        <DataTable
          caption={title}
          rows={days.toReversed()}
          keyOf={({ day }) => day}
          columns={[
            { key: 'day', label: t('day'), cell: ({ day }) => formatDate(day, language) },
            { key: 'quotes', label: t('chart.quotes'), end: true, cell: ({ quotes }) => number(quotes) },
            { key: 'issued', label: t('chart.issued'), end: true, cell: ({ issued }) => number(issued) },
            {
              key: 'premium',
              label: t('premium'),
              end: true,
              cell: ({ premium }) => (
                <Money money={{ minor: premium, currency: 'TRY' }} language={language} />
              ),
            },
          ]}
        />
      </Disclosure>
    </Box>
  );
}
