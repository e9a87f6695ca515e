import { directionOf } from '@sigorta/i18n/direction';
import { type Language, languages } from '@sigorta/i18n/language';
import { withLanguage } from '@sigorta/i18n/paths';
import { solvePalette } from '@sigorta/ui-kit/palette/palette';
import { escapeHtml } from '../../../platform/escape-html.ts';
import type { LivingView } from '../living-view.ts';
import { pageStyle } from '../page-style.ts';
import { pageScript } from '../served-scripts.ts';
import { livingTexts } from '../texts/living-texts.ts';

const names: Record<Language, string> = { tr: 'Türkçe', en: 'English', ru: 'Русский', ar: 'العربية' };

interface Frame {
  title: string;
  /** attributes of `main`, which the page's script reads */
  told: Readonly<Record<string, string>>;
  head?: string;
  body: string;
  /** path without language; a kept copy has no other languages to lead to */
  path: string | null;
}

const languageLinks = (view: LivingView, path: string): string =>
  languages
    .filter((language) => language !== view.language)
    .map(
      (language) =>
        `<a href="${withLanguage(path, language)}" lang="${language}" hreflang="${language}">${names[language]}</a>`,
    )
    .join('');

/** Everything around what a page says; it loads nothing but its own icon. */
export function framed(view: LivingView, { title, told, head = '', body, path }: Frame): string {
  const { language, brand } = view;
  const t = livingTexts[language];
  const attributes = Object.entries(told).map(([name, value]) => ` data-${name}="${escapeHtml(value)}"`);
  const links = path === null ? '' : languageLinks(view, path);
  const colour = solvePalette(brand.colour)['--c-solid'] ?? brand.colour;
  const mark = brand.mark.replace('<svg ', '<svg aria-hidden="true" ');
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><meta name="theme-color" content="${colour}"><title>${escapeHtml(title)} · ${escapeHtml(brand.name)}</title>${head}<style>${pageStyle(brand.colour)}</style></head>
<body><header><a href="${withLanguage('/', language)}">${mark}<span>${escapeHtml(brand.name)}</span></a></header>
<main${attributes.join('')}>${body}</main>
<footer><nav aria-label="${t.languages}" class="row"><a href="${withLanguage('/policelerim', language)}">${t.account}</a>${links}</nav></footer>
<script type="module">${pageScript}</script></body></html>
`;
}
