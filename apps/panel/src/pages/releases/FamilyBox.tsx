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
import { ChooseDialog } from './ChooseDialog.tsx';
import styles from './ReleasesPage.module.css';
import { useReleasesTexts } from './use-releases-texts.ts';

type Family = AnswerOf<typeof releaseChoose>;
type Release = Family['releases'][number];

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
  return (
    <Box title={familyText(`family.${family}`)}>
      {chosenAt && (
        <Notice tone="warn" className={styles.notice}>
          {t('rolledBack', { at: formatDateTime(chosenAt, language) })}
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
              cell: ({ version }) => (
                <span className={styles.version}>
                  <bdi dir="ltr">{version}</bdi>
                  {version === live && <Badge tone="brand">{t('live')}</Badge>}
                  {version === newest && <Badge>{t('newest')}</Badge>}
                </span>
              ),
            },
            { key: 'at', place: 'sub', label: t('at'), cell: ({ at }) => formatDateTime(at, language) },
            {
              key: 'health',
              label: t('health'),
              cell: ({ health, files }) => (
                <Badge tone={tones[health]}>{t(`health.${health}`, { count: files })}</Badge>
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
                          aria-label={`${t(release.version === newest ? 'toNewest' : 'rollBack')}: ${release.version}`}
                          onClick={() => setWanted(release)}
                        >
                          {t(release.version === newest ? 'toNewest' : 'rollBack')}
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
          isNewest={wanted.version === newest}
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
