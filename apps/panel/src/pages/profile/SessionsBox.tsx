import type { AnswerOf } from '@sigorta/contracts/operation';
import { type accountDetail, accountOthersEnd, accountSessionEnd } from '@sigorta/contracts/panel/account';
import { useAction } from '@sigorta/gateway-client/react/use-action';
import { formatDateTime } from '@sigorta/i18n/date';
import { useLanguage, useTexts } from '@sigorta/runtime/runtime';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { Badge } from '@sigorta/ui-kit/data/Badge.tsx';
import { Notice } from '@sigorta/ui-kit/feedback/Notice.tsx';
import { Box } from '../../layout/Box.tsx';
import { DataTable } from '../../list/machine/DataTable.tsx';
import styles from './ProfilePage.module.css';
import { useProfileTexts } from './use-profile-texts.ts';

type Session = AnswerOf<typeof accountDetail>['sessions'][number];

/** Where one is signed in, and the way to end it. */
export function SessionsBox({ sessions, again }: { sessions: readonly Session[]; again: () => void }) {
  const t = useProfileTexts();
  const common = useTexts('common');
  const language = useLanguage();
  const one = useAction(accountSessionEnd);
  const others = useAction(accountOthersEnd);
  const failed = [one, others].find(({ state }) => state === 'failed');
  const isDone = one.state === 'done' || others.state === 'done';
  return (
    <Box title={t('sessions')}>
      <p className={styles.lead}>{t('sessions.lead')}</p>
      <div className={styles.table}>
        <DataTable
          caption={t('sessions')}
          rows={sessions}
          keyOf={({ id }) => id}
          columns={[
            {
              key: 'browser',
              place: 'head',
              label: t('sessions.browser'),
              cell: (row) => <bdi>{row.browser}</bdi>,
            },
            {
              key: 'network',
              place: 'sub',
              label: t('sessions.network'),
              cell: (row) => <bdi dir="ltr">{row.network}</bdi>,
            },
            { key: 'since', label: t('sessions.since'), cell: (row) => formatDateTime(row.since, language) },
            { key: 'seen', label: t('sessions.seen'), cell: (row) => formatDateTime(row.seenAt, language) },
            {
              key: 'end',
              place: 'aside',
              label: '',
              end: true,
              cell: (row) =>
                row.own ? (
                  <Badge tone="brand">{t('sessions.own')}</Badge>
                ) : (
                  <Button
                    variant="text"
                    size="s"
                    aria-label={t('sessions.endOf', { browser: row.browser })}
                    busy={one.state === 'busy'}
                    onClick={() => void one.act({ id: row.id }).then((answer) => answer && again())}
                  >
                    {t('sessions.end')}
                  </Button>
                ),
            },
          ]}
        />
      </div>
      {failed?.state === 'failed' && (
        <Notice tone="bad" role="alert" title={common(`error.${failed.code}`)} />
      )}
      {isDone && !failed && <Notice tone="ok" role="status" title={t('sessions.ended')} />}
      {sessions.length > 1 && (
        <div className={styles.actions}>
          <Button
            variant="outline"
            busy={others.state === 'busy'}
            onClick={() => void others.act({}).then((answer) => answer && again())}
          >
            {t('sessions.endOthers')}
          </Button>
        </div>
      )}
    </Box>
  );
}
