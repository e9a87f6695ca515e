import { languageOfHeader } from '@sigorta/i18n/accept-language';
import { directionOf } from '@sigorta/i18n/direction';
import { defaultLanguage, type Language, languages } from '@sigorta/i18n/language';
import { languageOfPath } from '@sigorta/i18n/paths';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { escapeHtml } from '../../platform/escape-html.ts';
import { messagePageStyle } from '../../platform/http/bare-page-style.ts';
import { cookiesOf } from '../../platform/http/cookies.ts';
import { languageCookie } from './choose-language.ts';
import { faultTexts } from './fault-texts.ts';

type Fault = 'preparing' | 'broken' | 'busy' | 'full';

const statuses: Record<Fault, number> = { preparing: 503, broken: 500, busy: 429, full: 503 };

/** Language of who asks: of the address, else the stored choice, else what the browser prefers. */
const languageOf = (path: string, request: FastifyRequest): Language => {
  const named = languageOfPath(path);
  if (named !== defaultLanguage) return named;
  const stored = languages.find((language) => language === cookiesOf(request)[languageCookie]);
  return stored ?? languageOfHeader(request.headers['accept-language']);
};

/** A whole page that needs nothing: no file of the site, no brand, no database. */
const faultPage = (fault: Fault, language: Language, address: string, nonce: string): string => {
  const { title, again, ...sentences } = faultTexts[language];
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style nonce="${nonce}">${messagePageStyle}</style></head>
<body><main><h1>${title}</h1><p>${sentences[fault]}</p><p><a href="${escapeHtml(address)}">${again}</a></p></main></body></html>
`;
};

/**
 * Answers for a page that cannot be drawn.
 * @param path of the address, never one that a browser would read as a host
 * @param query with its question mark, or nothing
 * @param retryAfter seconds
 */
export const answerFault = (
  fault: Fault,
  { path, query }: { path: string; query: string },
  request: FastifyRequest,
  reply: FastifyReply,
  retryAfter = 5,
): FastifyReply =>
  reply
    .status(statuses[fault])
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('vary', 'Accept-Language, Cookie')
    .header('retry-after', retryAfter)
    .send(faultPage(fault, languageOf(path, request), `${path}${query}`, request.nonce));
