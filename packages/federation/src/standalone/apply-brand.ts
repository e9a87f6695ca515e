import type { Brand } from '@sigorta/contracts/partner';
import { fallbackFaceCss, fontFaceCss, fontStack } from '@sigorta/ui-kit/fonts/fonts';
import { solvePalette } from '@sigorta/ui-kit/palette/palette';

/** The brand's palette and font on the document; the site itself gets them from the gateway, in the HTML. */
export function applyBrand(brand: Brand): void {
  const { style } = document.documentElement;
  for (const [name, value] of Object.entries(solvePalette(brand.colour))) style.setProperty(name, value);
  style.setProperty('--font', fontStack(brand.font));
  const fonts = new CSSStyleSheet();
  fonts.replaceSync(fallbackFaceCss(brand.font) + fontFaceCss(brand.font, '/fonts'));
  document.adoptedStyleSheets = [fonts];
  document.title = brand.title;
}
