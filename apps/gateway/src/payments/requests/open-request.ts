import { lira } from '@sigorta/contracts/money';
import type { AskedPayment, paymentRequestOpen } from '@sigorta/contracts/operations/payment-request-open';
import type { Call, Handler } from '../../platform/handler.ts';
import type { JobContext } from '../../platform/job-context.ts';
import { countEach, forgetCount } from '../../platform/rate-limit.ts';
import { Refusal } from '../../platform/refusal.ts';
import { transferAccountOf } from '../transfers/transfer-account.ts';
import { transferUntil } from '../transfers/transfer-until.ts';
import { hashToken, isDetail } from './link.ts';
import { contactOf, openedRequest, type PaymentRequest, requestOfToken } from './opened-request.ts';

const mostTries = 5;
/** longer than any request lives: the five are for good */
const triesSeconds = 60 * 86_400;

const shown = (context: JobContext, request: PaymentRequest, { partner }: Call): AskedPayment => {
  const { name, email } = contactOf(context, request);
  const isOver = request.expires_at <= context.clock();
  const takesTransfer = transferAccountOf(partner.settings) !== null;
  const hasTime = transferUntil(context.timings, request.expires_at, context.clock()) !== null;
  const states = { OPEN: isOver ? 'expired' : 'payable', PAID: 'paid', CANCELLED: 'cancelled' } as const;
  return {
    state: states[request.state],
    amount: lira(request.amount),
    purpose: request.purpose,
    reference: request.reference,
    name,
    email: email ?? '',
    until: request.expires_at.toISOString(),
    transfer: takesTransfer && hasTime,
  };
};

/**
 * Tries are counted for the link, whether it leads anywhere or not, so that nobody learns from the count either. Counted
 * before the detail is looked at: parallel guesses share the five.
 */
async function proved(
  context: JobContext,
  token: string,
  detail: string,
  call: Call,
): Promise<PaymentRequest> {
  const { db, dataKeys, clock } = context;
  const of = ['payment-link', hashToken(token)];
  await countEach(context, [{ of, limit: mostTries }], triesSeconds);
  const request = await requestOfToken(db, token, call.partner.id);
  if (!request || !isDetail(dataKeys, request, detail)) throw new Refusal('detail-wrong');
  await db
    .insertInto('payment_request_opening')
    .values({ request_id: request.id, session_id: call.sessionId, created_at: clock() })
    .onConflict((conflict) => conflict.columns(['request_id', 'session_id']).doNothing())
    .execute();
  await forgetCount(context, of);
  return request;
}

/** @throws Refusal `detail-wrong` also for a link that leads nowhere, `too-many-requests` after five tries */
export const openRequest: Handler<typeof paymentRequestOpen, JobContext> = async (
  context,
  { token, detail },
  call,
) => {
  const request =
    detail === undefined
      ? await openedRequest(context, token, call)
      : await proved(context, token, detail, call);
  return { request: request ? shown(context, request, call) : null };
};
