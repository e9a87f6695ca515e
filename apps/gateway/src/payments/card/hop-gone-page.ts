import { languageOfHeader } from '@sigorta/i18n/accept-language';
import { directionOf } from '@sigorta/i18n/direction';
import { barePageStyle } from '../../platform/http/bare-page-style.ts';
import { goneBack, goneText, goneTitle } from './gone-texts.ts';

const style = barePageStyle(
  'body{max-width:34rem;margin:15vh auto;padding:0 1.25rem;font-size:1.0625rem}a{color:var(--c-text)}',
);

/** Shown for a hop address that was used, replaced or never existed. @param home the site's origin */
export function gonePage(acceptLanguage: string | undefined, home: string): string {
  const language = languageOfHeader(acceptLanguage);
  return `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${goneTitle[language]}</title><style>${style}</style><h1>${goneTitle[language]}</h1><p>${goneText[language]}</p><p><a href="${home}">${goneBack[language]}</a></p></html>`;
}
