import { todayInIstanbul } from '@sigorta/validators/istanbul';
import { randomDigits } from '../random-text.ts';
import type { World } from '../world.ts';
import { kurusOf } from './amount.ts';
import {
  type Payment,
  type PaymentItem,
  type PaymentReturn,
  paymentsOf,
  recordMovement,
  save,
} from './payment.ts';
import { Refused, refusals } from './refusals.ts';

const charged = (
  world: World,
  paymentId: string,
  otherwise: (typeof refusals)['notRefundable' | 'notCancellable'],
) => {
  const payment = paymentsOf(world).get(paymentId);
  if (!payment) throw new Refused(refusals.unknownPayment);
  const stuck = payment.card.effect === 'not-cancellable';
  if (payment.status !== 'SUCCESS' || payment.cancelledAt || stuck) throw new Refused(otherwise);
  return payment;
};

const returnOf = (
  world: World,
  kind: PaymentReturn['kind'],
  conversationId: string,
  paymentTransactionId: string | null,
  amount: number,
): PaymentReturn => ({
  refundId: randomDigits(8),
  conversationId,
  kind,
  paymentTransactionId,
  amount,
  at: world.clock().toISOString(),
});

/** Takes the whole payment back on the day it was made (Istanbul), before the bank's day end. */
export const cancel = (
  world: World,
  paymentId: string,
  reference: string,
): { payment: Payment; amount: number } => {
  const payment = charged(world, paymentId, refusals.notCancellable);
  const today = todayInIstanbul(world.clock());
  const late = payment.chargedAt === null || todayInIstanbul(new Date(payment.chargedAt)) !== today;
  if (late || payment.items.some((item) => item.refunded > 0)) throw new Refused(refusals.notCancellable);
  const cancelled = save(world, {
    ...payment,
    cancelledAt: world.clock().toISOString(),
    returns: [...(payment.returns ?? []), returnOf(world, 'cancel', reference, null, payment.paidPrice)],
  });
  recordMovement(world, 'cancel', cancelled, -cancelled.paidPrice, reference);
  return { payment: cancelled, amount: cancelled.paidPrice };
};

const giveBack = (world: World, payment: Payment, given: PaymentReturn, items: PaymentItem[]) => {
  const refunded = save(world, { ...payment, items, returns: [...(payment.returns ?? []), given] });
  recordMovement(world, 'refund', refunded, -given.amount, given.conversationId);
  return { payment: refunded, amount: given.amount };
};

const wished = (price: string | number): number => {
  const amount = kurusOf(price);
  if (amount === null) throw new Refused(refusals.malformed);
  if (amount <= 0) throw new Refused(refusals.priceNotPositive);
  return amount;
};

/** Gives back part of one basket item, in as many steps as wanted, never more than was paid for it. */
export const refundItem = (
  world: World,
  transactionId: string,
  price: string | number,
  reference: string,
) => {
  const owner = paymentsOf(world)
    .all()
    .find(({ items }) => items.some((item) => item.paymentTransactionId === transactionId));
  if (!owner) throw new Refused(refusals.unknownPayment);
  const payment = charged(world, owner.paymentId, refusals.notRefundable);
  const amount = wished(price);
  const items = payment.items.map((item) => {
    if (item.paymentTransactionId !== transactionId) return item;
    if (item.refunded + amount > item.paidPrice) throw new Refused(refusals.refundTooHigh);
    return { ...item, refunded: item.refunded + amount };
  });
  return giveBack(world, payment, returnOf(world, 'refund', reference, transactionId, amount), items);
};

/** Gives back part of the whole payment, filling the items in order. */
export const refundPayment = (world: World, paymentId: string, price: string | number, reference: string) => {
  const payment = charged(world, paymentId, refusals.notRefundable);
  const amount = wished(price);
  let left = amount;
  const items = payment.items.map((item) => {
    const part = Math.min(left, item.paidPrice - item.refunded);
    left -= part;
    return { ...item, refunded: item.refunded + part };
  });
  if (left > 0) throw new Refused(refusals.refundTooHigh);
  const first = items[0]?.paymentTransactionId ?? null;
  return giveBack(world, payment, returnOf(world, 'refund', reference, first, amount), items);
};
