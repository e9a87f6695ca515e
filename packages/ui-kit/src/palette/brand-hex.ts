export const defaultBrandColour = '#0a6270';

/** A colour as six lower-case hex digits with `#`; anything else is the default brand. */
export function brandHex(input: string): string {
  const text = input.trim().replace(/^#?/, '#').toLowerCase();
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/.exec(text);
  if (short)
    return `#${short
      .slice(1)
      .map((d) => d + d)
      .join('')}`;
  return /^#[0-9a-f]{6}$/.test(text) ? text : defaultBrandColour;
}
