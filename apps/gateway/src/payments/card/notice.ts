import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { enqueue } from '../../platform/outbox/enqueue.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { PaymentContext } from '../context.ts';

/** Where the provider posts its notices; given to it in its own settings. */
export const noticePath = '/odeme/bildirim';
const largestNotice = 4_096;

/** A hint only: the provider is asked by our id, and its answer decides as it would without the notice. */
async function heed(context: PaymentContext, connector: string, attemptId: string): Promise<void> {
  const { db, clock, log } = context;
  const state = await db.transaction().execute(async (trx) => {
    const attempt = await trx
      .selectFrom('attempt')
      .select('state')
      .where('id', '=', attemptId)
      .where('psp', '=', connector)
      .executeTakeFirst();
    if (attempt?.state === 'UNKNOWN') await enqueue(trx, 'watch-attempt', attemptId, clock());
    if (attempt?.state === 'EXPIRED') await enqueue(trx, 'late-look', attemptId, clock());
    return attempt?.state;
  });
  /* an id that is not ours may be anything: it is not written down */
  log.info({ event: 'notice', state: state ?? 'of-nothing', ...(state && { attemptId }) });
  context.wake();
}

/**
 * Takes the provider's notices: no cookie, no token, the signature counts. A genuine one is answered 200 whatever it is
 * about, or it would be sent again.
 */
export function registerNotice(app: FastifyInstance, context: PaymentContext): void {
  const take = async (connector: string, request: FastifyRequest, reply: FastifyReply) => {
    if (!context.connectors.has(connector)) throw new Refusal('not-found');
    const body = typeof request.body === 'object' && request.body !== null ? request.body : {};
    const notice = context.connectors
      .of(connector)
      .readNotice(body as Record<string, unknown>, request.headers);
    if (!notice) {
      context.log.warn({ event: 'notice-not-genuine' });
      throw new Refusal('not-found');
    }
    await heed(context, connector, notice.attemptId);
    return reply.code(200).send({});
  };
  app.post<{ Params: { connector: string } }>(
    `${noticePath}/:connector`,
    { bodyLimit: largestNotice },
    (request, reply) => take(request.params.connector, request, reply),
  );
  /* the address iyzico was given when it was the only one */
  app.post(noticePath, { bodyLimit: largestNotice }, (request, reply) => take('iyzico', request, reply));
}
