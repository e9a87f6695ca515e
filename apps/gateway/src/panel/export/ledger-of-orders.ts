import { type Currency, lira, type Money } from '@sigorta/contracts/money';
import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';

/** What the ledger says of an order, as it stands. */
export interface LedgerOfOrder {
  /** of the premium in force, in its own currency: nothing once all of it was given back */
  insurerShare: Money | null;
  /** what stays with us, less the partner's part */
  commission: Money | null;
  partnerShare: Money | null;
  /** money of the buyer that is with us or at the provider: charged less given back */
  held: Money;
}

interface Sum {
  order_id: string;
  account: string;
  currency: Currency;
  minor: string;
}

const shares = { insurerShare: 'insurer', commission: 'commission', partnerShare: 'partner' } as const;

/** The ledger owes shares, so they are negative there. */
const owed = (sums: readonly Sum[], account: string): Money | null => {
  const own = sums.filter((one) => one.account === account);
  const [first] = own;
  if (!first) return null;
  return { minor: -own.reduce((sum, { minor }) => sum + Number(minor), 0), currency: first.currency };
};

/** Sums of the ledger by order, asked once for all of them; a part in which nothing moved is null. */
export async function ledgerOfOrders(
  { db }: Pick<Context, 'db'>,
  ids: readonly string[],
): Promise<(id: string) => LedgerOfOrder> {
  const { rows } =
    ids.length === 0
      ? { rows: [] }
      : await sql<Sum>`select e.order_id, l.account, l.currency, sum(l.minor) as minor
          from ledger_entry e join ledger_line l on l.entry_id = e.id
          where e.order_id in (${sql.join([...ids])})
            and l.account in ('insurer', 'commission', 'partner', 'clearing', 'bank')
          group by 1, 2, 3`.execute(db);
  const byOrder = Map.groupBy(rows, ({ order_id }) => order_id);
  return (id) => {
    const sums = byOrder.get(id) ?? [];
    const held = sums.filter(({ account }) => account === 'clearing' || account === 'bank');
    return {
      insurerShare: owed(sums, shares.insurerShare),
      commission: owed(sums, shares.commission),
      partnerShare: owed(sums, shares.partnerShare),
      held: lira(held.reduce((sum, { minor }) => sum + Number(minor), 0)),
    };
  };
}
