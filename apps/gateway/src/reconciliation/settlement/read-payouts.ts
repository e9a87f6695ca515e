import type { Transaction } from 'kysely';
import type { PaymentProvider } from '../../payments/provider/provider.ts';
import type { PayoutRow, Settlement } from '../../payments/provider/settlement.ts';
import type { Database } from '../../platform/database/database.ts';
import { paidOut } from '../../purchase/ledger/payout-entries.ts';
import { writeEntries } from '../../purchase/ledger/write-entries.ts';
import type { ReconcileContext } from '../context.ts';

/** A row as it was read, of which payout. */
interface ReadRow extends PayoutRow {
  payout: string;
  day: string;
}

/** A row that said something else when it was read first. */
export interface ChangedRow {
  holder: string;
  payout: string;
  id: string;
  attemptId: string | null;
  orderId: string | null;
  netBefore: number;
  netNow: number;
  at: Date;
}

/** The name of clearing and its neighbours: the provider and our number there. */
export const holderOf = ({ name, account }: Pick<PaymentProvider, 'name' | 'account'>): string =>
  account === null ? name : `${name}:${account}`;

/** Our charge of each row, by the reference of the charge or of the return, else by the provider's number of the payment. */
async function chargesOf(trx: Transaction<Database>, provider: string, rows: readonly ReadRow[]) {
  const references = rows.flatMap(({ reference }) => reference ?? []);
  const payments = rows.flatMap(({ paymentId }) => paymentId ?? []);
  const found = new Map<string, { id: string; order_id: string }>();
  const attempts = () =>
    trx.selectFrom('attempt').select(['id', 'order_id', 'psp_payment_id']).where('psp', '=', provider);
  if (payments.length > 0)
    for (const one of await attempts().where('psp_payment_id', 'in', payments).execute())
      found.set(`payment ${one.psp_payment_id}`, one);
  if (references.length > 0) {
    for (const one of await attempts().where('id', 'in', references).execute()) found.set(one.id, one);
    const returns = await trx
      .selectFrom('refund')
      .innerJoin('attempt', 'attempt.id', 'refund.attempt_id')
      .select(['refund.id as refund', 'attempt.id', 'attempt.order_id'])
      .where('refund.id', 'in', references)
      .execute();
    for (const { refund, ...one } of returns) found.set(refund, one);
  }
  return (row: ReadRow) => found.get(row.reference ?? '') ?? found.get(`payment ${row.paymentId}`) ?? null;
}

/** so many rows a transaction: a statement takes a limited number of values */
const mostAtOnce = 1_000;

const nameOf = ({ payout, id }: { payout: string; id: string }): string => `${payout} ${id}`;

/** Rows that were read before, by their names. */
async function knownRows({ db }: ReconcileContext, holder: string, rows: readonly ReadRow[]) {
  const payouts = [...new Set(rows.map(({ payout }) => payout))];
  const known = await db
    .selectFrom('payout_row')
    .select(['payout', 'id', 'gross', 'fee', 'net', 'attempt_id', 'order_id'])
    .where('holder', '=', holder)
    .where('payout', 'in', payouts)
    .execute();
  return new Map(known.map((row) => [nameOf(row), row]));
}

/** Writes rows that are new with their entries, in one transaction. */
const addRows = (
  { db, clock }: ReconcileContext,
  provider: PaymentProvider,
  rows: readonly ReadRow[],
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const now = clock();
    const holder = holderOf(provider);
    const chargeOf = await chargesOf(trx, provider.name, rows);
    const added = await trx
      .insertInto('payout_row')
      .values(
        rows.map((row) => ({
          holder,
          payout: row.payout,
          id: row.id,
          kind: row.kind,
          reference: row.reference,
          payment_id: row.paymentId,
          attempt_id: chargeOf(row)?.id ?? null,
          order_id: chargeOf(row)?.order_id ?? null,
          installment_count: row.installmentCount,
          gross: row.grossMinor,
          fee: row.feeMinor,
          net: row.netMinor,
          day: row.day,
          happened_at: row.at,
          read_at: now,
        })),
      )
      /* another replica may read at the same time: what it wrote it has entered */
      .onConflict((conflict) => conflict.doNothing())
      .returning(['payout', 'id', 'kind', 'order_id', 'fee', 'net'])
      .execute();
    await writeEntries(
      trx,
      added.map(({ order_id: orderId, fee: feeMinor, net: netMinor, ...row }) => ({
        ...paidOut({ ...row, holder, orderId, feeMinor, netMinor }),
        at: now,
      })),
    );
  });

/** Keeps the rows of a file; gives those that say something else than before. */
async function keepRows(
  context: ReconcileContext,
  provider: PaymentProvider,
  rows: readonly ReadRow[],
): Promise<ChangedRow[]> {
  if (rows.length === 0) return [];
  const holder = holderOf(provider);
  const known = await knownRows(context, holder, rows);
  const fresh = rows.filter((row) => !known.has(nameOf(row)));
  for (let first = 0; first < fresh.length; first += mostAtOnce)
    await addRows(context, provider, fresh.slice(first, first + mostAtOnce));
  return rows.flatMap((row) => {
    const before = known.get(nameOf(row));
    const isSame =
      before === undefined ||
      (before.net === row.netMinor && before.fee === row.feeMinor && before.gross === row.grossMinor);
    if (isSame) return [];
    const { attempt_id: attemptId, order_id: orderId, net: netBefore } = before;
    const { payout, id, netMinor: netNow, at } = row;
    return [{ holder, payout, id, attemptId, orderId, netBefore, netNow, at }];
  });
}

/**
 * Reads what a provider paid out on some days, a file after the other. What was read before stays as it was.
 * @returns rows that changed since; `unanswered` when a file of a day cannot be read: then nothing is concluded from the others
 */
export async function readPayouts(
  context: ReconcileContext,
  provider: PaymentProvider,
  settlement: Settlement,
  days: readonly string[],
): Promise<ChangedRow[] | 'unanswered'> {
  const changed: ChangedRow[] = [];
  for (const day of days) {
    const answer = await settlement.payouts(day);
    if (answer.result === 'question-failed') return 'unanswered';
    const rows = answer.payouts.flatMap(({ reference: payout, day: left, rows: own }) =>
      own.map((row) => ({ ...row, payout, day: left })),
    );
    changed.push(...(await keepRows(context, provider, rows)));
  }
  return changed;
}
