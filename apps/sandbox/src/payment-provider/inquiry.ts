import type { World } from '../world.ts';
import { type Payment, paymentsOf } from './payment.ts';
import { Refused, refusals } from './refusals.ts';

interface Question {
  paymentId?: string | null | undefined;
  paymentConversationId?: string | null | undefined;
}

/**
 * By the provider's id, or by the merchant's conversation id: the charged one first, else the latest try.
 * @throws Refused 5087 when there is none
 */
export const findPayment = (world: World, { paymentId, paymentConversationId }: Question): Payment => {
  const payments = paymentsOf(world);
  const known = paymentId
    ? payments.get(paymentId)
    : payments
        .all()
        .filter((payment) => !!paymentConversationId && payment.conversationId === paymentConversationId)
        .reduce<Payment | undefined>((best, next) => (best?.status === 'SUCCESS' ? best : next), undefined);
  if (!known) throw new Refused(refusals.unknownPayment);
  return known;
};
