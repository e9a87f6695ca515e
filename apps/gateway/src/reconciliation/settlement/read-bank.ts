import type { Currency } from '@sigorta/contracts/money';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { readDayFile } from '../../platform/upstream/day-file.ts';
import { banked } from '../../purchase/ledger/payout-entries.ts';
import { writeEntries } from '../../purchase/ledger/write-entries.ts';
import type { ReconcileContext } from '../context.ts';
import { namedPayout } from './named-payout.ts';
import { keepDay, keepOutgoing } from './outgoing/keep-outgoing.ts';
import { readStatement, type Statement } from './statement.ts';

/** Who sends money to our account, by the word that the bank's lines call him. */
export interface Sender {
  holder: string;
  bankWord: string;
}

type Read = Pick<ReconcileContext, 'db' | 'clock' | 'config'>;

/** Keeps what providers sent, with the text that names its payout. */
async function keepSent(
  { db, clock }: Read,
  { account, lines }: Statement,
  senderOf: (text: string) => Sender | undefined,
): Promise<void> {
  const sent = lines.flatMap(({ id, day, amountMinor: amount, text }) => {
    const sender = senderOf(text);
    return sender && amount !== 0
      ? [{ id, account, holder: sender.holder, day, amount, text, read_at: clock() }]
      : [];
  });
  if (sent.length === 0) return;
  await db
    .insertInto('bank_line')
    .values(sent)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Reads our account in a currency on some days and keeps what providers sent, who pay in lira, and what left it; what else came, which names
 * people, is not kept.
 * @returns false when a statement cannot be read
 */
export async function readBank(
  context: Read,
  currency: Currency,
  { senders, days }: { senders: readonly Sender[]; days: readonly string[] },
): Promise<boolean> {
  const address = context.config.bankStatements[currency];
  if (address === null) return true;
  const senderOf = (text: string) => senders.find(({ bankWord }) => text.includes(bankWord));
  for (const day of days) {
    const file = await readDayFile(context.config.egress, address, day);
    if (file.result !== 'absent') {
      const statement = file.result === 'file' ? readStatement(file.text, currency) : null;
      if (statement === null) return false;
      await keepSent(context, statement, senderOf);
      await keepOutgoing(context, statement, (text) => senderOf(text) !== undefined);
    }
    await keepDay(context, currency, day);
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
