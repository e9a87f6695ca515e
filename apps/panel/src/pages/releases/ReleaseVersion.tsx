import type { AnswerOf } from '@sigorta/contracts/operation';
import type { previewList } from '@sigorta/contracts/panel/release-previews';
import type { releaseChoose } from '@sigorta/contracts/panel/releases';
import { formatPercent } from '@sigorta/i18n/number';
import { useLanguage } from '@sigorta/runtime/runtime';
import { Badge } from '@sigorta/ui-kit/data/Badge.tsx';
import styles from './ReleasesPage.module.css';
import { useReleasesTexts } from './use-releases-texts.ts';

export type Family = AnswerOf<typeof releaseChoose>;
export type Previews = AnswerOf<typeof previewList>;
export type Release = Family['releases'][number];

/** A release's name and what it is now. */
export function ReleaseVersion({ state, release }: { state: Family; release: Release }) {
  const t = useReleasesTexts();
  const language = useLanguage();
  const { version, alone } = release;
  const { live, newest, share } = state;
  return (
    <span className={styles.version}>
      <bdi dir="ltr">{version}</bdi>
      {version === live && <Badge tone="brand">{t('live')}</Badge>}
      {version === share?.version && (
        <Badge tone="info">{t('share.of', { share: formatPercent(share.percent / 100, language) })}</Badge>
      )}
      {version === newest && <Badge>{t('newest')}</Badge>}
      {alone && <Badge>{t('alone')}</Badge>}
    </span>
  );
}
