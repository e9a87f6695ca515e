import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { picturePath } from '@sigorta/contracts/partner-settings/picture';
import { markFile } from '@sigorta/insurers/mark-file';
import type { Context } from '../platform/context.ts';
import { Refusal } from '../platform/refusal.ts';
import { storedColumns } from '../platform/stored-files/stored-files.ts';

/** Drawings are shared with the screens as files; no code of the ui-kit runs here. */
const ourMark = join(import.meta.dirname, '../../../../packages/ui-kit/src/art/files/mark.svg');

/** SVG of a drawing with its colour properties replaced by their fallbacks: paper knows no properties. */
function drawing(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').replace(/var\(--[\w-]+,\s*([^)]+)\)/g, '$1');
  } catch {
    return null;
  }
}

const marks = new Map<string, string | null>();

/** Our mark for a page of ours: it takes the page's colours by their names. */
export const markForPages = (): string => readFileSync(ourMark, 'utf8');

/** Our mark, in our colours. */
export const ownMark = (): string =>
  drawing(ourMark) ?? '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>';

const nullWhenLost = (error: unknown): null => {
  if (error instanceof Refusal && error.code === 'not-found') return null;
  throw error;
};

/** A partner's picture as a drawing, for papers; our mark where there is none. @param logo the setting `logo_url` */
export async function pictureMark(
  { db, files }: Pick<Context, 'db' | 'files'>,
  logo: string | null | undefined,
): Promise<string> {
  if (!logo?.startsWith(picturePath)) return ownMark();
  const row = await db
    .selectFrom('picture')
    .select(['name', 'media_type', 'width', 'height', ...storedColumns])
    .where('name', '=', logo.trim().slice(picturePath.length))
    .executeTakeFirst();
  const bytes = row && (await files.read('picture', row.name, row).catch(nullWhenLost));
  if (!row || !bytes) return ownMark();
  const data = `data:${row.media_type};base64,${bytes.toString('base64')}`;
  const size = `width="${row.width}" height="${row.height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${row.width} ${row.height}"><image ${size} href="${data}"/></svg>`;
}

/** An insurer's logo; null when there is none, and its name stands instead. */
export function insurerMark(id: string): string | null {
  if (!/^[a-z]{2,30}$/.test(id)) return null;
  const known = marks.get(id);
  if (known !== undefined) return known;
  const svg = drawing(markFile(id));
  marks.set(id, svg);
  return svg;
}
