import { formatDateTime } from '@sigorta/i18n/date';
import { formatNumber } from '@sigorta/i18n/number';
import { useLanguage } from '@sigorta/runtime/runtime';
import styles from './ReleasesPage.module.css';
import type { Release } from './ReleaseVersion.tsx';
import { useReleasesTexts } from './use-releases-texts.ts';

/** How visitors fared with a release in the week it was watched, and what its forms weigh. */
export function ReleaseFigures({ release }: { release: Release }) {
  const t = useReleasesTexts();
  const language = useLanguage();
  const { visits, bytes, withdrawn } = release;
  const figure = (value: number): string => formatNumber(value, language);
  if (!visits && !withdrawn && bytes === null) return null;
  return (
    <div className={styles.fared}>
      {withdrawn && (
        <p>
          {t('withdrawn', {
            at: formatDateTime(withdrawn.at, language),
            fault: t(`fault.${withdrawn.fault}`),
          })}
        </p>
      )}
      {visits && (
        <ul className={styles.figures}>
          <li>{t('visits.visitors', { amount: figure(visits.visitors) })}</li>
          <li>
            {t('visits.faults', {
              failed: figure(visits.failed),
              errored: figure(visits.errored),
              refused: figure(visits.refused),
            })}
          </li>
          {visits.lcpMs !== null && (
            <li>
              {t('visits.load', { seconds: formatNumber(Math.round(visits.lcpMs / 100) / 10, language) })}
            </li>
          )}
          {visits.inpMs !== null && <li>{t('visits.answer', { amount: figure(visits.inpMs) })}</li>}
          <li>{t('visits.steps', { quoted: figure(visits.quoted), ordered: figure(visits.ordered) })}</li>
        </ul>
      )}
      {bytes !== null && (
        <p>{t('weight', { amount: formatNumber(Math.round(bytes / 102.4) / 10, language) })}</p>
      )}
    </div>
  );
}
