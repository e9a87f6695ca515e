import type { Brand } from '@sigorta/contracts/partner';
import { fallbackFaceCss, fontFaceCss, fontStack } from '@sigorta/ui-kit/fonts/fonts';
import { schemesCss } from '@sigorta/ui-kit/palette/schemes';

/** The brand's palette and font on the document; the site itself gets them from the gateway, in the HTML. */
export function applyBrand(brand: Brand): void {
  document.documentElement.style.setProperty('--font', fontStack(brand.font));
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    `${schemesCss(brand.colour)}${fallbackFaceCss(brand.font)}${fontFaceCss(brand.font, '/fonts')}`,
  );
  document.adoptedStyleSheets = [sheet];
  document.title = brand.title;
}
