import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../platform/context.ts';
import { createWriteProbe } from '../platform/database/write-probe.ts';
import { Refusal } from '../platform/refusal.ts';
import { isLeaving } from './drain.ts';

/** Any of them says that somebody else asked, through a proxy on this machine. */
const ofProxies = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'x-client-ip',
  'true-client-ip',
  'cf-connecting-ip',
];

const isLoopback = (request: FastifyRequest): boolean =>
  ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(request.socket.remoteAddress ?? '') &&
  ofProxies.every((name) => request.headers[name] === undefined);

const hasToken = (request: FastifyRequest, token: string | null): boolean => {
  const expected = Buffer.from(`Bearer ${token ?? ''}`);
  const given = Buffer.from(request.headers.authorization ?? '');
  return token !== null && expected.length === given.length && timingSafeEqual(expected, given);
};

/** A balancer and a collector ask by the address of a gateway. */
const everywhere = { config: { host: 'any' } } as const;

/** What else keeps a gateway from serving; it says why itself. */
type Unfit = () => Promise<boolean>;

/**
 * `/healthz`: the process answers. `/readyz`: the database takes rows too, nobody told it to stop, and nothing else keeps it from
 * serving. `/metrics`: from this machine or with the token.
 */
export const registerHealth = async (
  app: FastifyInstance,
  context: Context,
  isUnfit: Unfit,
): Promise<void> => {
  const takesRows = createWriteProbe(context.db, context.log);
  app.get('/healthz', everywhere, async () => ({ status: 'ok' }));
  app.get('/readyz', everywhere, async () => {
    if (isLeaving(context) || !(await takesRows()) || (await isUnfit()))
      throw new Refusal('service-unavailable');
    return { status: 'ready' };
  });
  app.get('/metrics', everywhere, async (request, reply) => {
    if (!isLoopback(request) && !hasToken(request, context.config.metricsToken))
      throw new Refusal('not-found');
    return reply.type(context.metrics.registry.contentType).send(await context.metrics.registry.metrics());
  });
};
