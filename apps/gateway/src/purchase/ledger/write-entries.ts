import { sql, type Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Entry } from './entry.ts';

/** When an entry's event happened. */
export interface DatedEntry extends Entry {
  at: Date;
}

/**
 * Writes entries, all in one statement. One that is there already stays as it is: an event happens once to its subject.
 */
export async function writeEntries(
  trx: Transaction<Database>,
  entries: readonly DatedEntry[],
): Promise<void> {
  const told = entries.filter(({ lines }) => lines.length > 0);
  if (told.length === 0) return;
  const heads = told.map(({ event, subject, orderId, at }) => ({ event, subject, orderId, at }));
  const lines = told.flatMap(({ event, subject, lines: sides }) =>
    sides.map((line, place) => ({ ...line, event, subject, number: place + 1 })),
  );
  await sql`with written as (
      insert into ledger_entry (event, subject, order_id, at)
      select event, subject, "orderId", at
        from jsonb_to_recordset(${JSON.stringify(heads)}::text::jsonb)
          as head (event text, subject text, "orderId" text, at timestamptz)
      on conflict (event, subject) do nothing
      returning id, event, subject)
    insert into ledger_line (entry_id, number, account, owner, currency, minor)
    select written.id, line.number, line.account, line.owner, line.currency, line.minor
      from written join jsonb_to_recordset(${JSON.stringify(lines)}::text::jsonb)
        as line (event text, subject text, number integer, account text, owner text, currency text, minor bigint)
      on line.event = written.event and line.subject = written.subject`.execute(trx);
}
