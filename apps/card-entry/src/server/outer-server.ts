import { join } from 'node:path';
import formbody from '@fastify/formbody';
import serveFiles from '@fastify/static';
import { bankPagePath } from '@sigorta/card-seal/calls';
import { isFrameSignature } from '@sigorta/card-seal/frame-signature';
import { sealCard } from '@sigorta/card-seal/seal-card';
import { readTypedCard } from '@sigorta/card-seal/typed-card';
import { createDoorCounts } from '@sigorta/door-limits/door-counts';
import type { OwnCertificate } from '@sigorta/server-tls/own-certificate';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { bankPagePolicy, openBankPage } from './bank-page.ts';
import { checkTypedCard } from './check-typed-card.ts';
import { framePage, framePolicy } from './frame-page.ts';
import type { Settings } from './settings.ts';

/** of one network in a minute: a buyer seals a card once for each press of "pay" */
const mostSeals = 60;
const mostPages = 240;

const frameFiles = join(import.meta.dirname, '../../dist/frame');

export interface OuterParts {
  settings: Settings;
  /** 32 bytes */
  key: Buffer;
  clock: () => Date;
  certificate: Pick<OwnCertificate, 'options'>;
}

const headers = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'cross-origin-resource-policy': 'same-origin',
};

const isOrigin = (text: string): boolean => {
  try {
    return new URL(text).origin === text && /^https?:/.test(text);
  } catch {
    return false;
  }
};

function addFrame(app: FastifyInstance, { settings }: OuterParts): void {
  app.get<{ Querystring: { ust?: string; imza?: string } }>('/kart', async (request, reply) => {
    const { ust, imza } = request.query;
    const isOurs =
      typeof ust === 'string' &&
      typeof imza === 'string' &&
      isOrigin(ust) &&
      isFrameSignature(settings.secret, ust, imza);
    if (!isOurs) return reply.code(404).type('text/plain').send('404');
    return reply
      .header('content-security-policy', framePolicy(ust))
      .type('text/html; charset=utf-8')
      .send(framePage(ust));
  });
  /* names without sums: asked for again each time, answered by "not modified" */
  app.register(serveFiles, {
    root: frameFiles,
    index: false,
    cacheControl: false,
    preCompressed: true,
    setHeaders: (reply) => void reply.header('cache-control', 'no-cache'),
  });
}

/** Takes what was typed, as bytes, and gives it back sealed. It was never a text here and is wiped at the end. */
function addSealing(app: FastifyInstance, { key, clock, settings }: OuterParts): void {
  app.post('/kart/muhur', async (request, reply) => {
    /* its own frame only: another page's call is answered by nobody */
    if (request.headers.origin !== undefined && request.headers.origin !== new URL(settings.url).origin)
      return reply.code(403).send({ code: 'card-rejected' });
    const card = Buffer.isBuffer(request.body) ? readTypedCard(request.body) : null;
    if (card === null) return reply.code(422).send({ code: 'card-rejected', part: 'number' });
    const now = clock();
    const fault = checkTypedCard(card, now);
    if (fault === null) return { sealed: sealCard(key, card, now) };
    card.wipe();
    return reply.code(422).send(fault);
  });
}

/** Sends a browser on to its bank's gate with the page that was sealed for it. */
function addBankPage(app: FastifyInstance, { key, clock }: OuterParts): void {
  app.post<{ Body: { page?: unknown } }>(bankPagePath, async (request, reply) => {
    const { page } = request.body ?? {};
    const html = typeof page === 'string' ? openBankPage(key, page, clock()) : null;
    if (html === null) return reply.code(410).type('text/plain').send('410');
    reply.raw.once('close', () => html.fill(0));
    return reply
      .header('content-security-policy', bankPagePolicy)
      .type('text/html; charset=utf-8')
      .send(html);
  });
}

/** What browsers reach: the frame, the seal, the page on the way to a bank. Nothing is logged and no cookie is known. */
export function buildOuterServer(parts: OuterParts): FastifyInstance {
  const { settings, clock } = parts;
  const shown: object = parts.certificate.options;
  const app = Fastify({
    ...shown,
    bodyLimit: 32 * 1024,
    requestTimeout: 30_000,
    exposeHeadRoutes: false,
    trustProxy: settings.trustedProxies.length > 0 ? settings.trustedProxies : false,
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('text/plain', { parseAs: 'buffer', bodyLimit: 64 }, (_request, body, done) =>
    done(null, body),
  );
  app.register(formbody, { bodyLimit: 32 * 1024 });
  const counts = createDoorCounts(() => clock().getTime());
  const refuseMany = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const [door, most] =
      request.method === 'POST' ? (['seal', mostSeals] as const) : (['page', mostPages] as const);
    const wait = counts.seconds(door, request.ip, most * settings.limitFactor);
    if (wait !== null) await reply.code(429).header('retry-after', wait).send({ code: 'too-many-requests' });
  };
  app.addHook('onRequest', refuseMany);
  app.addHook('onSend', async (_request, reply) => {
    for (const [name, value] of Object.entries(headers))
      if (!reply.hasHeader(name)) reply.header(name, value);
    if (settings.url.startsWith('https:'))
      reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
  });
  app.get('/healthz', async () => ({ ok: true }));
  addFrame(app, parts);
  addSealing(app, parts);
  addBankPage(app, parts);
  app.setNotFoundHandler((_request, reply) => reply.code(404).type('text/plain').send('404'));
  app.setErrorHandler((error: { statusCode?: number }, _request, reply) =>
    reply
      .code(error.statusCode && error.statusCode < 500 ? error.statusCode : 500)
      .type('text/plain')
      .send(String(error.statusCode ?? 500)),
  );
  return app;
}
