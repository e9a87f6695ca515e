import { languageOfHeader } from '@sigorta/i18n/accept-language';
import { directionOf } from '@sigorta/i18n/direction';
import { defaultLanguage, type Language, languages } from '@sigorta/i18n/language';
import { languageOfPath } from '@sigorta/i18n/paths';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { escapeHtml } from '../../platform/escape-html.ts';
import { languageCookie } from './choose-language.ts';
import { faultTexts } from './fault-texts.ts';

type Fault = 'preparing' | 'broken';

const style = `body{margin:0;min-height:100vh;display:grid;place-items:center;background:#f4f7f7;color:#16292c;font:1rem/1.6 system-ui,sans-serif}
main{max-inline-size:32rem;padding:2rem}h1{font-size:1.5rem;line-height:1.3}a{display:inline-block;padding:.75rem 1.25rem;border-radius:.5rem;background:#0a6270;color:#fff}`;

/** Language of who asks: of the address, else the stored choice, else what the browser prefers. */
const languageOf = (path: string, request: FastifyRequest): Language => {
  const named = languageOfPath(path);
  if (named !== defaultLanguage) return named;
  const stored = languages.find((language) => language === request.cookies[languageCookie]);
  return stored ?? languageOfHeader(request.headers['accept-language']);
};

/** A whole page that needs nothing: no file of the site, no brand, no database. */
const faultPage = (fault: Fault, language: Language, address: string, nonce: string): string => {
  const { title, again, ...sentences } = faultTexts[language];
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style nonce="${nonce}">${style}</style></head>
<body><main><h1>${title}</h1><p>${sentences[fault]}</p><p><a href="${escapeHtml(address)}">${again}</a></p></main></body></html>
`;
};

/**
 * Answers for a page that cannot be drawn.
 * @param path of the address, never one that a browser would read as a host
 * @param query with its question mark, or nothing
 */
export const answerFault = (
  fault: Fault,
  { path, query }: { path: string; query: string },
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply =>
  reply
    .status(fault === 'preparing' ? 503 : 500)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('vary', 'Accept-Language, Cookie')
    .header('retry-after', '5')
    .send(faultPage(fault, languageOf(path, request), `${path}${query}`, request.nonce));
