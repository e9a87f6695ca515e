import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { markAt } from '@sigorta/insurers/mark-file';
import { schemedSvg } from '@sigorta/ui-kit/art/schemed-drawing';
import type { FastifyInstance } from 'fastify';
import { currentBrand } from '../../partners/current-brand.ts';
import { partnerOfPage } from '../../partners/partner.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { SiteContext } from '../context.ts';
import { lookAt } from '../releases/file-sums.ts';
import { releasedPicture } from '../releases/follow-releases.ts';
import { type PackedText, packText, sendPacked } from './compress.ts';
import { folderHaving } from './folders-of-sites.ts';

/** `products/foreign-travel-scene.svg`: two levels, nothing that leaves the folder */
const drawing = /^(?:[a-z0-9][a-z0-9-]*\/)?[a-z0-9][a-z0-9-]*\.svg$/;
const mostKept = 1_000;

interface Kept {
  version: number | string;
  drawing: PackedText;
}

/** Drawings of the built site, then insurers' marks and those of the ui-kit (empty, error and loading states, our mark). */
const filesOf = async (context: SiteContext, name: string): Promise<string[]> => [
  join(await folderHaving(context, `art/${name}`), `art/${name}`),
  markAt(name) ?? join(import.meta.dirname, '../../../../../packages/ui-kit/src/art/files', name),
];

interface Drawing {
  file: string;
  /** another one means another drawing */
  version: number | string;
  read: () => Promise<string>;
}

const findDrawing = async (context: SiteContext, name: string): Promise<Drawing> => {
  const released = await releasedPicture(context, `art/${name}`);
  if (released) {
    const text = released.toString('utf8');
    return { file: name, version: text, read: async () => text };
  }
  for (const file of await filesOf(context, name)) {
    const found = lookAt(file);
    if (found) return { file, version: found.mtimeMs, read: () => readFile(file, 'utf8') };
  }
  throw new Refusal('not-found');
};

/** `/art/*.svg` in the brand's colours; an image element can take no custom property from the page. */
export const registerArt = async (app: FastifyInstance, context: SiteContext): Promise<void> => {
  const kept = new Map<string, Kept>();
  app.get<{ Params: { '*': string } }>('/art/*', { config: { host: 'any' } }, async (request, reply) => {
    const name = request.params['*'];
    if (!drawing.test(name)) throw new Refusal('not-found');
    const { colour, onlyLight } = await currentBrand(context, await partnerOfPage(context, request));
    const { file, version, read } = await findDrawing(context, name);
    const key = `${colour} ${onlyLight ?? false} ${file}`;
    let entry = kept.get(key);
    if (entry?.version !== version) {
      entry = { version, drawing: packText(schemedSvg(await read(), colour, onlyLight)) };
      if (kept.size >= mostKept) kept.clear();
      kept.set(key, entry);
    }
    /* the address does not name the brand, which may change within a tab: ask each time, mostly answered 304 */
    reply
      .type('image/svg+xml; charset=utf-8')
      .header('cache-control', 'private, no-cache')
      .header('vary', 'Cookie');
    return sendPacked(entry.drawing, request, reply);
  });
};
