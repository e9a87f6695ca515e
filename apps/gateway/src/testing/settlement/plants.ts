import { randomId } from '../../platform/random-id.ts';
import type { DifferenceKind } from '../../reconciliation/compare/kinds.ts';
import {
  givePart,
  type OutsidePayout,
  type PaidMarket,
  payOutNow,
  reconcileAfter,
  soldInThree,
  soldOne,
} from './paid-market.ts';
import type { Planting, Withheld } from './planting.ts';

/*
 * Differences planted into payouts, their files and our bank's account, each in purchases of its own and as a mistake of a provider
 * or a bank would make them. What has to be found is written down when it is planted.
 */

/** 2.99 % and 25 kuruş, as the provider counts them. */
const fee = (gross: number): number => Math.round(gross * 0.0299) + 25;

const change = (market: PaidMarket, { reference }: OutsidePayout, body: object) =>
  market.control(`by-hand/payouts/${reference}`, body);

const between = (random: () => number, least: number, most: number): number =>
  least + Math.floor(random() * (most - least));

/** A purchase in a payout of its own, beside whatever is unpaid. */
async function paidOut(market: PaidMarket, withheld: Withheld) {
  const one = await soldOne(market);
  return { one, payout: await payOutNow(market, 'iyzico', withheld) };
}

/** A row that somebody at the provider adds; how the ids of rows are counted is the file's matter. */
const rowOf = async (market: PaidMarket, payout: OutsidePayout, kind: DifferenceKind, reference: string) => {
  await reconcileAfter(market, 0);
  const rows = await market.context.db
    .selectFrom('payout_row')
    .select('id')
    .where('payout', '=', payout.reference)
    .where('reference', '=', reference)
    .orderBy('id')
    .execute();
  return { kind, subject: `${payout.reference} ${rows.at(-1)?.id}` };
};

/** One way for every kind of settlement. */
export const settlementPlantings: readonly Planting[] = [
  async (market, _, withheld) => {
    const { attemptId } = await soldOne(market);
    withheld.push(attemptId);
    return { kind: 'payout-missing', subject: attemptId };
  },
  async (market, random, withheld) => {
    const { one, payout } = await paidOut(market, withheld);
    const gross = one.paidMinor - between(random, 1, 900);
    await change(market, payout, { action: 'row', reference: one.attemptId, gross, fee: fee(gross) });
    return { kind: 'payout-differs', subject: one.attemptId };
  },
  async (market, random, withheld) => {
    const { one, payout } = await paidOut(market, withheld);
    const wrong = fee(one.paidMinor) + between(random, 1, 500);
    await change(market, payout, { action: 'row', reference: one.attemptId, fee: wrong });
    return { kind: 'fee-differs', subject: one.attemptId };
  },
  /* in three installments, by the fee of a single payment, beside one by its own: 6.49 % and 25 kuruş */
  async (market, _, withheld) => {
    await soldInThree(market);
    const one = await soldInThree(market);
    const payout = await payOutNow(market, 'iyzico', withheld);
    const kept = payout.rows.find(({ reference }) => reference === one.attemptId)?.fee;
    if (kept !== Math.round(one.paidMinor * 0.0649) + 25) throw new Error(`it kept ${kept}`);
    await change(market, payout, { action: 'row', reference: one.attemptId, fee: fee(one.paidMinor) });
    return { kind: 'fee-differs', subject: one.attemptId };
  },
  async (market, _, withheld) => {
    const { one, payout } = await paidOut(market, withheld);
    const row = { kind: 'charge', reference: one.attemptId, gross: one.paidMinor, fee: fee(one.paidMinor) };
    await change(market, payout, { action: 'add', ...row });
    return { kind: 'paid-out-twice', subject: one.attemptId };
  },
  async (market, random, withheld) => {
    const { payout } = await paidOut(market, withheld);
    const gross = between(random, 5_000, 90_000);
    const row = { kind: 'charge', reference: `zz-${randomId()}`, gross, fee: fee(gross) };
    await change(market, payout, { action: 'add', ...row });
    return rowOf(market, payout, 'payout-unknown', row.reference);
  },
  async (market, random, withheld) => {
    const { one, payout } = await paidOut(market, withheld);
    await reconcileAfter(market, 0);
    const wrong = fee(one.paidMinor) + between(random, 1, 500);
    await change(market, payout, { action: 'row', reference: one.attemptId, fee: wrong });
    return rowOf(market, payout, 'payout-changed', one.attemptId);
  },
  async (market, random, withheld) => {
    const one = await soldOne(market);
    const refund = await givePart(market, one, between(random, 100, 900));
    withheld.push(refund);
    await payOutNow(market, 'iyzico', withheld);
    return { kind: 'return-not-netted', subject: refund };
  },
  async (market, random, withheld) => {
    const one = await soldOne(market);
    const amount = between(random, 300, 900);
    const refund = await givePart(market, one, amount);
    const payout = await payOutNow(market, 'iyzico', withheld);
    await change(market, payout, {
      action: 'row',
      reference: refund,
      gross: amount + between(random, 1, 99),
    });
    return { kind: 'netted-differs', subject: refund };
  },
  async (market, random, withheld) => {
    const { payout } = await paidOut(market, withheld);
    const row = { kind: 'refund', reference: `zz-${randomId()}`, gross: between(random, 100, 900), fee: 0 };
    await change(market, payout, { action: 'add', ...row });
    return rowOf(market, payout, 'netted-unknown', row.reference);
  },
  async (market, _, withheld) => {
    await soldOne(market);
    const { one, payout } = await paidOut(market, withheld);
    const row = { kind: 'chargeback', reference: one.attemptId, gross: one.paidMinor, fee: 1_500 };
    await change(market, payout, { action: 'add', ...row });
    return rowOf(market, payout, 'charged-back', one.attemptId);
  },
  async (market, _, withheld) => {
    const { payout } = await paidOut(market, withheld);
    await change(market, payout, { action: 'bank', amount: null });
    return { kind: 'payout-not-banked', subject: payout.reference };
  },
  async (market, random, withheld) => {
    const { payout } = await paidOut(market, withheld);
    await change(market, payout, { action: 'bank', amount: between(random, 1, 900) });
    return { kind: 'bank-differs', subject: payout.reference };
  },
  async (market, random) => {
    const text = `IYZICO ODEME HIZMETLERI AS SET${between(random, 1_000, 9_999)}X`;
    const { line } = await market.control('by-hand/bank-lines', {
      amount: between(random, 100, 90_000),
      text,
    });
    return { kind: 'bank-line-unknown', subject: line.id };
  },
];
