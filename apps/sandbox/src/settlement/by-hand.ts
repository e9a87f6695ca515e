import * as v from 'valibot';
import { randomDigits } from '../random-text.ts';
import type { World } from '../world.ts';
import { type BankLine, bankLinesOf, netOf, type Payout, type PayoutRow, payoutsOf } from './payouts.ts';

/* What a person or a mistake at a provider or the bank does to a payout. Nobody tells the merchant. */

export const kurus = v.pipe(v.number(), v.integer());

const changeRow = v.strictObject({
  action: v.literal('row'),
  reference: v.string(),
  gross: v.optional(kurus),
  fee: v.optional(kurus),
});
const addRow = v.strictObject({
  action: v.literal('add'),
  kind: v.picklist(['charge', 'refund', 'chargeback']),
  reference: v.string(),
  gross: kurus,
  fee: kurus,
});
const changeLine = v.strictObject({
  action: v.literal('bank'),
  /** null: the money never came */
  amount: v.nullable(kurus),
});

export const action = v.variant('action', [
  changeRow,
  addRow,
  changeLine,
  /** its file is late */
  v.strictObject({ action: v.literal('list'), isListed: v.boolean() }),
  /** the bank's statement is */
  v.strictObject({ action: v.literal('bank-list'), isListed: v.boolean() }),
]);

const lineOf = (world: World, { reference }: Payout): BankLine | undefined =>
  bankLinesOf(world)
    .all()
    .find(({ text }) => text.endsWith(reference));

const changeBank = (world: World, payout: Payout, change: Partial<BankLine> | null): void => {
  const line = lineOf(world, payout);
  if (!line) return;
  if (change === null) bankLinesOf(world).remove(line.id);
  else bankLinesOf(world).put(line.id, { ...line, ...change });
};

/** The money that leaves follows the payout's rows. */
function keep(world: World, payout: Payout, rows: PayoutRow[]): void {
  const sum = (of: readonly PayoutRow[]) => of.reduce((total, row) => total + netOf(row), 0);
  payoutsOf(world).put(payout.reference, { ...payout, rows });
  const line = lineOf(world, payout);
  if (line) changeBank(world, payout, { amount: line.amount + sum(rows) - sum(payout.rows) });
}

const changedRow = (row: PayoutRow, { reference, gross, fee }: v.InferOutput<typeof changeRow>): PayoutRow =>
  row.reference === reference ? { ...row, gross: gross ?? row.gross, fee: fee ?? row.fee } : row;

function madeUp(world: World, payout: Payout, wanted: v.InferOutput<typeof addRow>): PayoutRow {
  const { kind, reference, gross, fee } = wanted;
  const known = payout.rows.find((row) => row.reference === reference);
  return {
    kind,
    reference,
    gross,
    fee,
    movement: randomDigits(10),
    paymentId: known?.paymentId ?? randomDigits(8),
    transactionId: known?.transactionId ?? randomDigits(8),
    installment: 1,
    at: world.clock().toISOString(),
  };
}

export function doPayout(world: World, payout: Payout, wanted: v.InferOutput<typeof action>): void {
  switch (wanted.action) {
    case 'list':
      payoutsOf(world).put(payout.reference, { ...payout, isListed: wanted.isListed });
      return;
    case 'row':
      keep(
        world,
        payout,
        payout.rows.map((row) => changedRow(row, wanted)),
      );
      return;
    case 'add':
      keep(world, payout, [...payout.rows, madeUp(world, payout, wanted)]);
      return;
    case 'bank':
      changeBank(world, payout, wanted.amount === null ? null : { amount: wanted.amount });
      return;
    case 'bank-list':
      changeBank(world, payout, { isListed: wanted.isListed });
  }
}
