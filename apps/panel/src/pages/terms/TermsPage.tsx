import type { AnswerOf } from '@sigorta/contracts/operation';
import { termsView } from '@sigorta/contracts/panel/terms';
import { useQuery } from '@sigorta/gateway-client/react/use-query';
import { formatPercent } from '@sigorta/i18n/number';
import { useLanguage } from '@sigorta/runtime/runtime';
import { cx } from '@sigorta/ui-kit/class-names';
import { Badge } from '@sigorta/ui-kit/data/Badge.tsx';
import { EmptyState } from '@sigorta/ui-kit/feedback/EmptyState.tsx';
import styles from '../../detail/Detail.module.css';
import { Box } from '../../layout/Box.tsx';
import { Failure } from '../../layout/Failure.tsx';
import { Loading } from '../../layout/Loading.tsx';
import { PageHead } from '../../layout/PageHead.tsx';
import { Day } from '../../list/cells/Day.tsx';
import { TwoLines } from '../../list/cells/TwoLines.tsx';
import { DataTable } from '../../list/machine/DataTable.tsx';
import { AskTerms } from './AskTerms.tsx';
import { useTermsTexts } from './use-terms-texts.ts';

type Row = AnswerOf<typeof termsView>['rows'][number];

const nothing = {};
const tones = { planned: 'info', 'in-force': 'ok', over: 'neutral' } as const;

/** What stays with us of premiums and with partners of that: all that counts, counted and will count. */
export function TermsPage() {
  const t = useTermsTexts();
  const { state, answer, code, retry } = useQuery(termsView, nothing);
  return (
    <>
      <PageHead title={t('title')} text={t('text')} actions={<AskTerms />} />
      {state === 'failed' && <Failure code={code} again={retry} />}
      {state === 'loading' && !answer && <Loading />}
      {answer?.rows.length === 0 && <EmptyState title={t('none')} text={t('none.text')} />}
      {answer && answer.rows.length > 0 && <TermsTable rows={answer.rows} />}
    </>
  );
}

function TermsTable({ rows }: { rows: readonly Row[] }) {
  const t = useTermsTexts();
  const language = useLanguage();
  return (
    <Box title={t('kind')}>
      <div className={cx(styles.wide, styles.even)}>
        <DataTable
          caption={t('title')}
          rows={rows}
          keyOf={({ kind, insurer, product, partner, firstDay }) =>
            [kind, insurer?.id, product?.id, partner?.id, firstDay].join(' ')
          }
          columns={[
            {
              key: 'of',
              place: 'head',
              label: t('of'),
              cell: ({ kind, insurer, product, partner }) => (
                <TwoLines
                  under={kind === 'partner' ? t('kind.partner') : (product?.name ?? t('product.all'))}
                >
                  <bdi>{(insurer ?? partner)?.name}</bdi>
                </TwoLines>
              ),
            },
            {
              key: 'share',
              place: 'aside',
              label: t('share'),
              end: true,
              cell: ({ basisPoints }) => <bdi>{formatPercent(basisPoints / 10_000, language)}</bdi>,
            },
            {
              key: 'firstDay',
              place: 'sub',
              label: t('since'),
              cell: ({ firstDay }) => <Day at={firstDay} />,
            },
            {
              key: 'state',
              place: 'corner',
              label: t('state'),
              cell: ({ state }) => <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>,
            },
          ]}
        />
      </div>
    </Box>
  );
}
