import type { Language } from '@sigorta/i18n/language';

/** What a country of ISO 3166-1 numeric is called, from what the browser knows; the code where it knows none. */
export function countryName(code: string, language: Language): string {
  /* Kosovo has no number of its own there */
  const region = code === '999' ? 'XK' : new Intl.Locale(`und-${code.padStart(3, '0')}`).region;
  const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
  return (region && names.of(region)) || code;
}
