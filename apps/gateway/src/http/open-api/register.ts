import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { findSession, sessionKind } from '../../buyers/session.ts';
import type { CatalogueContext } from '../../catalogue/context.ts';
import { staffCookieName } from '../../platform/http/cookies.ts';
import { panelAddress } from '../../platform/http/host-sides.ts';
import { countCall } from '../../platform/rate-limit.ts';
import { Refusal } from '../../platform/refusal.ts';
import { type PackedText, packText, sendPacked } from '../../site/pages/compress.ts';
import { findStaff } from '../../staff/staff-session.ts';
import { type Audience, openApi } from './document.ts';

interface Kept {
  /** of the products that it describes */
  turn: number;
  packed: PackedText;
}

const keptFor = (context: CatalogueContext, audience: Audience): Kept => {
  const { config } = context;
  const isPanels = audience === 'staff';
  const side = config.panelOrigin === null ? 'both' : isPanels ? 'panel' : 'shop';
  const text = JSON.stringify(
    openApi({
      audience,
      url: isPanels ? panelAddress(config) : config.publicUrl,
      cookies: { buyer: sessionKind(config, side).name, staff: staffCookieName(config) },
      products: context.products.allLive().map(({ product }) => product),
    }),
  );
  return { turn: context.products.turns(), packed: packText(text) };
};

const send = ({ packed }: Kept, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
  reply.header('cache-control', 'private, no-cache').type('application/json; charset=utf-8');
  return sendPacked(packed, request, reply);
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
  app.get('/panel/openapi.json', { config: { host: 'panel' } }, async (request, reply) => {
    const sessionId = await findSession(context, request);
    await countCall(context, 'read', { ip: request.ip, sessionId });
    const cookie = request.cookies[staffCookieName(context.config)] ?? null;
    if (!(await findStaff(context, cookie, sessionId))) throw new Refusal('sign-in-required');
    return send(documentFor('staff'), request, reply);
  });
};
