import type { Language } from '@sigorta/i18n/language';
import { languages } from '@sigorta/i18n/language';

/** What a day's run takes of a matrix too large for one run; `ROTATION=20778` repeats another day's. */
export const rotation = Number(process.env.ROTATION ?? Math.floor(Date.now() / 86_400_000));

const isEachLookedAt = process.env.LOOKS === 'all';

/** A quarter of the screens a day, of Turkish and Arabic on a desk and a phone; `LOOKS=all` takes every one. */
export const isLookedAt = (language: Language, width: number, day = rotation): boolean =>
  isEachLookedAt || ((language === 'ar' ? 2 : 0) + (width === 390 ? 1 : 0) + day) % 4 === 0;

/** A quarter of the pages a time: sixteen times look at each in both languages on both screens. */
export const pagesLookedAt = <Page>(pages: readonly Page[], day = rotation): Page[] =>
  partOf(4, pages, { day: Math.floor(day / 4), isAll: isEachLookedAt });

interface Day {
  day?: number;
  /** every way on one day: `LANGUAGES=all`, the campaign `pnpm --filter bench all-languages` */
  isAll?: boolean;
}

const isAllToday = process.env.LANGUAGES === 'all';

/** In which languages a thing is tried today: in Turkish every day, in each other one every third. */
export const languagesOfToday = (
  place: number,
  { day = rotation, isAll = isAllToday }: Day = {},
): Language[] =>
  languages.filter((_, at) => isAll || at === 0 || (place + day) % (languages.length - 1) === at - 1);

/**
 * In which language a thing of many alike is tried today: every second day in Turkish, on the others in one of the other three in turn.
 * @param place an even one is Turkish on an even day, an odd one on an odd one
 */
export const languageOfToday = (
  place: number,
  { day = rotation, isAll = isAllToday }: Day = {},
): Language[] => {
  const turn = place + day;
  const [own, ...others] = languages;
  if (isAll) return [...languages];
  return turn % 2 === 0 ? [own] : others.filter((_, at) => at === Math.floor(turn / 2) % others.length);
};

/**
 * A journey that is told in several languages, each with a screen of its own, makes the same promise in all of them: one a day.
 * @param place an even one begins with the first way on an even day, an odd one with the second, so that no day is all of one
 */
export const inTurn = <Way>(
  place: number,
  ways: readonly Way[],
  { day = rotation, isAll = isAllToday }: Day = {},
): Way[] => ways.filter((_, at) => isAll || (place + day) % ways.length === at);

/** Of many alike, such as products, those whose turn it is: so many days take each of them once. `LANGUAGES=all` takes all. */
export const partOf = <One>(
  days: number,
  all: readonly One[],
  { day = rotation, isAll = isAllToday }: Day = {},
): One[] => all.filter((_, at) => isAll || (at + day) % days === 0);

/** Whether a journey that comes every second day is walked today: one of an even place on even days, one of an odd place on the others. */
export const hasItsTurn = (place: number, { day = rotation, isAll = isAllToday }: Day = {}): boolean =>
  isAll || (place + day) % 2 === 0;

/** The day as a journey counts it that comes every second day: what turns within it would else meet every second way alone. */
export const everySecondDay = { day: Math.floor(rotation / 2) };
