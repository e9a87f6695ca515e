import type { AnswerOf } from '@sigorta/contracts/operation';
import type { ratesView } from '@sigorta/contracts/panel/rates';
import { formatDateTime } from '@sigorta/i18n/date';
import { useLanguage } from '@sigorta/runtime/runtime';
import { Box } from '../../layout/Box.tsx';
import { DataTable } from '../../list/machine/DataTable.tsx';
import styles from './RatesPage.module.css';
import { useRatesTexts } from './use-rates-texts.ts';

/** Who chose which rate, when and why. */
export function ChangeTable({ changes }: { changes: AnswerOf<typeof ratesView>['changes'] }) {
  const t = useRatesTexts();
  const language = useLanguage();
  return (
    <Box title={t('changes')}>
      {changes.length === 0 && <p className={styles.note}>{t('changes.none')}</p>}
      {changes.length > 0 && (
        <div className={styles.table}>
          <DataTable
            caption={t('changes')}
            rows={changes}
            keyOf={({ at }) => at}
            columns={[
              { key: 'at', place: 'sub', label: t('date'), cell: ({ at }) => formatDateTime(at, language) },
              { key: 'by', place: 'head', label: t('by'), cell: ({ by }) => <bdi>{by}</bdi> },
              { key: 'before', label: t('before'), cell: ({ before }) => t(`kind.${before}`) },
              { key: 'after', label: t('after'), cell: ({ after }) => t(`kind.${after}`) },
              { key: 'reason', label: t('reason'), cell: ({ reason }) => <bdi>{reason ?? '–'}</bdi> },
            ]}
          />
        </div>
      )}
    </Box>
  );
}
