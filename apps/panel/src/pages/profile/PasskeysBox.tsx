import type { AnswerOf } from '@sigorta/contracts/operation';
import type { accountDetail } from '@sigorta/contracts/panel/account';
import { accountPasskeyRemove } from '@sigorta/contracts/panel/passkeys';
import { useAction } from '@sigorta/gateway-client/react/use-action';
import { formatDateTime } from '@sigorta/i18n/date';
import { useLanguage, useTexts } from '@sigorta/runtime/runtime';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { Notice } from '@sigorta/ui-kit/feedback/Notice.tsx';
import { Box } from '../../layout/Box.tsx';
import { TwoLines } from '../../list/cells/TwoLines.tsx';
import { DataTable } from '../../list/machine/DataTable.tsx';
import { knowsPasskeys } from '../../passkeys/device.ts';
import styles from './ProfilePage.module.css';
import { useNewPasskey } from './use-new-passkey.ts';
import { useProfileTexts } from './use-profile-texts.ts';

type Passkeys = NonNullable<AnswerOf<typeof accountDetail>['passkeys']>;

/** One's own passkeys: where each was made, the way to add one on this device and to take one away. */
export function PasskeysBox({ passkeys, again }: { passkeys: Passkeys; again: () => void }) {
  const t = useProfileTexts();
  const common = useTexts('common');
  const language = useLanguage();
  const fresh = useNewPasskey();
  const removal = useAction(accountPasskeyRemove);
  const add = async () => {
    removal.reset();
    if (await fresh.make()) again();
  };
  const remove = async (id: string) => {
    fresh.reset();
    if (await removal.act({ id })) again();
  };
  return (
    <Box title={t('passkeys')}>
      <p className={styles.lead}>{t('passkeys.lead')}</p>
      {passkeys.length === 0 ? (
        <p className={styles.lead}>{t('passkeys.none')}</p>
      ) : (
        <div className={styles.table}>
          <DataTable
            caption={t('passkeys')}
            rows={passkeys}
            keyOf={({ id }) => id}
            columns={[
              {
                key: 'name',
                place: 'head',
                label: t('passkeys.where'),
                cell: (row) => (
                  <TwoLines under={row.elsewhere && t('passkeys.elsewhere')}>
                    <bdi>{row.name}</bdi>
                  </TwoLines>
                ),
              },
              {
                key: 'since',
                label: t('passkeys.since'),
                cell: (row) => formatDateTime(row.since, language),
              },
              {
                key: 'used',
                label: t('passkeys.used'),
                cell: (row) =>
                  row.usedAt === null ? t('passkeys.never') : formatDateTime(row.usedAt, language),
              },
              {
                key: 'remove',
                place: 'aside',
                label: '',
                end: true,
                cell: (row) => (
                  <Button
                    variant="text"
                    size="s"
                    aria-label={t('passkeys.removeOf', { name: row.name })}
                    busy={removal.state === 'busy'}
                    onClick={() => void remove(row.id)}
                  >
                    {t('passkeys.remove')}
                  </Button>
                ),
              },
            ]}
          />
        </div>
      )}
      {removal.state === 'failed' && (
        <Notice tone="bad" role="alert" title={common(`error.${removal.code}`)} className={styles.done} />
      )}
      {removal.state === 'done' && (
        <Notice tone="ok" role="status" title={t('passkeys.removed')} className={styles.done} />
      )}
      {fresh.words && (
        <Notice
          tone={fresh.words.tone}
          role={fresh.words.tone === 'bad' ? 'alert' : 'status'}
          title={fresh.words.text}
          className={styles.done}
        />
      )}
      {knowsPasskeys() ? (
        <Button variant="outline" busy={fresh.isBusy} onClick={() => void add()}>
          {t('passkeys.add')}
        </Button>
      ) : (
        <p className={styles.lead}>{t('passkeys.unknown')}</p>
      )}
    </Box>
  );
}
