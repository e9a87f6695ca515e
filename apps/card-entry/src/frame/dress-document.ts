import type { Dress } from '@sigorta/card-fields/protocol';
import { directionOf } from '@sigorta/i18n/direction';
import { fallbackFaceCss, fontFaceCss, fontStack } from '@sigorta/ui-kit/fonts/fonts';

const fonts = new CSSStyleSheet();
let drawnWith = '';

/** Makes a family known once; the browser fetches only the slices that are drawn. */
function declareFont(font: Dress['look']['font']): void {
  if (drawnWith === font) return;
  drawnWith = font;
  fonts.replaceSync(
    `@layer tokens{${fallbackFaceCss(font)}${fontFaceCss(font, `${location.origin}/fonts`)}}`,
  );
  if (!document.adoptedStyleSheets.includes(fonts)) document.adoptedStyleSheets.push(fonts);
}

/** Gives the frame's document the language and the look of the page around it. By script only: its policy knows no style in markup. */
export function dressDocument({ language, title, look }: Dress): void {
  const root = document.documentElement;
  root.lang = language;
  root.dir = directionOf(language);
  document.title = title;
  declareFont(look.font);
  root.style.setProperty('color-scheme', look.scheme);
  root.style.setProperty('--font', fontStack(look.font));
  for (const [name, colour] of Object.entries(look.colours)) root.style.setProperty(name, colour);
}
