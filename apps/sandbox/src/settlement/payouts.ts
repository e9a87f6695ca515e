import { addDays } from '@sigorta/validators/iso-date';
import { todayInIstanbul } from '@sigorta/validators/istanbul';
import { type LedgerRow, ledgerOf, type Payment, paymentsOf } from '../payment-provider/payment.ts';
import { randomDigits } from '../random-text.ts';
import type { Collection } from '../store/store.ts';
import type { World } from '../world.ts';

/*
 * What the providers pay out: books of their own, made from what moved. Nothing of a merchant's is looked at.
 */

export const payers = ['iyzico', 'nestpay'] as const;
export type Payer = (typeof payers)[number];

/** What each keeps of a charge, and days until it is paid out. */
const contracts = {
  iyzico: { basisPoints: 299, inInstallments: { 3: 649, 6: 1_049, 9: 1_449, 12: 1_849 }, fixed: 25, days: 1 },
  nestpay: { basisPoints: 189, inInstallments: {}, fixed: 0, days: 1 },
} as const satisfies Record<
  Payer,
  { basisPoints: number; inInstallments: Readonly<Record<number, number>>; fixed: number; days: number }
>;

/** One movement in a payout. Amounts are kuruş. */
export interface PayoutRow {
  kind: 'charge' | 'refund' | 'chargeback';
  /** the movement it pays out; made up where a person's mistake put it there */
  movement: string;
  paymentId: string;
  transactionId: string;
  /** the reference the merchant sent with it */
  reference: string;
  installment: number;
  gross: number;
  fee: number;
  at: string;
}

/** Money that left for the merchant's bank account. */
export interface Payout {
  reference: string;
  payer: Payer;
  /** of Istanbul */
  day: string;
  rows: PayoutRow[];
  /** false: its file is late */
  isListed: boolean;
}

/** The merchant has an account in each. */
export const accountCurrencies = ['TRY', 'EUR', 'USD'] as const;
export type AccountCurrency = (typeof accountCurrencies)[number];

/** A line of one of the merchant's bank accounts. */
export interface BankLine {
  id: string;
  /** not told: lira, to which payouts come */
  currency?: AccountCurrency | undefined;
  day: string;
  /** in the smallest unit; negative: it left */
  amount: number;
  text: string;
  /** the merchant's own reference, where it gave one with what it sent */
  ownReference?: string | undefined;
  /** the bank took it for itself */
  isCharge?: boolean | undefined;
  /** false: the statement does not hold it yet */
  isListed: boolean;
}

export const payoutsOf = (world: World): Collection<Payout> => world.store.collection('payouts');
export const bankLinesOf = (world: World): Collection<BankLine> => world.store.collection('bank-lines');

/** What a row adds to its payout. */
export const netOf = ({ kind, gross, fee }: PayoutRow): number => (kind === 'charge' ? gross : -gross) - fee;
export const totalOf = ({ rows }: Payout): number => rows.reduce((sum, row) => sum + netOf(row), 0);

function feeOf(payer: Payer, gross: number, installment: number): number {
  const { basisPoints, fixed } = contracts[payer];
  const inInstallments: Readonly<Record<number, number>> = contracts[payer].inInstallments;
  return Math.round((gross * (inInstallments[installment] ?? basisPoints)) / 10_000) + fixed;
}

const payerOf = (payment: Payment | undefined): Payer => (payment?.gate ? 'nestpay' : 'iyzico');

const rowOf = (payer: Payer, payment: Payment | undefined, one: LedgerRow): PayoutRow => ({
  kind: one.kind === 'charge' ? 'charge' : 'refund',
  movement: one.id,
  paymentId: one.paymentId,
  transactionId: payment?.items[0]?.paymentTransactionId ?? one.paymentId,
  /* a bank's file knows its own order id only */
  reference: payer === 'nestpay' ? one.conversationId : one.reference,
  installment: payment?.installment ?? 1,
  gross: Math.abs(one.amount),
  fee: one.kind === 'charge' ? feeOf(payer, one.amount, payment?.installment ?? 1) : 0,
  at: one.at,
});

/** Movements of a payer that no payout holds; what was taken back before the day's end is never settled. */
function unpaid(world: World, payer: Payer): PayoutRow[] {
  const payments = paymentsOf(world);
  const paid = new Set(
    payoutsOf(world)
      .all()
      .flatMap(({ rows }) => rows.map(({ movement }) => movement)),
  );
  const moved = ledgerOf(world).all();
  const voided = new Set(moved.filter(({ kind }) => kind === 'cancel').map(({ paymentId }) => paymentId));
  return moved
    .filter((one) => payerOf(payments.get(one.paymentId)) === payer)
    .filter(({ id, paymentId }) => !paid.has(id) && !voided.has(paymentId))
    .map((one) => rowOf(payer, payments.get(one.paymentId), one));
}

const named: Readonly<Record<Payer, string>> = {
  iyzico: 'IYZICO ODEME HIZMETLERI AS',
  nestpay: 'POS HAKEDIS UYE ISYERI',
};

const bankLineOf = (world: World, payout: Payout, amount: number): BankLine => ({
  id: randomDigits(12),
  day: payout.day,
  amount,
  text: `${named[payout.payer]}${payout.payer === 'nestpay' ? ` ${world.config.nestpayClientId}` : ''} ${payout.reference}`,
  isListed: true,
});

/**
 * Pays out what is due; nothing leaves while more went back than came in.
 * @param isDue which movements; all of them where a person at the provider says so
 */
export function payOut(
  world: World,
  payer: Payer,
  day: string,
  isDue: (row: PayoutRow) => boolean,
): Payout | null {
  const rows = unpaid(world, payer).filter(isDue);
  const reference = `${payer === 'iyzico' ? 'SET' : 'VLR'}${day.replaceAll('-', '')}${randomDigits(6)}`;
  const payout: Payout = { reference, payer, day, rows, isListed: true };
  const total = totalOf(payout);
  if (total <= 0) return null;
  payoutsOf(world).put(reference, payout);
  const line = bankLineOf(world, payout, total);
  bankLinesOf(world).put(line.id, line);
  return payout;
}

/** Every day that passed pays out by itself, once, as its file is looked at. */
export function payOutOf(world: World, payer: Payer, day: string): Payout[] {
  const ofDay = () =>
    payoutsOf(world)
      .all()
      .filter((one) => one.payer === payer && one.day === day);
  const { days } = contracts[payer];
  if (day <= todayInIstanbul(world.clock()) && ofDay().length === 0)
    payOut(world, payer, day, ({ at }) => addDays(todayInIstanbul(new Date(at)), days) <= day);
  return ofDay();
}
