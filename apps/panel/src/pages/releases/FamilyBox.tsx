import type { AnswerOf } from '@sigorta/contracts/operation';
import type { releaseChoose } from '@sigorta/contracts/panel/releases';
import { formatDateTime } from '@sigorta/i18n/date';
import { useLanguage, useNamespace } from '@sigorta/runtime/runtime';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { Badge } from '@sigorta/ui-kit/data/Badge.tsx';
import { Notice } from '@sigorta/ui-kit/feedback/Notice.tsx';
import { useState } from 'react';
import { useMay } from '../../app/staff-context.tsx';
import { Box } from '../../layout/Box.tsx';
import { DataTable } from '../../list/machine/DataTable.tsx';
import { ChooseDialog, chooseWord } from './ChooseDialog.tsx';
import styles from './ReleasesPage.module.css';
import { useReleasesTexts } from './use-releases-texts.ts';

type Family = AnswerOf<typeof releaseChoose>;
type Release = Family['releases'][number];

/** What staff can do about a release that is not shown. */
const reasons = {
  'unknown-key': 'key',
  'wrong-signature': 'key',
  missing: 'files',
  'wrong-sum': 'files',
  'wrong-form': 'files',
  'wrong-contract': 'house',
  broken: 'house',
  clash: 'clash',
  'store-away': 'store',
} as const satisfies Record<NonNullable<Release['refused']>, string>;

const tones = { ok: 'ok', missing: 'bad', changed: 'bad' } as const;

/** One remote: what is live, and the releases whose files are kept. */
export function FamilyBox({ state, onChanged }: { state: Family; onChanged: () => void }) {
  const t = useReleasesTexts();
  /* a family's id is its folder; whoever adds one adds its name to the texts */
  const familyText = useNamespace('panel-releases');
  const language = useLanguage();
  const may = useMay()('releases:roll-back');
  const [wanted, setWanted] = useState<Release | null>(null);
  const { family, live, newest, chosenAt, releases } = state;
  const isAlone = releases.some((release) => release.version === live && release.alone);
  const howOf = ({ version, alone }: Release) => {
    if (version === newest) return 'newest';
    return alone ? 'live' : 'back';
  };
  return (
    <Box title={familyText(`family.${family}`)}>
      {chosenAt && (
        <Notice tone={isAlone ? 'info' : 'warn'} className={styles.notice}>
          {t(isAlone ? 'aloneSince' : 'rolledBack', { at: formatDateTime(chosenAt, language) })}
        </Notice>
      )}
      {releases.some(({ version, health }) => version === newest && health !== 'ok') && (
        <Notice tone="bad" role="alert" className={styles.notice}>
          {t('refused')}
        </Notice>
      )}
      <div className={styles.table}>
        <DataTable
          caption={familyText(`family.${family}`)}
          rows={releases}
          keyOf={({ version }) => version}
          columns={[
            {
              key: 'version',
              place: 'head',
              label: t('version'),
              cell: ({ version, alone }) => (
                <span className={styles.version}>
                  <bdi dir="ltr">{version}</bdi>
                  {version === live && <Badge tone="brand">{t('live')}</Badge>}
                  {version === newest && <Badge>{t('newest')}</Badge>}
                  {alone && <Badge>{t('alone')}</Badge>}
                </span>
              ),
            },
            { key: 'at', place: 'sub', label: t('at'), cell: ({ at }) => formatDateTime(at, language) },
            {
              key: 'health',
              label: t('health'),
              cell: ({ health, files, refused }) => (
                <>
                  <Badge tone={tones[health]}>{t(`health.${health}`, { count: files })}</Badge>
                  {refused && <p className={styles.refused}>{t(`notShown.${reasons[refused]}`)}</p>}
                </>
              ),
            },
            { key: 'contract', label: t('contract'), cell: ({ contract }) => contract, wide: true },
            ...(may
              ? [
                  {
                    key: 'choose',
                    place: 'action' as const,
                    label: t('action'),
                    end: true,
                    cell: (release: Release) =>
                      release.selectable ? (
                        <Button
                          variant="outline"
                          size="s"
                          aria-label={`${t(chooseWord[howOf(release)])}: ${release.version}`}
                          onClick={() => setWanted(release)}
                        >
                          {t(chooseWord[howOf(release)])}
                        </Button>
                      ) : null,
                  },
                ]
              : []),
          ]}
        />
      </div>
      {wanted && (
        <ChooseDialog
          family={family}
          version={wanted.version}
          how={howOf(wanted)}
          onClose={() => setWanted(null)}
          onChosen={() => {
            setWanted(null);
            onChanged();
          }}
        />
      )}
    </Box>
  );
}
