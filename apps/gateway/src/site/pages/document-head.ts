import { lateAttributes, lateLettersAttributes } from '@sigorta/contracts/delivery';
import type { Brand } from '@sigorta/contracts/partner';
import type { Language } from '@sigorta/i18n/language';
import { withLanguage } from '@sigorta/i18n/paths';
import { fallbackFaceCss, fontFacesCss, fontStack } from '@sigorta/ui-kit/fonts/fonts';
import { solvePalette } from '@sigorta/ui-kit/palette/palette';
import { schemesCss } from '@sigorta/ui-kit/palette/schemes';
import { escapeHtml } from '../../platform/escape-html.ts';
import { alternatesOf, type HeadParts, type PageHead } from './head-parts.ts';
import { socialTags } from './social-tags.ts';
import { structuredData } from './structured-data.ts';

/**
 * Favicon for all; for pages that search engines may keep their address in each language, what a sent link shows and
 * what the page is about; a refusal for the others.
 */
export const headLinks = (asked: PageHead): string => {
  const { origin, language, brand, page } = asked;
  const icon = `<link rel="icon" href="${escapeHtml(brand.faviconUrl ?? '/art/mark-tile.svg')}">${frameColours(brand)}`;
  if (page.kind === 'personal' || page.status !== 200 || asked.isPreview)
    return `${icon}<meta name="robots" content="noindex">`;
  const addressIn = (wanted: Language) => `${origin}${withLanguage(page.canonicalPath, wanted)}`;
  const parts: HeadParts = {
    ...asked,
    addressIn,
    homeIn: (wanted) => `${origin}${withLanguage('/', wanted)}`,
  };
  return [
    icon,
    `<link rel="canonical" href="${escapeHtml(addressIn(language))}">`,
    ...alternatesOf(addressIn).map(
      ([code, href]) => `<link rel="alternate" hreflang="${code}" href="${escapeHtml(href)}">`,
    ),
    socialTags(parts),
    structuredData(parts),
  ].join('');
};

/** What a browser paints around the page; with a choice, the document's first script says which one is on (runtime/first-scheme.ts). */
const frameColours = ({ colour, onlyLight }: Brand): string =>
  (onlyLight ? (['light'] as const) : (['light', 'dark'] as const))
    .map((scheme) => {
      const media = onlyLight ? '' : ` media="(prefers-color-scheme:${scheme})"`;
      return `<meta name="theme-color" content="${solvePalette(colour, scheme)['--n-0']}"${media}>`;
    })
    .join('');

/** Behind the home page's picture; `brand.heroBackground` is a checked hex colour (spec §3, bgColor). */
const heroGround = ({ heroBackground }: Brand): string =>
  heroBackground === null ? '' : `;--hero-ground:${heroBackground}`;

/**
 * The brand's colours and font. The first picture is drawn with the font that stands in for it, in its measure; the files come when
 * the page can be used. What stands in for Arabic letters is the machine's own, of a measure nobody knows: a page in Arabic may keep it.
 */
export const brandStyle = (brand: Brand, language: Language, nonce: string): string => {
  const css = `${schemesCss(brand.colour, brand.onlyLight)}:root{--font:${fontStack(brand.font)}${heroGround(brand)}}${fallbackFaceCss(brand.font)}`;
  const { arabic, others } = fontFacesCss(brand.font, '/fonts');
  return [
    `<style nonce="${nonce}">${css}</style>`,
    `<style nonce="${nonce}"${lateAttributes}>${others}</style>`,
    `<style nonce="${nonce}"${language === 'ar' ? lateLettersAttributes : lateAttributes}>${arabic}</style>`,
    `<noscript><style nonce="${nonce}">${others}${arabic}</style></noscript>`,
  ].join('');
};
