import { type OpeningHours, weekdays } from '@sigorta/contracts/opening-hours';
import type { Language } from '@sigorta/i18n/language';

export interface HoursLine {
  /** `Pzt–Cum` */
  days: string;
  /** `09:00–18:00` */
  hours: string;
}

/** Monday 23 November 2026; the names of weekdays follow from it. */
const monday = Date.UTC(2026, 10, 23);
const dayMs = 24 * 3600_000;

/** Opening hours to be read, neighbouring days of equal hours together; closed days are left out. */
export function hoursLines(hours: OpeningHours, language: Language): HoursLine[] {
  const names = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' });
  const runs: { from: number; to: number; hours: string }[] = [];
  for (const [index, day] of weekdays.entries()) {
    const open = hours[day];
    const last = runs.at(-1);
    if (open === undefined) continue;
    if (last?.hours === open && last.to === index - 1) last.to = index;
    else runs.push({ from: index, to: index, hours: open });
  }
  const nameOf = (index: number) => names.format(monday + index * dayMs);
  return runs.map((run) => ({
    days: run.from === run.to ? nameOf(run.from) : `${nameOf(run.from)}–${nameOf(run.to)}`,
    hours: run.hours.replace('-', '–'),
  }));
}
