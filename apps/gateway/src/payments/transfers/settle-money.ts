import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { randomId } from '../../platform/random-id.ts';
import { Refusal } from '../../platform/refusal.ts';
import { returned } from '../../purchase/ledger/transfer-entries.ts';
import { writeEntries } from '../../purchase/ledger/write-entries.ts';
import { carryOut, purchaseOf, type Step } from '../../purchase/store/carry-out.ts';
import type { PaymentContext } from '../context.ts';
import { attemptFacts } from './enter-money.ts';
import { isHeld } from './is-held.ts';
import { moveMoney } from './move.ts';

type Trx = Transaction<Database>;

export interface Settlement {
  transferId: string;
  /** `take`: it pays for the order after all; `return`: it went back to the account it came from */
  how: 'take' | 'return';
  note: string;
  /** who agreed */
  agreedBy: string;
}

export interface Settled {
  orderId: string;
  /** kuruş */
  amountMinor: number;
}

const openMoney = (trx: Trx, transferId: string) =>
  trx
    .selectFrom('transfer_money')
    .selectAll()
    .where('transfer_id', '=', transferId)
    .where('state', '=', 'OPEN')
    .orderBy('created_at')
    .orderBy('id')
    .forUpdate()
    .execute();

const readTransfer = (trx: Trx, id: string) =>
  trx
    .selectFrom('transfer')
    .innerJoin('purchase_order', 'purchase_order.id', 'transfer.order_id')
    .selectAll('transfer')
    .select(['purchase_order.kind', 'purchase_order.offer_id'])
    .where('transfer.id', '=', id)
    .executeTakeFirstOrThrow();

type Money = Awaited<ReturnType<typeof openMoney>>;

/**
 * The earliest of the rows that come to the amount; null when they do not. What an arrival brought was split so that they do
 * (`enter-money.ts`): of its two rows the one that lacked goes first.
 */
function comingTo(rows: Money, amount: number): Money | null {
  const taken: Money = [];
  let left = amount;
  for (const row of rows) {
    const last = rows.find(
      (one) => one.amount === left && one.created_at.getTime() === row.created_at.getTime(),
    );
    if (last && !taken.includes(last)) return [...taken, last];
    if (row.amount > left) continue;
    taken.push(row);
    left -= row.amount;
  }
  return null;
}

const writeMoney = async (
  trx: Trx,
  money: Money,
  { how, note, agreedBy }: Settlement,
  now: Date,
): Promise<void> => {
  for (const row of money)
    await moveMoney(trx, row, how === 'take' ? 'TAKEN' : 'RETURNED', now, { note, settled_by: agreedBy });
};

const postReturns = async (trx: Trx, money: Money, transferId: string, now: Date): Promise<void> => {
  const { iban, order_id: orderId } = await readTransfer(trx, transferId);
  const entries = money.map(({ id, amount }) => returned({ id, orderId, transferId, iban, amount }));
  await writeEntries(
    trx,
    entries.map((entry) => ({ ...entry, at: now })),
  );
};

/** A typed payment may have been typed anew since: what is told of it from now on is what paid. */
async function tellWhatPaid(trx: Trx, transferId: string): Promise<void> {
  const { order_id: orderId, amount } = await readTransfer(trx, transferId);
  await trx.updateTable('payment').set({ amount }).where('order_id', '=', orderId).execute();
}

/**
 * What a person decided about money that was wrong, late or too much.
 * @throws Refusal `not-found` when nothing is open; `request-closed` when it cannot pay for the order any more
 */
export async function settleMoney(
  context: PaymentContext,
  settlement: Settlement,
  {
    before,
    after,
  }: { before: (trx: Trx) => Promise<void>; after: (trx: Trx, settled: Settled) => Promise<void> },
): Promise<void> {
  const { transferId, how } = settlement;
  const purchaseId = await purchaseOf(context.db, 'transfer', transferId);
  const attemptId = randomId();
  let money: Money = [];
  let settled: Settled = { orderId: '', amountMinor: 0 };
  const finish = async (trx: Trx): Promise<void> => {
    await writeMoney(trx, money, settlement, context.clock());
    if (how === 'return') await postReturns(trx, money, transferId, context.clock());
    else await tellWhatPaid(trx, transferId);
    await after(trx, settled);
  };
  const step = async (trx: Trx): Promise<Step> => {
    const transfer = await readTransfer(trx, transferId);
    money = await openMoney(trx, transferId);
    if (money.length === 0) throw new Refusal('not-found');
    /* what is more than was asked for stays open, and goes back; rows of before hold both in one */
    if (how === 'take') money = comingTo(money, transfer.amount) ?? money;
    const amountMinor = money.reduce((total, { amount }) => total + amount, 0);
    settled = { orderId: transfer.order_id, amountMinor };
    if (how === 'return') {
      /* a stopped order goes back to its buyer: it may be paid another way */
      const command = { do: 'drop-transfer', transferId } as const;
      return { command, facts: { transfer: { id: transferId, state: 'REJECTED' } } };
    }
    const isWanted = await isHeld(trx, { ...transfer, id: transfer.order_id }, context.clock());
    return {
      command: { do: 'take-transfer', transferId, amount: amountMinor, attemptId, isWanted },
      facts: { attempt: attemptFacts(transfer, attemptId) },
    };
  };
  const { state } = await context.db
    .selectFrom('transfer')
    .select('state')
    .where('id', '=', transferId)
    .executeTakeFirstOrThrow();
  if (how === 'return' && state !== 'STUCK') {
    /* nothing waits for it: only the money is written down */
    await context.db.transaction().execute(async (trx) => {
      await before(trx);
      await step(trx);
      await finish(trx);
    });
    return;
  }
  await carryOut(context, purchaseId, step, { before, after: finish });
}
