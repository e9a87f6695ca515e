import { randomDigits } from '../random-text.ts';
import type { Collection } from '../store/store.ts';
import type { World } from '../world.ts';
import type { ProviderRefusal } from './refusals.ts';

export type PaymentStatus = 'INIT_THREEDS' | 'CALLBACK_THREEDS' | 'SUCCESS' | 'FAILURE';

export interface PaymentItem {
  itemId: string;
  paymentTransactionId: string;
  /** kuruş */
  price: number;
  paidPrice: number;
  refunded: number;
}

/** A payment as the provider keeps it. The card's number and code are never kept, only what they lead to. */
export interface Payment {
  paymentId: string;
  conversationId: string;
  basketId: string;
  /** kuruş */
  price: number;
  paidPrice: number;
  currency: string;
  installment: number;
  items: PaymentItem[];
  card: {
    bin: string;
    lastFour: string;
    effect: string;
    association: string;
    family: string;
    credit: boolean;
  };
  threeDSecure: boolean;
  callbackUrl: string | null;
  status: PaymentStatus;
  mdStatus: string | null;
  refusal: ProviderRefusal | null;
  /** bank's challenge: opaque key of the page, code sent by SMS, wrong tries so far */
  challenge: { md: string; code: string; wrong: number; phone: string } | null;
  createdAt: string;
  chargedAt: string | null;
  cancelledAt: string | null;
  /** a payment at NestPay's gate: what its form brought and the bank gave */
  gate?: GatePayment;
  /** what went back, each under the conversation id it was asked for with; left out in journals of before */
  returns?: PaymentReturn[];
}

/** What the other provider's gate keeps of an order beside the rest; its `conversationId` is the order's id. */
export interface GatePayment {
  storetype: '3d' | '3d_pay';
  okUrl: string;
  failUrl: string;
  lang: string;
  taksit: string;
  /** proofs of the bank, there from the form on */
  md: string;
  xid: string;
  cavv: string;
  rows: GateRow[];
}

/** One transaction of an order in the gate's own recordMovement, newest first. */
export interface GateRow {
  type: 'S' | 'C';
  /** A before the day end, C after it or a refund, V voided, D failed */
  status: 'A' | 'C' | 'V' | 'D';
  /** kuruş */
  amount: number;
  at: string;
  voidedAt: string | null;
  procReturnCode: string;
  transId: string;
}

export interface PaymentReturn {
  refundId: string;
  conversationId: string;
  kind: 'cancel' | 'refund';
  /** of which basket item; null: of the whole payment */
  paymentTransactionId: string | null;
  /** kuruş */
  amount: number;
  at: string;
}

export const paymentsOf = (world: World): Collection<Payment> => world.store.collection('payments');

/** A movement of money on the merchant's account. Nothing else moves money. */
export interface LedgerRow {
  id: string;
  kind: 'charge' | 'cancel' | 'refund';
  paymentId: string;
  conversationId: string;
  /** the conversation id a cancel or refund was asked for with; that of the charge at a charge */
  reference: string;
  basketId: string;
  /** kuruş; negative for cancel and refund */
  amount: number;
  currency: string;
  at: string;
}

export const ledgerOf = (world: World): Collection<LedgerRow> => world.store.collection('ledger');

/** @param amount kuruş, negative when money goes back to the buyer */
export const recordMovement = (
  world: World,
  kind: LedgerRow['kind'],
  payment: Payment,
  amount: number,
  reference = payment.conversationId,
): LedgerRow => {
  const row: LedgerRow = {
    id: randomDigits(10),
    kind,
    paymentId: payment.paymentId,
    conversationId: payment.conversationId,
    reference,
    basketId: payment.basketId,
    amount,
    currency: payment.currency,
    at: world.clock().toISOString(),
  };
  ledgerOf(world).put(row.id, row);
  return row;
};

/** The change is in the journal when this returns. */
export const save = (world: World, payment: Payment): Payment => {
  paymentsOf(world).put(payment.paymentId, payment);
  return payment;
};
