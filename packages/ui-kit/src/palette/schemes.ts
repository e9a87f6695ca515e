import { paletteCss } from './palette.ts';

/** Where the document says which scheme a visitor chose; without it the system's holds. */
export const schemeAttribute = 'data-scheme';

/** Solving costs a millisecond, a gateway writes a document far more often than it meets a new colour. */
const solved = new Map<string, string>();
const mostSolved = 500;

/**
 * Both schemes of a brand as rules for `:root`. Paper is always light, so the dark one is for screens. Its declarations stand
 * twice, letter for letter, since a media query and an attribute cannot share a rule; compressed, the second time costs
 * nothing.
 * @param isHeld the brand's site is light whatever system and visitor say
 */
export function schemesCss(hex: string, isHeld = false): string {
  const key = `${hex} ${isHeld}`;
  const known = solved.get(key);
  if (known !== undefined) return known;
  if (solved.size >= mostSolved) solved.clear();
  const css = writeSchemes(hex, isHeld);
  solved.set(key, css);
  return css;
}

function writeSchemes(hex: string, isHeld: boolean): string {
  const light = `:root{color-scheme:light;${paletteCss(hex)}}`;
  if (isHeld) return light;
  const dark = `{color-scheme:dark;${paletteCss(hex, 'dark')}}`;
  return `${light}@media screen and (prefers-color-scheme:dark){:root:not([${schemeAttribute}=light])${dark}}@media screen{:root[${schemeAttribute}=dark]${dark}}`;
}
