import type { Selectable, Transaction } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/database/database.ts';
import type { DifferenceTable } from '../../platform/database/tables/ledger-tables.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { StoredProposal } from '../../proposals/close.ts';
import { entry, inLira } from '../../purchase/ledger/entry.ts';
import { writeEntries } from '../../purchase/ledger/write-entries.ts';

type Trx = Transaction<Database>;
type DifferenceRow = Selectable<DifferenceTable>;

/** What a difference is about, kuruş; null where nobody can name it in lira. */
export const sumInQuestion = ({
  here,
  outside,
  currency,
}: Pick<DifferenceRow, 'here' | 'outside' | 'currency'>): number | null =>
  currency === 'TRY' ? Math.abs((here ?? 0) - (outside ?? 0)) : null;

/** differences in which our books hold more at the provider than it has or pays out */
const holdsLess: ReadonlySet<string> = new Set([
  'charge-absent',
  'charge-differs',
  'payout-missing',
  'payout-differs',
]);

/** kuruş that our books hold at the provider and it does not: taken here and not there, or given back there and not here */
function lossOf({ kind, here, outside, currency }: DifferenceRow): number {
  if (currency !== 'TRY') return 0;
  const more = (here ?? 0) - (outside ?? 0);
  if (holdsLess.has(kind)) return Math.max(0, more);
  if (kind === 'return-unknown' || kind === 'return-differs') return Math.max(0, -more);
  return 0;
}

/** The clearing account that the difference is about: that of its charge, else of its refund's, else of the order's first. */
async function holderOf(trx: Trx, { subject }: DifferenceRow, orderId: string): Promise<string | null> {
  const charges = await trx
    .selectFrom('attempt')
    .select(['id', 'psp', 'psp_account'])
    .where('order_id', '=', orderId)
    .where('state', '=', 'CHARGED')
    .where('method', '=', 'card')
    .orderBy('created_at')
    .execute();
  const refund = await trx
    .selectFrom('refund')
    .select('attempt_id')
    .where('id', '=', subject)
    .executeTakeFirst();
  const own = charges.find(({ id }) => id === subject || id === refund?.attempt_id) ?? charges[0];
  return own ? [own.psp, own.psp_account].filter(Boolean).join(':') : null;
}

/**
 * Closes a difference about money that two persons agreed on, and writes off what is lost by it.
 * @throws Refusal `changed-meanwhile` when it was closed, or its sum is another one now
 */
export async function writeOff(
  { clock }: Pick<Context, 'clock'>,
  trx: Trx,
  { subject, amount, reason, asked_by }: StoredProposal,
): Promise<void> {
  const row = await trx
    .selectFrom('difference')
    .selectAll()
    .where('id', '=', subject)
    .where('closed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  const asked = amount === null ? null : Number(amount);
  if (!row || sumInQuestion(row) !== asked) throw new Refusal('changed-meanwhile');
  const now = clock();
  await trx
    .updateTable('difference')
    .set({ closed_at: now, closed_by: asked_by, closed_reason: reason })
    .where('id', '=', subject)
    .execute();
  const { order_id: orderId } = row;
  const loss = lossOf(row);
  const holder = orderId === null ? null : await holderOf(trx, row, orderId);
  if (orderId === null || holder === null || loss === 0) return;
  const lines = [inLira('written-off', orderId, loss), inLira('clearing', holder, -loss)];
  await writeEntries(trx, [{ ...entry('written-off', orderId, subject, lines), at: now }]);
}
