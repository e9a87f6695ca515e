import type { Language } from '@sigorta/i18n/language';
import { languages } from '@sigorta/i18n/language';

/** What a day's run takes of a matrix too large for one run; `ROTATION=20778` repeats another day's. */
export const rotation = Number(process.env.ROTATION ?? Math.floor(Date.now() / 86_400_000));

/** A quarter of the screens a day, of Turkish and Arabic on a desk and a phone; `LOOKS=all` takes every one. */
export const isLookedAt = (language: Language, width: number): boolean =>
  process.env.LOOKS === 'all' || ((language === 'ar' ? 2 : 0) + (width === 390 ? 1 : 0) + rotation) % 4 === 0;

/** In which languages a thing is tried today: in Turkish every day, in each other one every third. */
export const languagesOfToday = (place: number): Language[] =>
  languages.filter((_, at) => at === 0 || (place + rotation) % (languages.length - 1) === at - 1);
