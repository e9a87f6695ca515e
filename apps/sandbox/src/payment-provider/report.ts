import { todayInIstanbul } from '@sigorta/validators/istanbul';
import * as v from 'valibot';
import type { World } from '../world.ts';
import { decimalOf } from './amount.ts';
import { envelope } from './answers.ts';
import { ledgerOf, type Payment, type PaymentReturn, paymentsOf } from './payment.ts';
import { Refused, refusals } from './refusals.ts';

/* The reporting service: what it says of a payment, of its cancels and refunds, and of a day. It may lie behind the truth. */

const pageSize = 100;

/** What happened after this is not in a report yet (`reportLagMs` of the control interface). */
const knownUntil = (world: World): number => {
  const lag = world.faults.state('payment').settings.reportLagMs;
  return world.clock().getTime() - (typeof lag === 'number' ? lag : 0);
};

const returnRow = (one: PaymentReturn, currency: string, referenceKey: string) => ({
  refundId: one.refundId,
  [referenceKey]: one.conversationId,
  refundPrice: decimalOf(one.amount),
  refundStatus: 1,
  currencyCode: currency,
  createdDate: one.at,
});

const refundStatusOf = (payment: Payment, returns: readonly PaymentReturn[]): string => {
  const back = returns.reduce((sum, one) => sum + one.amount, 0);
  if (back === 0) return 'NOT_REFUNDED';
  return back < payment.paidPrice ? 'PARTIALLY_REFUNDED' : 'TOTALLY_REFUNDED';
};

const paymentRow = (payment: Payment, until: number) => {
  const returns = (payment.returns ?? []).filter(({ at }) => Date.parse(at) <= until);
  return {
    paymentId: payment.paymentId,
    paymentStatus: payment.status === 'SUCCESS' ? 1 : 0,
    paymentRefundStatus: refundStatusOf(payment, returns),
    price: decimalOf(payment.price),
    paidPrice: decimalOf(payment.paidPrice),
    installment: payment.installment,
    paymentConversationId: payment.conversationId,
    basketId: payment.basketId,
    currency: payment.currency,
    threeDS: payment.threeDSecure,
    createdDate: payment.createdAt,
    cancels: returns
      .filter(({ kind }) => kind === 'cancel')
      .map((one) => returnRow(one, payment.currency, 'cancelConversationId')),
    itemTransactions: payment.items.map((item) => ({
      paymentTransactionId: item.paymentTransactionId,
      price: decimalOf(item.price),
      paidPrice: decimalOf(item.paidPrice),
      refunds: returns
        .filter((one) => one.kind === 'refund' && one.paymentTransactionId === item.paymentTransactionId)
        .map((one) => returnRow(one, payment.currency, 'refundConversationId')),
    })),
  };
};

const detailsQuery = v.looseObject({
  paymentId: v.optional(v.string()),
  paymentConversationId: v.optional(v.string()),
});

/** Every payment under an id; none is a success with an empty list. */
export const paymentReport = (world: World, query: unknown) => {
  const parsed = v.safeParse(detailsQuery, query);
  const asked = parsed.success ? parsed.output : {};
  if (!asked.paymentId && !asked.paymentConversationId) throw new Refused(refusals.malformed);
  const until = knownUntil(world);
  const payments = paymentsOf(world)
    .all()
    .filter((one) => Date.parse(one.chargedAt ?? one.createdAt) <= until)
    .filter((one) =>
      asked.paymentId
        ? one.paymentId === asked.paymentId
        : one.conversationId === asked.paymentConversationId,
    );
  return { ...envelope(world, ''), payments: payments.map((one) => paymentRow(one, until)) };
};

const dayQuery = v.looseObject({
  transactionDate: v.pipe(v.string(), v.isoDate()),
  page: v.pipe(v.string(), v.regex(/^[1-9]\d{0,4}$/)),
});

const kinds = { charge: 'PAYMENT', cancel: 'CANCEL', refund: 'REFUND' } as const;

/** Payments, cancels and refunds of one Istanbul day, a page at a time. */
export const dayReport = (world: World, query: unknown) => {
  const asked = v.safeParse(dayQuery, query);
  if (!asked.success) throw new Refused(refusals.malformed);
  const { transactionDate, page } = asked.output;
  const until = knownUntil(world);
  const payments = paymentsOf(world);
  const isHere = (paymentId: string) => payments.get(paymentId)?.gate === undefined;
  const rows = ledgerOf(world)
    .all()
    .filter(({ paymentId }) => isHere(paymentId))
    .filter(({ at }) => Date.parse(at) <= until && todayInIstanbul(new Date(at)) === transactionDate);
  const { reportPageSize } = world.faults.state('payment').settings;
  const size = typeof reportPageSize === 'number' ? reportPageSize : pageSize;
  const first = (Number(page) - 1) * size;
  return {
    ...envelope(world, ''),
    currentPage: Number(page),
    totalPageCount: Math.max(1, Math.ceil(rows.length / size)),
    transactions: rows.slice(first, first + size).map((row) => ({
      transactionType: kinds[row.kind],
      transactionId: row.id,
      transactionStatus: 1,
      transactionDate: row.at,
      paymentId: row.paymentId,
      conversationId: row.reference,
      price: decimalOf(Math.abs(row.amount)),
      paidPrice: decimalOf(Math.abs(row.amount)),
      transactionCurrency: row.currency,
      installment: payments.get(row.paymentId)?.installment ?? 1,
      threeDS: payments.get(row.paymentId)?.threeDSecure ?? false,
      iyzicoCommission: 0,
      merchantPayoutAmount: decimalOf(row.amount),
    })),
  };
};
