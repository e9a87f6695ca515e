import { type Weekday, weekdays } from '@sigorta/contracts/opening-hours';
import type { Language } from '@sigorta/i18n/language';
import { dateLocales } from '@sigorta/i18n/locale';

/** Monday 23 November 2026; the names of weekdays follow from it. */
const monday = Date.UTC(2026, 10, 23);
const dayMs = 24 * 3600_000;

/** A weekday's whole name: `Mon` in Turkish is `Pazartesi`. */
export const dayName = (day: Weekday, language: Language): string =>
  new Intl.DateTimeFormat(dateLocales[language], { weekday: 'long', timeZone: 'UTC' }).format(
    monday + weekdays.indexOf(day) * dayMs,
  );
