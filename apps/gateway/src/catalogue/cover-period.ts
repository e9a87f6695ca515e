import { formatDate, formatDateTime } from '@sigorta/i18n/date';
import type { Language } from '@sigorta/i18n/language';
import { type CoverPeriod, coverPeriodOf, lastDayBefore } from '@sigorta/validators/cover-period';
import { endOfDay } from '@sigorta/validators/istanbul';

/** Rows hold moments, both or none; everybody is told days. */
export const coverOf = (startsAt: Date | null, endsAt: Date | null): CoverPeriod | null =>
  startsAt && endsAt ? coverPeriodOf({ startsAt, endsAt }) : null;

/** `23 Aralık 2026 24:00` for a cover that ends with a day, as policies write it; else the instant. */
export function showEnd(endsAt: Date, language: Language): string {
  const lastDay = lastDayBefore(endsAt);
  return endsAt.getTime() === endOfDay(lastDay).getTime()
    ? `${formatDate(lastDay, language)} 24:00`
    : formatDateTime(endsAt.toISOString(), language);
}
