import { type Scheme, solvePalette } from '../palette/palette.ts';

const artRoles = (palette: string, scheme: Scheme): string =>
  Object.entries(solvePalette(palette, scheme))
    .filter(([name]) => name.startsWith('--art-'))
    .map(([name, value]) => `${name}:${value}`)
    .join(';');

/**
 * Gives a drawing a brand's colours in both schemes. An image takes no custom property from its page, but browsers tell it the
 * `color-scheme` of the element that shows it, so it follows a visitor's choice, too.
 * Where a browser takes no rules from an image (its policy, an old one) the drawing is the light one.
 * @param isHeld the brand's site is always light
 */
export function schemedSvg(svg: string, palette: string, isHeld = false): string {
  /* what is drawn in the colour of words, as the marks of products are, is black unless somebody says another */
  const ink = solvePalette(palette, 'dark')['--n-900'];
  const dark = isHeld
    ? ''
    : `@media(prefers-color-scheme:dark){:root{color:${ink};${artRoles(palette, 'dark')}}}`;
  const light = solvePalette(palette);
  const named = svg.replace(/var\(\s*(--art-[a-z]+)\s*,[^()]*\)/g, (whole, name: string) =>
    light[name] ? `var(${name},${light[name]})` : whole,
  );
  return named.replace(
    /<svg[^<>]*[^/<>]>/,
    (root) => `${root}<style>:root{${artRoles(palette, 'light')}}${dark}</style>`,
  );
}
