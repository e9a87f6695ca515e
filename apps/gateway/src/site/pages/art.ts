import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { markAt } from '@sigorta/insurers/mark-file';
import { schemedSvg } from '@sigorta/ui-kit/art/schemed-drawing';
import type { FastifyInstance } from 'fastify';
import { currentBrand } from '../../partners/current-brand.ts';
import { partnerOfPage } from '../../partners/partner.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { SiteContext } from '../context.ts';
import { releasedPicture } from '../releases/follow-releases.ts';
import { encodeFor } from './compress.ts';
import { folderHaving } from './folders-of-sites.ts';

/** `products/foreign-travel-scene.svg`: two levels, nothing that leaves the folder */
const drawing = /^(?:[a-z0-9][a-z0-9-]*\/)?[a-z0-9][a-z0-9-]*\.svg$/;
const mostKept = 1_000;

interface Kept {
  version: number | string;
  svg: string;
  etag: string;
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
    try {
      return { file, version: (await stat(file)).mtimeMs, read: () => readFile(file, 'utf8') };
    } catch {
      // look for the next one
    }
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
      const svg = schemedSvg(await read(), colour, onlyLight);
      entry = {
        version,
        svg,
        etag: `"${createHash('sha256').update(svg).digest('base64url').slice(0, 27)}"`,
      };
      if (kept.size >= mostKept) kept.clear();
      kept.set(key, entry);
    }
    /* the address does not name the brand, which may change within a tab: ask each time, mostly answered 304 */
    reply
      .type('image/svg+xml; charset=utf-8')
      .header('cache-control', 'private, no-cache')
      .header('vary', 'Accept-Encoding, Cookie')
      .header('etag', entry.etag);
    if (request.headers['if-none-match'] === entry.etag) return reply.status(304).send();
    const { encoding, body } = await encodeFor(request.headers['accept-encoding'], entry.svg);
    if (encoding) reply.header('content-encoding', encoding);
    return reply.send(body);
  });
};
