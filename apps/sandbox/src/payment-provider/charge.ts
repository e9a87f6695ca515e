import type { World } from '../world.ts';
import { kurusOf } from './amount.ts';
import { newPayment } from './new-payment.ts';
import { type Payment, paymentsOf, recordMovement, save } from './payment.ts';
import { bankRefusals, Refused, refusals } from './refusals.ts';
import type { PaymentRequest } from './requests.ts';
import { notify } from './webhook.ts';

const take = (world: World, payment: Payment, event: string): Payment => {
  const refusal = bankRefusals[payment.card.effect];
  if (refusal) {
    save(world, { ...payment, status: 'FAILURE', refusal });
    notify(world, payment, event, 'FAILURE');
    throw new Refused(refusal);
  }
  const charged = save(world, { ...payment, status: 'SUCCESS', chargedAt: world.clock().toISOString() });
  recordMovement(world, 'charge', charged, charged.paidPrice);
  notify(world, charged, event, 'SUCCESS');
  return charged;
};

/** Charges without a challenge. Two equal requests make two charges: the provider knows no idempotency. */
export const chargeDirectly = (world: World, request: PaymentRequest): Payment =>
  take(world, newPayment(world, request, false), 'API_AUTH');

export interface AuthRequest {
  paymentId: string;
  conversationId?: string | null | undefined;
  paidPrice?: string | number;
  basketId?: string | null | undefined;
  currency?: string;
}

const differs = (payment: Payment, request: AuthRequest): boolean =>
  (request.paidPrice !== undefined && kurusOf(request.paidPrice) !== payment.paidPrice) ||
  (request.currency !== undefined && request.currency !== payment.currency) ||
  (!!request.basketId && request.basketId !== payment.basketId) ||
  (!!request.conversationId && request.conversationId !== payment.conversationId);

/**
 * Finishes a 3-D Secure payment: the call that takes the money.
 * @throws Refused when the buyer has not proved himself, the payment is done, or the request differs from the start
 */
export const chargeAuthenticated = (world: World, request: AuthRequest): Payment => {
  const payment = paymentsOf(world).get(request.paymentId);
  if (!payment) throw new Refused(refusals.unknownPayment);
  if (payment.mdStatus !== '1') throw new Refused(refusals.notAuthenticated);
  if (payment.status !== 'CALLBACK_THREEDS') throw new Refused(refusals.alreadyDone);
  if (differs(payment, request)) throw new Refused(refusals.differsFromInitialise);
  return take(world, payment, 'THREE_DS_AUTH');
};
