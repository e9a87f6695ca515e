import { solvePalette } from '../palette/palette.ts';

/**
 * Writes a brand's colours into a drawing: `var(--art-solid,#0f7a78)` becomes the solved hex. A place the palette
 * does not know keeps its fallback.
 * @param palette the brand colour as hex; anything else is the default brand
 */
export function colourSvg(svg: string, palette: string): string {
  const colours = solvePalette(palette);
  return svg.replace(
    /var\(\s*(--[a-z0-9-]+)\s*(?:,\s*(#[0-9a-fA-F]{3,8})\s*)?\)/g,
    (whole, name: string, fallback?: string) => colours[name] ?? fallback ?? whole,
  );
}
