import { stuckKinds, stuckList } from '@sigorta/contracts/panel/stuck-cases';
import { useQuery } from '@sigorta/gateway-client/react/use-query';
import { formatNumber } from '@sigorta/i18n/number';
import { useLanguage } from '@sigorta/runtime/runtime';
import { cx } from '@sigorta/ui-kit/class-names';
import { EmptyState } from '@sigorta/ui-kit/feedback/EmptyState.tsx';
import { Notice } from '@sigorta/ui-kit/feedback/Notice.tsx';
import { useMay } from '../../app/staff-context.tsx';
import styles from '../../detail/Detail.module.css';
import { Box } from '../../layout/Box.tsx';
import { Failure } from '../../layout/Failure.tsx';
import { Loading } from '../../layout/Loading.tsx';
import { PageHead } from '../../layout/PageHead.tsx';
import { useListTexts } from '../../list/use-list-texts.ts';
import { ReleaseAsk } from './ReleaseAsk.tsx';
import own from './StuckPage.module.css';
import { StuckTable } from './StuckTable.tsx';

const nothing = {};

/** Everything that waits for a person, each with its next step. */
export function StuckPage() {
  const t = useListTexts();
  const language = useLanguage();
  const { state, answer, code, retry } = useQuery(stuckList, nothing);
  const mayRelease = useMay()('transfers:confirm');
  const isAnyHeld = answer?.rows.some(
    ({ kind, detail }) => kind === 'refund-held' && detail === 'hourly-limit',
  );
  const groups = stuckKinds
    .map((kind) => ({
      kind,
      rows: answer?.rows.filter((row) => row.kind === kind) ?? [],
      count: answer?.counts[kind] ?? 0,
    }))
    .filter(({ rows }) => rows.length > 0);
  return (
    <>
      <PageHead
        title={t('stuck.title')}
        text={t('stuck.text')}
        actions={mayRelease && isAnyHeld && <ReleaseAsk />}
      />
      {state === 'failed' && <Failure code={code} again={retry} />}
      {state === 'loading' && !answer && <Loading />}
      {answer && groups.length === 0 && <EmptyState title={t('stuck.none')} text={t('stuck.none.text')} />}
      {answer && !answer.isWhole && <Notice tone="warn">{t('stuck.notWhole')}</Notice>}
      <div className={styles.column}>
        {groups.map(({ kind, rows, count }) => (
          <Box key={kind} title={`${t(`stuck.${kind}`)} (${formatNumber(count, language)})`}>
            {count > rows.length && (
              <p>{t('stuck.oldest', { number: formatNumber(rows.length, language) })}</p>
            )}
            <div className={cx(styles.wide, styles.even, own.cases)}>
              <StuckTable caption={t(`stuck.${kind}`)} rows={rows} again={retry} />
            </div>
          </Box>
        ))}
      </div>
    </>
  );
}
