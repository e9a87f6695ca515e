import type { Language } from '@sigorta/i18n/language';
import { languages } from '@sigorta/i18n/language';
import { type Day, firstOrAnother, isAllToday, partOf, rotation } from '@sigorta/tooling/test/rotation';

const isEachLookedAt = process.env.LOOKS === 'all';

/** A quarter of the screens a day, of Turkish and Arabic on a desk and a phone; `LOOKS=all` takes every one. */
export const isLookedAt = (language: Language, width: number, day = rotation): boolean =>
  isEachLookedAt || ((language === 'ar' ? 2 : 0) + (width === 390 ? 1 : 0) + day) % 4 === 0;

/** A quarter of the pages a time: sixteen times look at each in both languages on both screens. */
export const pagesLookedAt = <Page>(pages: readonly Page[], day = rotation): Page[] =>
  partOf(4, pages, { day: Math.floor(day / 4), isAll: isEachLookedAt });

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
export const languageOfToday = (place: number, day: Day = {}): Language[] =>
  firstOrAnother(place, languages, day);
