import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../platform/context.ts';
import { keepPartner } from './brand-parameter.ts';
import { allPartners } from './partner.ts';

/** An agent's number; the home page keeps it (apps/shell agent-id.ts). */
const agentId = /^[0-9A-Za-z_-]{1,32}$/;

/** `/ortak?partner=<id>&bayi=<agent>` opens the shop under a partner's brand; it leads home and nowhere else. */
export const registerPartnerLink = async (app: FastifyInstance, context: Context): Promise<void> => {
  const lead = async (
    request: FastifyRequest<{ Querystring: Record<string, unknown> }>,
    reply: FastifyReply,
  ) => {
    const wanted = request.query.partner;
    const partner = (await allPartners(context)).find(({ id }) => id === wanted);
    if (partner) keepPartner(context, reply, partner);
    const agent = request.query.bayi;
    const isAgent = typeof agent === 'string' && agentId.test(agent);
    return reply.redirect(isAgent ? `/?bayi=${agent}` : '/', 303);
  };
  for (const path of ['/ortak', '/ortak/']) app.get(path, lead);
};
