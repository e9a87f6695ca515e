import { firstScheme } from '@sigorta/contracts/first-scheme';
import { directionOf } from '@sigorta/i18n/direction';
import { languages } from '@sigorta/i18n/language';
import { languageNames } from '@sigorta/i18n/language-names';
import { withLanguage } from '@sigorta/i18n/paths';
import { type Scheme, solvePalette } from '@sigorta/ui-kit/palette/palette';
import { escapeHtml } from '../../../platform/escape-html.ts';
import type { LivingView } from '../living-view.ts';
import { pageStyle } from '../page-style.ts';
import { pageScript } from '../served-scripts.ts';
import { livingTexts } from '../texts/living-texts.ts';

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
        `<a href="${withLanguage(path, language)}" lang="${language}" hreflang="${language}">${languageNames[language]}</a>`,
    )
    .join('');

/** What a browser paints around the page, for each scheme that the brand's pages have; a choice is put on before anything is painted. */
const schemes = ({ colour, isAlwaysLight = false }: LivingView['brand']): string => {
  const ground = (scheme: Scheme, media: string) =>
    `<meta name="theme-color" content="${solvePalette(colour, scheme)['--n-0']}"${media}>`;
  const of = (scheme: Scheme) => ground(scheme, ` media="(prefers-color-scheme:${scheme})"`);
  const around = isAlwaysLight
    ? ground('light', '')
    : `${of('light')}${of('dark')}<script>${firstScheme}</script>`;
  return `${around}<style>${pageStyle(colour, isAlwaysLight)}</style>`;
};

/** Everything around what a page says; it loads nothing but its own icon. */
export function framed(view: LivingView, { title, told, head = '', body, path }: Frame): string {
  const { language, brand } = view;
  const t = livingTexts[language];
  const attributes = Object.entries(told).map(([name, value]) => ` data-${name}="${escapeHtml(value)}"`);
  const links = path === null ? '' : languageLinks(view, path);
  const mark = brand.mark.replace('<svg ', '<svg aria-hidden="true" ');
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)} · ${escapeHtml(brand.name)}</title>${head}${schemes(brand)}</head>
<body><header><a href="${withLanguage('/', language)}">${mark}<span>${escapeHtml(brand.name)}</span></a></header>
<main${attributes.join('')}>${body}</main>
<footer><nav aria-label="${t.languages}" class="row"><a href="${withLanguage('/policelerim', language)}">${t.account}</a>${links}</nav></footer>
<script type="module">${pageScript}</script></body></html>
`;
}
