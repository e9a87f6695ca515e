/* The two files of an insurer's folder; small enough to stand here as they are written. */

interface NewInsurer {
  name: string;
  wire: string;
  /** behind all others */
  place: number;
}

/** It thinks and keeps its word like most of them until somebody says more. */
export const insurerOf = ({
  name,
  wire,
  place,
}: NewInsurer): string => `import type { Insurer } from '../insurer.ts';

export const name = '${name.replaceAll("'", "\\'")}';

export const insurer: Insurer = {
  name,
  place: { home: ${place}, asked: ${place} },
  wire: '${wire}',
  thinkMs: 500,
  quoteHours: 24,
};
`;

/** A sign and two lines where the drawn name will stand: wide enough to be looked at, and nobody takes it for finished. */
export const markOf = (
  name: string,
): string => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40" role="img">
  <title>${name.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</title>
  <g fill="none" stroke="dimgray" stroke-width="3.6" stroke-linecap="round">
    <circle cx="18" cy="20" r="13"/>
    <path d="M45 15h66M45 26h38"/>
  </g>
</svg>
`;
