import type { Language } from '@sigorta/i18n/language';
import { languages } from '@sigorta/i18n/language';

/** The day by which many alike take their turns in the gateway's tests; `ROTATION=20778` repeats another day's. */
export const rotation = Number(process.env.ROTATION ?? Math.floor(Date.now() / 86_400_000));

interface Day {
  day?: number;
  /** everything on one day: `LANGUAGES=all`, as `pnpm --filter bench gateway-in-turn` sets it */
  isAll?: boolean;
}

const isAllToday = process.env.LANGUAGES === 'all';

/** Of many alike those whose turn it is: so many days take each of them once. */
export const partOf = <One>(
  days: number,
  all: readonly One[],
  { day = rotation, isAll = isAllToday }: Day = {},
): One[] => all.filter((_, at) => isAll || (at + day) % days === 0);

/** Turkish every second day, one of the other three on the days between. */
export const languageOfToday = ({ day = rotation, isAll = isAllToday }: Day = {}): Language[] => {
  const [own, ...others] = languages;
  if (isAll) return [...languages];
  return day % 2 === 0 ? [own] : others.filter((_, at) => at === Math.floor(day / 2) % others.length);
};
