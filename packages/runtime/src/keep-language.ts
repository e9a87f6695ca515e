import type { Language } from '@sigorta/i18n/language';

/**
 * The language that somebody chose, for a year. The server reads it (decision 24): the Turkish address of a page names no language,
 * and without the choice it would be answered in the browser's.
 */
export function keepLanguage(language: Language): void {
  const year = 365 * 24 * 60 * 60;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store interface is missing in Safari and Firefox
  document.cookie = `language=${language}; path=/; max-age=${year}; samesite=lax`;
}
