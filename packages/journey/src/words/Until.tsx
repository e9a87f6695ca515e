import { formatDate, formatDateTime, formatTime } from '@sigorta/i18n/date';
import { VisuallyHidden } from '@sigorta/ui-kit/layout/VisuallyHidden.tsx';
import { minutesLeft } from '../offers/holding.ts';
import { useNow } from '../offers/use-now.ts';
import { useWords } from './use-words.ts';

const dayMs = 86_400_000;

/** A moment as one reads it: a time today or tomorrow, else with its day. */
function momentWords(instant: string, { t, language }: ReturnType<typeof useWords>): string {
  const dayOf = (at: string): string => formatDate(at, language, 'numeric');
  const now = Date.now();
  const [today, tomorrow] = [now, now + dayMs].map((at) => dayOf(new Date(at).toISOString()));
  const [day, time] = [dayOf(instant), formatTime(instant, language)];
  if (day === today) return t('order.until.today', { time });
  if (day === tomorrow) return t('order.until.tomorrow', { time });
  return t('order.until.later', { time: formatDateTime(instant, language) });
}

/**
 * Until when a price holds: a time of day, and shortly before it the minutes that are left. Who listens hears the time once when it
 * is near, and no minutes.
 */
export function Until({ instant }: { instant: string }) {
  const words = useWords();
  const now = useNow();
  const count = minutesLeft({ validUntil: instant }, now);
  const moment = momentWords(instant, words);
  return (
    <>
      <span>{count === null ? moment : words.t('offer.left', { count })}</span>
      <VisuallyHidden>
        <span role="status">{count === null ? '' : moment}</span>
      </VisuallyHidden>
    </>
  );
}

/** The same where the end is no matter while it is far. */
export function EndsSoon({ instant, className }: { instant: string; className?: string | undefined }) {
  const now = useNow();
  if (minutesLeft({ validUntil: instant }, now) === null) return null;
  return (
    <p className={className}>
      <Until instant={instant} />
    </p>
  );
}
