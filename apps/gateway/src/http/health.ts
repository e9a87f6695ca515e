import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Context } from '../platform/context.ts';
import { Refusal } from '../platform/refusal.ts';

const isLoopback = (request: FastifyRequest): boolean =>
  ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(request.socket.remoteAddress ?? '') &&
  request.headers['x-forwarded-for'] === undefined &&
  request.headers.forwarded === undefined;

const hasToken = (request: FastifyRequest, token: string | null): boolean => {
  const expected = Buffer.from(`Bearer ${token ?? ''}`);
  const given = Buffer.from(request.headers.authorization ?? '');
  return token !== null && expected.length === given.length && timingSafeEqual(expected, given);
};

/** `/healthz`: the process answers. `/readyz`: the database answers too. `/metrics`: from this machine or with the token. */
export const registerHealth = async (app: FastifyInstance, context: Context): Promise<void> => {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async () => {
    try {
      await sql`select 1`.execute(context.db);
    } catch {
      throw new Refusal('service-unavailable');
    }
    return { status: 'ready' };
  });
  app.get('/metrics', async (request, reply) => {
    if (!isLoopback(request) && !hasToken(request, context.config.metricsToken))
      throw new Refusal('not-found');
    return reply.type(context.metrics.registry.contentType).send(await context.metrics.registry.metrics());
  });
};
