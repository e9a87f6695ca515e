import type { Language } from './language.ts';

export type Direction = 'ltr' | 'rtl';

/** Value of the `dir` attribute. */
export const directionOf = (language: Language): Direction => (language === 'ar' ? 'rtl' : 'ltr');
