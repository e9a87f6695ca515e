import { sql, type Transaction } from 'kysely';
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
}

/** Money as it is kept: what an order asked for, and what is more than that, apart. */
interface KeptAmount {
  id: string;
  amount: number;
  verdict: TransferVerdict;
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

/** What lies open of a transfer already, kuruş. */
async function openOf(trx: Trx, transferId: string): Promise<number> {
  const { open } = await trx
    .selectFrom('transfer_money')
    .select(({ fn }) => fn.coalesce(fn.sum<string>('amount'), sql<string>`0`).as('open'))
    .where('transfer_id', '=', transferId)
    .where('state', '=', 'OPEN')
    .executeTakeFirstOrThrow();
  return Number(open);
}

/**
 * What is more than the order lacks is kept as money of its own: a person may take the rest for the order, and this goes back
 * (decision 0599).
 */
async function amountsOf(
  trx: Trx,
  transfer: TransferRow,
  amount: number,
  verdict: TransferVerdict,
): Promise<KeptAmount[]> {
  const whole = { id: randomId(), amount, verdict };
  if (verdict === 'right' || transfer.state === 'CONFIRMED') return [whole];
  const lacks = transfer.amount - (await openOf(trx, transfer.id));
  if (lacks <= 0 || amount <= lacks) return [whole];
  return [
    { ...whole, amount: lacks },
    { id: randomId(), amount: amount - lacks, verdict: 'surplus' },
  ];
}

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
  let entered: Entered = { verdict: 'surplus', orderId: '' };
  let amounts: KeptAmount[] = [];
  await carryOut(
    context,
    purchaseId,
    async (trx) => {
      const transfer = await readTransfer(trx, transferId);
      const verdict = verdictOn(transfer, amountMinor, context.clock());
      entered = { verdict, orderId: transfer.order_id };
      amounts = await amountsOf(trx, transfer, amountMinor, verdict);
      return {
        command: { do: 'money-arrived', transferId, amount: amountMinor, attemptId },
        facts: { attempt: attemptFacts(transfer, attemptId) },
      };
    },
    {
      before,
      after: async (trx) => {
        await keepMoney(trx, arrival, amounts, context.clock());
        await postArrival(trx, arrival, amounts, context.clock());
        await after(trx, entered);
      },
    },
  );
}

async function postArrival(
  trx: Trx,
  arrival: Arrival,
  amounts: readonly KeptAmount[],
  now: Date,
): Promise<void> {
  const { iban, order_id: orderId, id: transferId } = await readTransfer(trx, arrival.transferId);
  const entries = amounts.map(({ id, amount }) => arrived({ id, orderId, transferId, iban, amount }));
  await writeEntries(
    trx,
    entries.map((entry) => ({ ...entry, at: now })),
  );
}

const keepMoney = (trx: Trx, arrival: Arrival, amounts: readonly KeptAmount[], now: Date) =>
  trx
    .insertInto('transfer_money')
    .values(
      amounts.map(({ id, amount, verdict }) => ({
        id,
        transfer_id: arrival.transferId,
        state: verdict === 'right' ? 'TAKEN' : 'OPEN',
        version: 1,
        amount,
        arrived_on: arrival.arrivedOn,
        verdict,
        note: arrival.note,
        entered_by: arrival.enteredBy,
        settled_by: verdict === 'right' ? arrival.agreedBy : null,
        created_at: now,
        updated_at: now,
      })),
    )
    .execute();
