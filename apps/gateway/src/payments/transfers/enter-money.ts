import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { TransferVerdict } from '../../platform/database/tables/payment-tables.ts';
import { randomId } from '../../platform/random-id.ts';
import { arrived } from '../../purchase/ledger/transfer-entries.ts';
import { writeEntries } from '../../purchase/ledger/write-entries.ts';
import { carryOut, purchaseOf } from '../../purchase/store/carry-out.ts';
import type { PaymentContext } from '../context.ts';

export interface Arrival {
  transferId: string;
  /** kuruş, as the bank's statement says */
  amountMinor: number;
  /** ISO date of the statement */
  arrivedOn: string;
  note: string | null;
  /** who read the statement, and who agreed; ids of staff */
  enteredBy: string;
  agreedBy: string;
}

export interface Entered {
  verdict: TransferVerdict;
  orderId: string;
  moneyId: string;
}

type Trx = Transaction<Database>;

const readTransfer = (trx: Trx, id: string) =>
  trx.selectFrom('transfer').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
type TransferRow = Awaited<ReturnType<typeof readTransfer>>;

/** What follows from money of a transfer at this moment. */
export const verdictOn = (
  transfer: Pick<TransferRow, 'state' | 'expires_at' | 'amount'>,
  amountMinor: number,
  now: Date,
): TransferVerdict => {
  if (transfer.state === 'CONFIRMED' || transfer.state === 'STUCK') return 'surplus';
  if (transfer.state !== 'WAITING' || transfer.expires_at <= now) return 'late';
  return amountMinor === transfer.amount ? 'right' : 'wrong-amount';
};

/** What stands in the rows of an attempt that a transfer paid. */
export const attemptFacts = (transfer: TransferRow, attemptId: string) => ({
  id: attemptId,
  psp: 'transfer',
  psp_payment_id: transfer.reference,
  coupon: transfer.coupon,
  discount: transfer.discount,
});

/**
 * Money that came under a reference. The awaited amount in time pays for the order; another amount stops it for a person
 * to decide; what comes late or a second time changes nothing and is a case of its own.
 */
export async function enterMoney(
  context: PaymentContext,
  arrival: Arrival,
  {
    before,
    after,
  }: { before: (trx: Trx) => Promise<void>; after: (trx: Trx, entered: Entered) => Promise<void> },
): Promise<void> {
  const { transferId, amountMinor } = arrival;
  const purchaseId = await purchaseOf(context.db, 'transfer', transferId);
  const attemptId = randomId();
  let entered: Entered = { verdict: 'surplus', orderId: '', moneyId: randomId() };
  await carryOut(
    context,
    purchaseId,
    async (trx) => {
      const transfer = await readTransfer(trx, transferId);
      const verdict = verdictOn(transfer, amountMinor, context.clock());
      entered = { ...entered, verdict, orderId: transfer.order_id };
      return {
        command: { do: 'money-arrived', transferId, amount: amountMinor, attemptId },
        facts: { attempt: attemptFacts(transfer, attemptId) },
      };
    },
    {
      before,
      after: async (trx) => {
        await keepMoney(trx, arrival, entered, context.clock());
        await postArrival(trx, arrival, entered, context.clock());
        await after(trx, entered);
      },
    },
  );
}

async function postArrival(trx: Trx, arrival: Arrival, { moneyId }: Entered, now: Date): Promise<void> {
  const { iban, order_id: orderId, id: transferId } = await readTransfer(trx, arrival.transferId);
  const money = { id: moneyId, orderId, transferId, iban, amount: arrival.amountMinor };
  await writeEntries(trx, [{ ...arrived(money), at: now }]);
}

const keepMoney = (trx: Trx, arrival: Arrival, { moneyId, verdict }: Entered, now: Date) =>
  trx
    .insertInto('transfer_money')
    .values({
      id: moneyId,
      transfer_id: arrival.transferId,
      state: verdict === 'right' ? 'TAKEN' : 'OPEN',
      version: 1,
      amount: arrival.amountMinor,
      arrived_on: arrival.arrivedOn,
      verdict,
      note: arrival.note,
      entered_by: arrival.enteredBy,
      settled_by: verdict === 'right' ? arrival.agreedBy : null,
      created_at: now,
      updated_at: now,
    })
    .execute();
