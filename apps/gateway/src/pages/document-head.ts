import type { PageDocument } from '@sigorta/contracts/delivery';
import type { Brand } from '@sigorta/contracts/partner';
import { type Language, languages } from '@sigorta/i18n/language';
import { withLanguage } from '@sigorta/i18n/paths';
import { fontFaceCss, fontPreloads, fontStack } from '@sigorta/ui-kit/fonts/fonts';
import { paletteCss } from '@sigorta/ui-kit/palette/palette';

export const escapeHtml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');

interface HeadParts {
  origin: string;
  path: string;
  language: Language;
  brand: Brand;
  page: Pick<PageDocument, 'kind' | 'status'>;
}

/** Favicon for all; address in each language for pages that search engines may keep, a refusal for the others. */
export const headLinks = ({ origin, path, language, brand, page }: HeadParts): string => {
  const icon = `<link rel="icon" href="${escapeHtml(brand.faviconUrl ?? '/art/mark-tile.svg')}">`;
  if (page.kind === 'personal' || page.status !== 200) return `${icon}<meta name="robots" content="noindex">`;
  const address = (wanted: Language) => escapeHtml(`${origin}${withLanguage(path, wanted)}`);
  return [
    icon,
    `<link rel="canonical" href="${address(language)}">`,
    ...languages.map((wanted) => `<link rel="alternate" hreflang="${wanted}" href="${address(wanted)}">`),
    `<link rel="alternate" hreflang="x-default" href="${address('tr')}">`,
  ].join('');
};

/** Behind the home page's picture; `brand.heroBackground` is a checked hex colour (spec §3, bgColor). */
const heroGround = ({ heroBackground }: Brand): string =>
  heroBackground === null ? '' : `;--hero-ground:${heroBackground}`;

/** The brand's colours and font, and the font files the language is sure to need. */
export const brandStyle = (brand: Brand, language: Language, nonce: string): string => {
  const css = `:root{${paletteCss(brand.colour)};--font:${fontStack(brand.font)}${heroGround(brand)}}${fontFaceCss(brand.font, '/fonts')}`;
  const preloads = fontPreloads(brand.font, language, '/fonts').map(
    (href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`,
  );
  return `<style nonce="${nonce}">${css}</style>${preloads.join('')}`;
};
