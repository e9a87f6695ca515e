import type { Offer } from '@sigorta/contracts/offer';
import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { shareOf } from '../../purchase/ledger/entry.ts';
import { taxOf } from '../export/taxes.ts';
import { monthOf, type Payable } from './accounts.ts';

/** A row of a statement; sums in the smallest unit of its account's currency, what lowers the debt is below nothing. */
export interface StatementRow {
  at: Date;
  kind: 'policy' | 'cancellation' | 'payment';
  orderId: string | null;
  productId: string | null;
  reference: string | null;
  premium: number;
  tax: number | null;
  commission: number;
  net: number;
}

interface Read {
  at: Date;
  event: 'in-force' | 'ended' | 'party-paid';
  order_id: string | null;
  product: string | null;
  offer: Offer | null;
  reference: string | null;
  premium: string | number;
  sold: string | number | null;
  commission: string | number;
  net: string | number;
}

const kinds = { 'in-force': 'policy', ended: 'cancellation', 'party-paid': 'payment' } as const;

/** Of the tax that the insurer itemised, the part that this row moves; null where it did not, or in another currency. */
function taxIn({ offer, premium, sold }: Read, currency: string): number | null {
  const tax = offer ? taxOf(offer)?.tax : undefined;
  if (!tax || tax.currency !== currency || sold === null) return null;
  return Math.sign(Number(premium)) * shareOf(tax.minor, Math.abs(Number(premium)), Number(sold));
}

const rowOf = (row: Read, currency: string): StatementRow => ({
  at: new Date(row.at),
  kind: kinds[row.event],
  orderId: row.order_id,
  productId: row.product,
  reference: row.reference,
  premium: Number(row.premium),
  tax: row.event === 'party-paid' ? null : taxIn(row, currency),
  commission: Number(row.commission),
  net: Number(row.net),
});

/** Whoever reads rows in pieces goes on from here. */
interface After {
  at: Date;
  id: number;
}

const pieceSize = 1_000;

const readPiece = async (
  { db }: Pick<Context, 'db'>,
  { kind, partyId, currency }: Payable,
  month: string,
  after: After | null,
): Promise<(Read & { id: number })[]> => {
  const { from, until } = monthOf(month);
  const { rows } = await sql<
    Read & { id: number }
  >`select e.id, e.at, e.event, e.order_id, o.product, o.offer,
      coalesce(p.policy_no, paid.reference) as reference,
      coalesce(-sum(l.minor) filter (where e.event <> 'party-paid'), 0) as premium,
      (select -sum(s.minor) from ledger_entry se join ledger_line s on s.entry_id = se.id
        where se.event = 'in-force' and se.subject = e.order_id
          and s.account in ('insurer', 'commission', 'partner')) as sold,
      coalesce(-sum(l.minor) filter (where l.account in ('commission', 'partner') and e.event <> 'party-paid'), 0)
        as commission,
      -sum(l.minor) filter (where l.account = ${kind} and l.owner = ${partyId}) as net
    from ledger_entry e
    join ledger_line l on l.entry_id = e.id and l.currency = ${currency}
      and l.account in ('insurer', 'commission', 'partner')
    left join purchase_order o on o.id = e.order_id
    left join policy p on p.order_id = e.order_id
    left join payable_payment paid on e.event = 'party-paid' and paid.id = e.subject
    where e.at >= ${from} and e.at < ${until}
      and ${after === null ? sql`true` : sql`(e.at, e.id) > (${after.at}, ${after.id})`}
      and exists (select 1 from ledger_line own where own.entry_id = e.id and own.account = ${kind}
        and own.owner = ${partyId} and own.currency = ${currency})
    group by e.id, o.id, p.order_id, paid.id order by e.at, e.id limit ${pieceSize}`.execute(db);
  return rows;
};

/** Everything that changed an account in a month, the oldest first, in pieces. */
export async function* statementRows(
  context: Pick<Context, 'db'>,
  of: Payable,
  month: string,
): AsyncGenerator<StatementRow[]> {
  let after: After | null = null;
  for (;;) {
    const piece: (Read & { id: number })[] = await readPiece(context, of, month, after);
    if (piece.length > 0) yield piece.map((row) => rowOf(row, of.currency));
    const last = piece.at(-1);
    if (!last || piece.length < pieceSize) return;
    after = { at: new Date(last.at), id: last.id };
  }
}
