import type { World } from '../world.ts';
import { decimalOf } from './amount.ts';
import type { Payment } from './payment.ts';
import type { ProviderRefusal } from './refusals.ts';
import { answerSignature } from './signature.ts';

/** The frame of every answer. */
export const envelope = (world: World, conversationId: string) => ({
  status: 'success',
  locale: 'tr',
  systemTime: world.clock().getTime(),
  conversationId,
});

export const failure = (world: World, conversationId: string, refusal: ProviderRefusal) => ({
  ...envelope(world, conversationId),
  status: 'failure',
  ...refusal,
});

/** A payment as auth and detail show it. Signed: paymentId, currency, basketId, conversationId, paidPrice, price. */
export const paymentAnswer = (world: World, payment: Payment) => ({
  ...envelope(world, payment.conversationId),
  price: decimalOf(payment.price),
  paidPrice: decimalOf(payment.paidPrice),
  installment: payment.installment,
  paymentId: payment.paymentId,
  fraudStatus: 1,
  merchantCommissionRate: 0,
  merchantCommissionRateAmount: decimalOf(payment.paidPrice - payment.price),
  iyziCommissionRateAmount: 0,
  iyziCommissionFee: 0,
  cardType: payment.card.credit ? 'CREDIT_CARD' : 'DEBIT_CARD',
  cardAssociation: payment.card.association,
  cardFamily: payment.card.family,
  binNumber: payment.card.bin,
  lastFourDigits: payment.card.lastFour,
  basketId: payment.basketId,
  currency: payment.currency,
  phase: 'AUTH',
  ...(payment.mdStatus === null ? {} : { mdStatus: payment.mdStatus }),
  itemTransactions: payment.items.map((item) => ({
    itemId: item.itemId,
    paymentTransactionId: item.paymentTransactionId,
    transactionStatus: payment.status === 'SUCCESS' ? 2 : 0,
    price: decimalOf(item.price),
    paidPrice: decimalOf(item.paidPrice),
  })),
  signature: answerSignature(world.config.paymentSecretKey, [
    payment.paymentId,
    payment.currency,
    payment.basketId,
    payment.conversationId,
    decimalOf(payment.paidPrice),
    decimalOf(payment.price),
  ]),
});

/**
 * The inquiry's answer. A payment that failed or is not finished answers `success` (the question was answered) with
 * its `paymentStatus`; the bank's refusal stands beside it.
 */
export const detailAnswer = (world: World, payment: Payment) => ({
  ...paymentAnswer(world, payment),
  paymentStatus: payment.status,
  ...(payment.refusal ?? {}),
});

/** Signed: paymentId, price, currency, conversationId (the order of the documentation; SDK samples differ). */
export const reversalAnswer = (world: World, payment: Payment, amount: number, conversationId: string) => ({
  ...envelope(world, conversationId),
  paymentId: payment.paymentId,
  price: decimalOf(amount),
  currency: payment.currency,
  authCode: payment.paymentId.slice(0, 6),
  hostReference: `host${payment.paymentId}`,
  signature: answerSignature(world.config.paymentSecretKey, [
    payment.paymentId,
    decimalOf(amount),
    payment.currency,
    conversationId,
  ]),
});
