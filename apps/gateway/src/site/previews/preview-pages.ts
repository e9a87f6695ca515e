import { formatDateTime } from '@sigorta/i18n/date';
import { directionOf } from '@sigorta/i18n/direction';
import type { Language } from '@sigorta/i18n/language';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PreviewPin } from '../../platform/context.ts';
import { escapeHtml } from '../../platform/escape-html.ts';
import { messagePageStyle } from '../../platform/http/bare-page-style.ts';
import { chooseLanguage, languageCookie } from '../pages/choose-language.ts';
import { leavePath } from './preview-link.ts';
import type { PreviewFault } from './preview-links.ts';
import { previewTexts } from './preview-texts.ts';

/* violet in either scheme and under every brand: nobody may take a preview for the shop */
const stripStyle = `#preview-strip{position:relative;display:flex;flex-wrap:wrap;gap:.25rem 1rem;align-items:center;justify-content:center;padding:.5rem 1rem;background:#5b2a86;color:#fff;font:600 .875rem/1.4 system-ui,sans-serif;text-align:center}
#preview-strip p{margin:0}#preview-strip a{color:#fff;text-decoration:underline;padding:.25rem 0}#preview-strip a:focus-visible{outline:2px solid #fff;outline-offset:2px}`;

/** What stands above every page of a preview, outside of what a release draws: no release can leave it out. */
export function previewStrip(pin: PreviewPin, language: Language, nonce: string): string {
  const { name, shown, leave } = previewTexts[language];
  const text = escapeHtml(shown)
    .replace('{{release}}', `<bdi dir="ltr">${escapeHtml(pin.release)}</bdi>`)
    .replace('{{until}}', escapeHtml(formatDateTime(pin.endsAt.toISOString(), language)));
  return `<style nonce="${nonce}">${stripStyle}</style><aside id="preview-strip" aria-label="${escapeHtml(name)}"><p>${text}</p><a href="${leavePath}">${escapeHtml(leave)}</a></aside>`;
}

const statuses = { forged: 403, over: 410, ended: 410, away: 503 } as const;

/** A whole page that says why a preview does not open, in a language of who asks; its way on ends the preview. */
export function answerNoPreview(
  fault: PreviewFault | 'away',
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const { language } = chooseLanguage('/', {
    cookie: request.cookies[languageCookie],
    header: request.headers['accept-language'],
  });
  const { title, faults, home } = previewTexts[language];
  return reply
    .status(statuses[fault])
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex')
    .send(`<!doctype html>
<html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style nonce="${request.nonce}">${messagePageStyle}</style></head>
<body><main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(faults[fault])}</p><p><a href="${leavePath}">${escapeHtml(home)}</a></p></main></body></html>
`);
}
