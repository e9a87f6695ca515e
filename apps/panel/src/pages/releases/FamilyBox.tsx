import { formatDateTime } from '@sigorta/i18n/date';
import { useLanguage, useNamespace } from '@sigorta/runtime/runtime';
import { Badge } from '@sigorta/ui-kit/data/Badge.tsx';
import { Notice } from '@sigorta/ui-kit/feedback/Notice.tsx';
import { useMay } from '../../app/staff-context.tsx';
import { Box } from '../../layout/Box.tsx';
import { DataTable } from '../../list/machine/DataTable.tsx';
import { PreviewLinks } from './PreviewLinks.tsx';
import { ReleaseActs } from './ReleaseActs.tsx';
import { ReleaseFigures } from './ReleaseFigures.tsx';
import styles from './ReleasesPage.module.css';
import { type Family, type Previews, type Release, ReleaseVersion } from './ReleaseVersion.tsx';
import { RetireFamily } from './RetireFamily.tsx';
import { useReleasesTexts } from './use-releases-texts.ts';

/** What staff can do about a release that is not shown. */
const reasons = {
  'unknown-key': 'key',
  'wrong-signature': 'key',
  missing: 'files',
  'wrong-sum': 'files',
  'wrong-form': 'files',
  'wrong-contract': 'house',
  'wrong-wording': 'wording',
  broken: 'house',
  clash: 'clash',
  'store-away': 'store',
} as const satisfies Record<NonNullable<Release['refused']>, string>;

const tones = { ok: 'ok', missing: 'bad', changed: 'bad' } as const;

interface FamilyBoxProps {
  state: Family;
  previews: Previews | null;
  onChanged: () => void;
}

/** One remote: what is live, and the releases whose files are kept. */
export function FamilyBox({ state, previews, onChanged }: FamilyBoxProps) {
  const t = useReleasesTexts();
  /* a family's id is its folder; whoever adds one adds its name to the texts */
  const familyText = useNamespace('panel-releases');
  const language = useLanguage();
  const may = useMay()('releases:roll-back');
  const { family, sale, live, newest, chosenAt, releases } = state;
  const isAlone = releases.some((release) => release.version === live && release.alone);
  return (
    <Box title={familyText(`family.${family}`)}>
      {chosenAt && sale === 'retired' && (
        <Notice tone="warn" className={styles.notice}>
          {t('retired', { at: formatDateTime(chosenAt, language) })}
        </Notice>
      )}
      {chosenAt && sale !== 'retired' && (
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
              cell: (release) => <ReleaseVersion state={state} release={release} />,
            },
            { key: 'at', place: 'sub', label: t('at'), cell: ({ at }) => formatDateTime(at, language) },
            {
              key: 'health',
              label: t('health'),
              cell: ({ health, files, refused }) => (
                <>
                  <span className={styles.health}>
                    <Badge tone={tones[health]}>{t(`health.${health}`, { count: files })}</Badge>
                  </span>
                  {refused && <p className={styles.refused}>{t(`notShown.${reasons[refused]}`)}</p>}
                </>
              ),
            },
            {
              key: 'figures',
              label: t('visits'),
              cell: (release) => <ReleaseFigures release={release} />,
            },
            { key: 'contract', label: t('contract'), cell: ({ contract }) => contract, wide: true },
            ...(may
              ? [
                  {
                    key: 'choose',
                    place: 'action' as const,
                    label: t('action'),
                    end: true,
                    cell: (release: Release) => (
                      <ReleaseActs
                        state={state}
                        release={release}
                        previews={previews}
                        onChanged={onChanged}
                      />
                    ),
                  },
                ]
              : []),
          ]}
        />
      </div>
      <PreviewLinks
        links={previews?.links.filter((link) => link.family === family) ?? []}
        onChanged={onChanged}
      />
      {may && sale === 'sold' && (
        <div className={styles.retire}>
          <RetireFamily family={family} name={familyText(`family.${family}`)} onChanged={onChanged} />
        </div>
      )}
    </Box>
  );
}
