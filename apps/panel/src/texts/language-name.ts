import type { Language } from '@sigorta/i18n/language';

/** A language's name in another: `ru` in Turkish is `Rusça`. */
export const languageName = (of: Language, language: Language): string =>
  new Intl.DisplayNames([language], { type: 'language' }).of(of) ?? of;
