import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../../platform/refusal.ts';
import { inquire } from '../attempts/work-on-attempt.ts';
import type { PaymentContext } from '../context.ts';

/** Where the provider posts its notices; given to it in its own settings. */
export const noticePath = '/odeme/bildirim';
const largestNotice = 4_096;

/** A hint only: the provider is asked by our id, and its answer decides as it would without the notice. */
async function heed(context: PaymentContext, connector: string, attemptId: string): Promise<void> {
  const { db, log } = context;
  const attempt = await db
    .selectFrom('attempt')
    .select(['state', 'quote_id'])
    .where('id', '=', attemptId)
    .where('psp', '=', connector)
    .executeTakeFirst();
  /* an id that is not ours may be anything: it is not written down */
  log.info({ event: 'notice', state: attempt?.state ?? 'of-nothing', ...(attempt && { attemptId }) });
  const isOfUse =
    attempt?.state === 'UNKNOWN' || attempt?.state === 'AUTHORISING' || attempt?.state === 'EXPIRED';
  const purchaseId = attempt?.quote_id;
  if (isOfUse && purchaseId)
    context.background.run('notice', () => inquire(context, purchaseId, { id: attemptId }));
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
