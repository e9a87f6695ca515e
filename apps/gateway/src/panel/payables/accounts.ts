import type { Currency } from '@sigorta/contracts/money';
import type { PayableKind } from '@sigorta/contracts/panel/payables';
import { startOfDay } from '@sigorta/validators/istanbul';
import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';

/** One account: whom we owe, in which currency. */
export interface Payable {
  kind: PayableKind;
  partyId: string;
  currency: Currency;
}

/** What is owed at the ends of a month and why it changed; in the smallest unit. */
export interface PayableSums {
  opening: number;
  added: number;
  takenBack: number;
  paid: number;
  closing: number;
}

/** The first instant of a month of Istanbul, and the first after it. @param month `2026-11` */
export function monthOf(month: string): { from: Date; until: Date } {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const next = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
  return { from: startOfDay(`${month}-01`), until: startOfDay(`${next}-01`) };
}

interface Row extends Record<keyof PayableSums, string | number> {
  kind: PayableKind;
  party: string;
  currency: Currency;
}

/** Every account in which anything moved until the end of a month; of one account where it is named. */
export async function payableAccounts(
  { db }: Pick<Context, 'db'>,
  month: string,
  of: Payable | null = null,
): Promise<(Payable & PayableSums)[]> {
  const { from, until } = monthOf(month);
  const within = (event: string) =>
    sql`coalesce(-sum(l.minor) filter (where e.at >= ${from} and e.event = ${event}), 0)`;
  const { rows } = await sql<Row>`select l.account as kind, l.owner as party, l.currency,
      coalesce(-sum(l.minor) filter (where e.at < ${from}), 0) as opening,
      ${within('in-force')} as added, ${within('ended')} as "takenBack", ${within('party-paid')} as paid,
      -sum(l.minor) as closing
    from ledger_line l join ledger_entry e on e.id = l.entry_id
    where l.account in ('insurer', 'partner') and e.at < ${until}
      and ${of === null ? sql`true` : sql`l.account = ${of.kind} and l.owner = ${of.partyId} and l.currency = ${of.currency}`}
    group by 1, 2, 3 order by 1, 2, 3`.execute(db);
  return rows.map(({ kind, party, currency, ...sums }) => ({
    kind,
    partyId: party,
    currency,
    opening: Number(sums.opening),
    added: Number(sums.added),
    takenBack: Number(sums.takenBack),
    paid: Number(sums.paid),
    closing: Number(sums.closing),
  }));
}
