import { useBrand, useLanguage } from '@sigorta/runtime/runtime';
import { hoursLines } from './hours-lines.ts';
import styles from './OpeningHours.module.css';

/** In whose hours a visitor of ours lives without saying so. */
const homeZone = 'Europe/Istanbul';

/** When somebody answers, day by day; nothing when the partner set no hours. */
export function OpeningHours() {
  const { hours, timeZone } = useBrand().chat;
  const language = useLanguage();
  const lines = hours ? hoursLines(hours, language) : [];
  if (lines.length === 0) return null;
  return (
    <>
      <dl className={styles.hours}>
        {lines.map(({ days, hours }) => (
          <div key={days}>
            <dt>{days}</dt>
            <dd>
              <bdi dir="ltr">{hours}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {timeZone !== homeZone && (
        <p className={styles.zone}>
          <bdi dir="ltr">{timeZone.replaceAll('_', ' ')}</bdi>
        </p>
      )}
    </>
  );
}
