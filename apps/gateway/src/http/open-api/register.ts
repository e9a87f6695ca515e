import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { findSession } from '../../buyers/session.ts';
import type { CatalogueContext } from '../../catalogue/context.ts';
import { sessionCookieName, staffCookieName } from '../../platform/http/cookies.ts';
import { countCall } from '../../platform/rate-limit.ts';
import { Refusal } from '../../platform/refusal.ts';
import { type Encoded, encodeFor } from '../../site/pages/compress.ts';
import { findStaff } from '../../staff/staff-session.ts';
import { type Audience, openApi } from './document.ts';

interface Kept {
  /** of the products that it describes */
  turn: number;
  etag: string;
  /** by the `Accept-Encoding` asked with; browsers and tools send a handful */
  encoded: Map<string, Promise<Encoded>>;
  text: string;
}

const keptFor = (context: CatalogueContext, audience: Audience): Kept => {
  const { config } = context;
  const text = JSON.stringify(
    openApi({
      audience,
      url: config.publicUrl,
      cookies: { buyer: sessionCookieName(config), staff: staffCookieName(config) },
      products: context.products.allLive().map(({ product }) => product),
    }),
  );
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 22);
  return { turn: context.products.turns(), etag: `W/"${hash}"`, encoded: new Map(), text };
};

const mostEncodings = 20;

const encoded = ({ encoded, text }: Kept, accepted = ''): Promise<Encoded> => {
  const known = encoded.get(accepted);
  if (known) return known;
  const made = encodeFor(accepted, text);
  if (encoded.size < mostEncodings) encoded.set(accepted, made);
  return made;
};

const send = async (kept: Kept, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
  reply
    .header('etag', kept.etag)
    .header('vary', 'accept-encoding')
    .header('cache-control', 'private, no-cache');
  if (request.headers['if-none-match'] === kept.etag) return reply.status(304).send();
  const { encoding, body } = await encoded(kept, request.headers['accept-encoding']);
  if (encoding) reply.header('content-encoding', encoding);
  return reply.type('application/json; charset=utf-8').send(body);
};

/** The contract for partners, open to everybody, and the panel's, for who is signed in to it. */
export const registerOpenApi = async (app: FastifyInstance, context: CatalogueContext): Promise<void> => {
  const kept = new Map<Audience, Kept>();
  const documentFor = (audience: Audience): Kept => {
    const known = kept.get(audience);
    const made = known?.turn === context.products.turns() ? known : keptFor(context, audience);
    kept.set(audience, made);
    return made;
  };
  app.get('/openapi.json', async (request, reply) => {
    await countCall(context, 'read', { ip: request.ip, sessionId: null });
    return send(documentFor('partners'), request, reply);
  });
  app.get('/panel/openapi.json', async (request, reply) => {
    const sessionId = await findSession(context, request);
    await countCall(context, 'read', { ip: request.ip, sessionId });
    const cookie = request.cookies[staffCookieName(context.config)] ?? null;
    if (!(await findStaff(context, cookie, sessionId))) throw new Refusal('sign-in-required');
    return send(documentFor('staff'), request, reply);
  });
};
