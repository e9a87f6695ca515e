import { scriptJson } from '@sigorta/contracts/boot';
import { directionOf } from '@sigorta/i18n/direction';
import type { Language } from '@sigorta/i18n/language';
import { escapeHtml } from '../../platform/escape-html.ts';
import { barePageStyle } from '../../platform/http/bare-page-style.ts';
import { handOverScript } from './served-files.ts';

interface HandedOver {
  /** under which the tab keeps the draft */
  key: string;
  draft: string;
  /** path of the form */
  to: string;
}

const words: Record<Language, { title: string; go: string }> = {
  tr: { title: 'Bilgileriniz aktarılıyor', go: 'Sayfa açılmazsa buradan devam edin' },
  en: { title: 'Taking your answers along', go: 'If the page does not open, go on here' },
  ru: { title: 'Переносим ваши ответы', go: 'Если страница не открылась, продолжите здесь' },
  ar: { title: 'جارٍ نقل بياناتك', go: 'إذا لم تُفتح الصفحة فتابع من هنا' },
};

const style = barePageStyle(
  'body{min-height:100vh;display:grid;place-items:center;background:var(--n-50)}main{padding:2rem;text-align:center}h1{font-size:1.25rem}a{color:var(--c-text)}',
);

/** Shown for a moment between the frame and our own form, and left by its script. */
export function handOverPage(handed: HandedOver, language: Language, nonce: string): string {
  const { title, go } = words[language];
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style nonce="${nonce}">${style}</style></head>
<body><main><h1 role="status">${escapeHtml(title)}</h1><p><a href="${escapeHtml(handed.to)}">${escapeHtml(go)}</a></p></main>
<script type="application/json" id="devir">${scriptJson(handed)}</script><script src="${handOverScript}"></script></body></html>
`;
}
