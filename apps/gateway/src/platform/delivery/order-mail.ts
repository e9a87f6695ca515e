import type { DeliveryPurpose } from '@sigorta/contracts/deliveries';
import type { JobContext } from '../job-context.ts';
import type { Mail } from '../ports.ts';
import { learn, openDelivery } from './deliveries.ts';
import { refusalOf } from './smtp-answer.ts';

/**
 * The one way a mail about a purchase leaves: what becomes of it is written down.
 * @returns `refused` when it was refused for good; what follows then is asked for
 * @throws what the server or the way there says, when another try may go better
 */
export async function sendOrderMail(
  context: JobContext,
  mail: Mail,
  of: { orderId: string; purpose: DeliveryPurpose },
): Promise<'sent' | 'refused'> {
  const { id } = await openDelivery(context, 'mail', { ...of, reference: mail.messageId });
  try {
    await context.mailer.send({ ...mail, deliveryId: id });
  } catch (error) {
    const { isPermanent, code } = refusalOf(error);
    await learn(context, id, { state: isPermanent ? 'bounced-permanent' : 'queued', code });
    if (!isPermanent) throw error;
    context.wake();
    return 'refused';
  }
  await learn(context, id, { state: 'sent' });
  return 'sent';
}
