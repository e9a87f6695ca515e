import { defaultBrandColour } from '@sigorta/ui-kit/palette/brand-hex';
import { schemesCss } from '@sigorta/ui-kit/palette/schemes';

/**
 * The sheet of a page that loads no file, in the colours of the site: light or dark as the system is.
 * @param isHeld the brand's site is always light
 * @param more rules of the page itself; colours by the site's names
 */
export const barePageStyle = (more = '', colour: string = defaultBrandColour, isHeld = false): string =>
  `${schemesCss(colour, isHeld)}body{margin:0;background:var(--n-0);color:var(--n-900);font:1rem/1.6 system-ui,sans-serif}a:focus-visible{outline:3px solid var(--c-ui);outline-offset:2px}${more}`;

/** One message in the middle, and one way on. */
export const messagePageStyle = barePageStyle(
  `body{min-height:100vh;display:grid;place-items:center;background:var(--n-50)}main{max-inline-size:32rem;padding:2rem}h1{font-size:1.5rem;line-height:1.3}a{display:inline-block;padding:.75rem 1.25rem;border-radius:.5rem;background:var(--c-solid);color:var(--c-on-solid)}`,
);
