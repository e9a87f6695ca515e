import type { Language } from '@sigorta/i18n/language';

/** Kept for the server too, which chooses the language of a bare address by it (decision 24). */
export function keepLanguage(language: Language): void {
  const year = 365 * 24 * 60 * 60;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store interface is missing in Safari and Firefox
  document.cookie = `language=${language}; path=/; max-age=${year}; samesite=lax`;
}
