import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Drawings are shared with the screens as files; no code of the ui-kit runs here. */
const art = join(import.meta.dirname, '../../../../packages/ui-kit/src/art/files');

/** SVG of a drawing with its colour properties replaced by their fallbacks: paper knows no properties. */
function drawing(path: string): string | null {
  try {
    return readFileSync(join(art, path), 'utf8').replace(/var\(--[\w-]+,\s*([^)]+)\)/g, '$1');
  } catch {
    return null;
  }
}

const marks = new Map<string, string | null>();

/** Our mark, in our colours. */
export const ownMark = (): string =>
  drawing('mark.svg') ?? '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>';

/** An insurer's logo; null when there is none, and its name stands instead. */
export function insurerMark(id: string): string | null {
  if (!/^[a-z]{2,30}$/.test(id)) return null;
  const known = marks.get(id);
  if (known !== undefined) return known;
  const svg = drawing(`insurers/${id}.svg`);
  marks.set(id, svg);
  return svg;
}
