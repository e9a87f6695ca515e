import { languageOfHeader } from '@sigorta/i18n/accept-language';
import { directionOf } from '@sigorta/i18n/direction';
import { goneBack, goneText, goneTitle } from './gone-texts.ts';

/** Shown for a hop address that was used, replaced or never existed. @param home the site's origin */
export function gonePage(acceptLanguage: string | undefined, home: string): string {
  const language = languageOfHeader(acceptLanguage);
  return `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${goneTitle[language]}</title><style>body{font:1.0625rem/1.6 system-ui,sans-serif;max-width:34rem;margin:15vh auto;padding:0 1.25rem;color:#152b30}a{color:#08515c}</style><h1>${goneTitle[language]}</h1><p>${goneText[language]}</p><p><a href="${home}">${goneBack[language]}</a></p></html>`;
}
