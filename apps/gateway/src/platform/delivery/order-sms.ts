import type { DeliveryPurpose } from '@sigorta/contracts/deliveries';
import type { JobContext } from '../job-context.ts';
import { enqueue } from '../outbox/enqueue.ts';
import { postSms } from '../sms/post-sms.ts';
import { learn, openDelivery } from './deliveries.ts';

/** A short message repeats what the mail says: after these tries it is left. */
const mostTries = 3;

interface OrderSms {
  orderId: string;
  purpose: DeliveryPurpose;
  reference: string;
  phone: string;
  text: string;
}

/**
 * The one way a short message about a purchase leaves: what becomes of it is written down, and asked for until it is known.
 * @param attempts failed tries before this one
 * @throws while the provider is away and another try is left
 */
export async function sendOrderSms(
  context: JobContext,
  { phone, text, ...of }: OrderSms,
  attempts: number,
): Promise<void> {
  const { db, config, clock, log, timings } = context;
  const { id, state } = await openDelivery(context, 'sms', of);
  if (state !== 'queued') return;
  const isLastTry = attempts + 1 >= mostTries;
  const answer = await postSms(config.sms, phone, text).catch((error: unknown) => {
    if (isLastTry) return null;
    throw error;
  });
  if (answer?.isAccepted) {
    await learn(context, id, { state: 'sent', providerId: answer.providerId });
    const now = clock();
    await db
      .transaction()
      .execute((trx) => enqueue(trx, 'ask-sms', 'all', now, new Date(now.getTime() + timings.smsAskMs)));
    return;
  }
  if (answer && answer.status >= 500 && !isLastTry) throw new Error('the SMS provider is away');
  log.warn({ event: 'sms-refused', orderId: of.orderId, status: answer?.status ?? 0 });
  await learn(context, id, { state: 'failed', code: answer?.code });
}
