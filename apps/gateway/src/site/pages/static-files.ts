import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { ReleasedSite } from '@sigorta/release/released-site';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { findSession } from '../../buyers/session.ts';
import { type Side, sideOf } from '../../platform/http/host-sides.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { SiteContext } from '../context.ts';
import { changedManifest } from '../releases/chosen-releases.ts';
import { hasShares, releasedPicture, siteFor } from '../releases/follow-releases.ts';
import { sendReleasedFile } from '../releases/released-files.ts';
import { type PackedText, packText, sendPacked } from './compress.ts';
import { isFileOf, manifestOf } from './files-of-hosts.ts';
import { folderHaving, folderOfRemote, folderOfShell } from './folders-of-sites.ts';

const immutable = 'public, max-age=31536000, immutable';
/** browsers remember a failed module by its address: `/remotes/travel/3f9a/~r1/x.js` is the same file under a new one */
const retrySegment = /\/~r\d{1,6}\//;
/** `inter-core.680e8d93.woff2`; the licences beside them keep their names */
const hashedFont = /\.[0-9a-f]{8}\.woff2$/;
const fileName = /^(?:[A-Za-z0-9_-][A-Za-z0-9._-]*\/)*[A-Za-z0-9_-][A-Za-z0-9._-]*$/;

/** With a host for the panel both ask for the shell and its letters; of the families each has its own. */
const everywhere = { config: { host: 'any' } } as const;

const textFor = (side: Side, name: string, bytes: Buffer): string => {
  const text = bytes.toString('utf8');
  if (side === 'both' || name !== 'remotes.json') return text;
  return JSON.stringify(manifestOf(side, JSON.parse(text)));
};

/** Sends the two manifests from the bytes that were looked at, packed once. */
const manifestsOf = ({ site, config }: SiteContext) => {
  const kept = new Map<string, { bytes: Buffer; packed: PackedText }>();
  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    name: 'remotes.json' | 'catalogue.json',
  ): Promise<FastifyReply> => {
    const bytes = await site.manifest(name);
    if (!bytes) throw new Refusal('not-found');
    const side = sideOf(config, request);
    const key = `${name} ${side}`;
    const known = kept.get(key);
    const packed = known?.bytes === bytes ? known.packed : packText(textFor(side, name, bytes));
    kept.set(key, { bytes, packed });
    reply.header('cache-control', 'no-cache').type('application/json; charset=utf-8');
    return sendPacked(packed, request, reply);
  };
};

/** Built files: hashed ones for ever, the two manifests never, the fonts' licences a week. */
export const registerStaticFiles = async (app: FastifyInstance, context: SiteContext): Promise<void> => {
  const root = join(context.config.distDir, 'site');
  await app.register(fastifyStatic, {
    root: existsSync(root) ? root : import.meta.dirname,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    index: false,
  });
  /* looked for where the name is that of a file; else it leads out of any folder */
  const send = async (
    reply: FastifyReply,
    name: string,
    cacheControl: string,
    find: (context: SiteContext, name: string) => Promise<string | null>,
  ): Promise<FastifyReply> => {
    const folder = fileName.test(name) ? await find(context, name) : null;
    if (folder === null) throw new Refusal('not-found');
    return reply.header('cache-control', cacheControl).sendFile(name, folder);
  };
  app.get<{ Params: { '*': string } }>('/shell/*', everywhere, async (request, reply) => {
    const name = request.params['*'];
    return send(reply, `shell/${name}`, immutable, () => folderOfShell(context, name));
  });
  app.get<{ Params: { '*': string } }>('/remotes/*', everywhere, async (request, reply) => {
    const name = `remotes/${request.params['*']}`;
    const isRetry = retrySegment.test(name);
    const built = name.replace(retrySegment, '/');
    if (!isFileOf(sideOf(context.config, request), built)) throw new Refusal('not-found');
    const cacheControl = isRetry ? 'no-store' : immutable;
    const [, family = '', file = ''] = /^remotes\/([^/]+)\/([^/]+)$/.exec(built) ?? [];
    if (file && (await sendReleasedFile(context, request, reply, { family, name: file, cacheControl })))
      return reply;
    return send(reply, built, cacheControl, folderOfRemote);
  });
  app.get<{ Params: { '*': string } }>('/fonts/*', everywhere, async (request, reply) =>
    send(
      reply,
      `fonts/${request.params['*']}`,
      hashedFont.test(request.params['*']) ? immutable : 'public, max-age=604800',
      folderHaving,
    ),
  );
  /* named by pages that others keep: the address stays, so it is asked for again now and then */
  app.get<{ Params: { '*': string } }>('/share/*', async (request, reply) => {
    const name = `share/${request.params['*']}`;
    const released = await releasedPicture(context, name);
    if (!released) return send(reply, name, 'public, max-age=604800', folderHaving);
    return reply.type('image/png').header('cache-control', 'public, max-age=604800').send(released);
  });
  const sendManifest = manifestsOf(context);
  const siteOfVisitor = async (
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<ReleasedSite | null> => {
    if (!hasShares(context)) return context.site.site();
    reply.header('vary', 'Cookie');
    return siteFor(context, await findSession(context, request));
  };
  app.get('/catalogue.json', async (request, reply) => {
    const site = await siteOfVisitor(request, reply);
    if (!site) throw new Refusal('not-found');
    if (!(await changedManifest(context, site))) return sendManifest(request, reply, 'catalogue.json');
    return reply.header('cache-control', 'no-cache').send(site.catalogue);
  });
  /* where a family is rolled back, the manifest says so (decision 169) */
  app.get('/remotes.json', everywhere, async (request, reply) => {
    const manifest = await changedManifest(context, await siteOfVisitor(request, reply));
    if (!manifest) return sendManifest(request, reply, 'remotes.json');
    return reply
      .header('cache-control', 'no-cache')
      .send(manifestOf(sideOf(context.config, request), manifest));
  });
};
