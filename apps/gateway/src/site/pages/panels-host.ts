import { directionOf } from '@sigorta/i18n/direction';
import type { Language } from '@sigorta/i18n/language';
import { withLanguage, withoutLanguage } from '@sigorta/i18n/paths';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { messagePageStyle } from '../../platform/http/bare-page-style.ts';
import { chooseLanguage, languageCookie } from './choose-language.ts';

const panel = '/panel';
/** where the panel begins: `/panel` itself is none of its pages */
const signIn = `${panel}/giris`;

/** @param path without language prefix */
export const isPanel = (path: string): boolean => path === panel || path.startsWith(`${panel}/`);

/** No page of anybody: what an address of the panel is drawn as on a host of the shop. */
export const nowhere = '/-panel';

const texts: Record<Language, { title: string; text: string; way: string }> = {
  tr: { title: 'Sayfa bulunamadı', text: 'Bu adreste bir sayfa yok.', way: 'Panele git' },
  en: { title: 'Page not found', text: 'There is no page at this address.', way: 'Go to the panel' },
  ru: { title: 'Страница не найдена', text: 'По этому адресу страницы нет.', way: 'Перейти в панель' },
  ar: { title: 'الصفحة غير موجودة', text: 'لا توجد صفحة على هذا العنوان.', way: 'الانتقال إلى اللوحة' },
};

/**
 * Answers on the panel's own host for an address that is none of its: the bare host leads to the panel, everything else is a small
 * page that needs no file, as nothing of the shop is there.
 * @returns null for an address of the panel
 */
export const answerOnPanelsHost = (
  pathname: string,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply | null => {
  const path = withoutLanguage(pathname);
  if (isPanel(path)) return null;
  const { language } = chooseLanguage(pathname, {
    cookie: request.cookies[languageCookie],
    header: request.headers['accept-language'],
  });
  const way = withLanguage(signIn, language);
  if (path === '/') return reply.header('cache-control', 'no-store').redirect(way, 303);
  const t = texts[language];
  return reply
    .status(404)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('vary', 'Accept-Language, Cookie')
    .send(`<!doctype html>
<html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${t.title}</title><style nonce="${request.nonce}">${messagePageStyle}</style></head>
<body><main><h1>${t.title}</h1><p>${t.text}</p><p><a href="${way}">${t.way}</a></p></main></body></html>
`);
};
