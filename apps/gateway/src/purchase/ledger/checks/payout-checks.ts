import { sql } from 'kysely';
import type { Check } from './check.ts';
import { banked, given } from './parts.ts';

/** What an account of settlement must hold, by owner, against what its lines sum to. */
const ofPayouts = (account: string, should: ReturnType<typeof sql>) => sql<{
  purchase: string;
  subject: string;
  should: string;
  is: string;
}>`${given}, ${banked}, wanted as (${should}),
  held as (select owner, sum(minor) as minor from line where account = ${sql.lit(account)} group by owner)
  select '' as purchase, coalesce(wanted.owner, held.owner) as subject,
      coalesce(wanted.minor, 0)::text as should, coalesce(held.minor, 0)::text as is
    from wanted full join held on held.owner = wanted.owner
    where coalesce(wanted.minor, 0) <> coalesce(held.minor, 0)`;

/** Accounts between a provider and our bank, from what files and statements said. */
export const payoutChecks: readonly Check[] = [
  {
    name: 'payout-account',
    rule: 'a payout is on its way until the bank has it',
    query: ofPayouts(
      'payout',
      sql`select owner, sum(minor) as minor from (
          select holder || ' ' || payout as owner, net as minor from payout_row
          union all select holder || ' ' || payout, -amount from banked) moved group by owner`,
    ),
  },
  {
    name: 'fee-account',
    rule: 'a provider keeps what its files say it keeps',
    query: ofPayouts('fee', sql`select holder as owner, sum(fee) as minor from payout_row group by holder`),
  },
  {
    name: 'chargeback-account',
    rule: 'what cardholders’ banks took back of an order is lost until somebody wins it back',
    query: ofPayouts(
      'chargeback',
      sql`select order_id as owner, -sum(net + fee) as minor from payout_row r
        where kind = 'chargeback' and order_id is not null group by order_id`,
    ),
  },
  {
    name: 'unclaimed-account',
    rule: 'what was paid out for no charge of ours is nobody’s',
    query: ofPayouts(
      'unclaimed',
      sql`select holder as owner, -sum(net + fee) as minor from payout_row r where order_id is null group by holder`,
    ),
  },
];
