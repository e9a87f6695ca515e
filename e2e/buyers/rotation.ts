import type { Language } from '@sigorta/i18n/language';
import { languages } from '@sigorta/i18n/language';

/** What a day's run takes of a matrix too large for one run; `ROTATION=20778` repeats another day's. */
export const rotation = Number(process.env.ROTATION ?? Math.floor(Date.now() / 86_400_000));

/** Half of the screens a day: one width in Turkish, the other in Arabic; `LOOKS=all` takes every one. */
export const isLookedAt = (language: Language, width: number): boolean =>
  process.env.LOOKS === 'all' || (languages.indexOf(language) + (width === 390 ? 1 : 0) + rotation) % 2 === 0;
