import type { Language } from '@sigorta/i18n/language';
import type { FontFamily } from '../src/fonts/font-slices.ts';
import { fontFamilies } from '../src/fonts/font-slices.ts';
import { fallbackFaceCss, fontFaceCss, fontStack } from '../src/fonts/fonts.ts';
import { schemesCss } from '../src/palette/schemes.ts';

/** Brand colours of the toolbar: ours, a light one that must keep its colour, a dark one. */
export const brands = { carsi: '#0a6270', yellow: '#ffd500', plum: '#8b1e3f' } as const;
export type Brand = keyof typeof brands;

const fontUrls = import.meta.glob('../src/fonts/files/*.woff2', {
  eager: true,
  query: '?url',
  import: 'default',
}) as Record<string, string>;

const placed = (css: string): string =>
  css.replace(
    /url\("([^"]+)"\)/g,
    (_, file: string) => `url("${fontUrls[`../src/fonts/files/${file.replace(/^\//, '')}`]}")`,
  );

/** Makes every family known to the page once; the browser fetches only what is drawn. */
export function declareFonts(): void {
  const sheet = new CSSStyleSheet();
  for (const name of fontFamilies)
    sheet.insertRule(`@layer tokens {${fallbackFaceCss(name) + placed(fontFaceCss(name, ''))}}`);
  document.adoptedStyleSheets.push(sheet);
}

const colours = new CSSStyleSheet();

/** What the gateway writes into a page's head, done by hand. */
export function dress(language: Language, brand: Brand, family: FontFamily): void {
  const root = document.documentElement;
  root.lang = language;
  root.dataset.brand = brand;
  root.dir = language === 'ar' ? 'rtl' : 'ltr';
  colours.replaceSync(schemesCss(brands[brand]));
  if (!document.adoptedStyleSheets.includes(colours)) document.adoptedStyleSheets.push(colours);
  root.style.setProperty('--font', fontStack(family));
}
