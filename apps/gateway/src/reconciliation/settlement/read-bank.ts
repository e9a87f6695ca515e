import { sql, type Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { readDayFile } from '../../platform/upstream/day-file.ts';
import { banked } from '../../purchase/ledger/payout-entries.ts';
import { writeEntries } from '../../purchase/ledger/write-entries.ts';
import type { ReconcileContext } from '../context.ts';
import { namedPayout } from './named-payout.ts';
import { readStatement } from './statement.ts';

/** Who sends money to our account, by the word that the bank's lines call him. */
export interface Sender {
  holder: string;
  bankWord: string;
}

/**
 * Reads our account on some days and keeps what providers sent; lines of others, which name people, are not kept.
 * @returns false when a statement cannot be read
 */
export async function readBank(
  { db, clock, config }: ReconcileContext,
  senders: readonly Sender[],
  days: readonly string[],
): Promise<boolean> {
  if (config.bankStatementUrl === null) return true;
  for (const day of days) {
    const file = await readDayFile(config.bankStatementUrl, day);
    if (file.result === 'absent') continue;
    const statement = file.result === 'file' ? readStatement(file.text) : null;
    if (statement === null) return false;
    const lines = statement.lines.flatMap(({ id, day: on, amountMinor, text }) => {
      const sender = senders.find(({ bankWord }) => text.includes(bankWord));
      return sender && amountMinor !== 0
        ? [
            {
              id,
              account: statement.account,
              holder: sender.holder,
              day: on,
              amount: amountMinor,
              text,
              read_at: clock(),
            },
          ]
        : [];
    });
    if (lines.length > 0)
      await db
        .insertInto('bank_line')
        .values(lines)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
  }
  return true;
}

interface OpenLine {
  id: string;
  account: string;
  holder: string;
  amount: number;
  text: string;
  /** of its sender, as far as the text holds them anywhere */
  payouts: string[];
}

/** Lines of the bank whose payout is known by now; what names none that we know waits for its file. */
async function bankEntries(trx: Transaction<Database>, now: Date): Promise<void> {
  const { rows } = await sql<OpenLine>`select b.id, b.account, b.holder, b.amount, b.text,
      array_agg(distinct r.payout) as payouts
    from bank_line b join payout_row r on r.holder = b.holder and position(r.payout in b.text) > 0
    where not exists (select 1 from ledger_entry e where e.event = 'banked' and e.subject = b.id)
    group by b.id`.execute(trx);
  await writeEntries(
    trx,
    rows.flatMap(({ text, payouts, amount, ...line }) => {
      const payout = namedPayout(text, payouts);
      return payout === null
        ? []
        : [{ ...banked({ ...line, amountMinor: Number(amount) }, payout), at: now }];
    }),
  );
}

/** Lines of the bank whose payout is known by now go into the ledger. */
export const postBanked = ({ db, clock }: Pick<ReconcileContext, 'db' | 'clock'>): Promise<void> =>
  db.transaction().execute((trx) => bankEntries(trx, clock()));
