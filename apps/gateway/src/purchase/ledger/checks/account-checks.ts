import { sql } from 'kysely';
import type { Check } from './check.ts';
import { given, premiums } from './parts.ts';

/** What an account of each order must hold against what its lines sum to. */
const ofOrders = (account: string, should: ReturnType<typeof sql>) => sql<{
  purchase: string;
  subject: string;
  should: string;
  is: string;
}>`${given}, wanted as (${should}),
  held as (select owner, sum(minor) as minor from line where account = ${sql.lit(account)} group by owner)
  select coalesce(seen.purchase, '') as purchase, coalesce(wanted.owner, held.owner) as subject,
      coalesce(wanted.minor, 0)::text as should, coalesce(held.minor, 0)::text as is
    from wanted full join held on held.owner = wanted.owner
    left join seen on seen.id = coalesce(wanted.owner, held.owner)
    where coalesce(wanted.minor, 0) <> coalesce(held.minor, 0)`;

export const accountChecks: readonly Check[] = [
  {
    name: 'buyer-account',
    rule: 'a buyer is owed the price while his order is not settled, and nothing at its end',
    query: ofOrders(
      'buyer',
      sql`select order_id as owner, -sum(case
          when parts + back >= paid then 0
          when not surplus and (seen.kind = 'payment' or seen.policy in ('ISSUED', 'CANCELLED')) then 0
          else greatest(0, price - back) end) as minor
        from charge join seen on seen.id = charge.order_id group by order_id`,
    ),
  },
  {
    name: 'collected-account',
    rule: 'what a payment without a policy brought in is owed while it stands',
    query: ofOrders(
      'collected',
      sql`select order_id as owner, -sum(price) as minor
        from charge join seen on seen.id = charge.order_id
        where seen.kind = 'payment' and not surplus
          and coalesce(seen.goal, case when back = 0 then 'fulfil' else 'undo' end) = 'fulfil' group by order_id`,
    ),
  },
  {
    name: 'refund-account',
    rule: 'what is promised back is owed until it went',
    query: sql`${given}, held as (
        select owner, sum(minor) as minor from line where account = 'refund' group by owner)
      select seen.purchase, r.id as subject,
          (case when r.state = 'DONE' then 0 else -r.amount end)::text as should,
          coalesce(held.minor, 0)::text as is
        from refund r join seen on seen.id = r.order_id left join held on held.owner = r.id
        where coalesce(held.minor, 0) <> case when r.state = 'DONE' then 0 else -r.amount end`,
  },
  {
    name: 'premium-owed',
    rule: 'a policy in force owes its premium, one that ended what the insurer keeps, any other nothing',
    query: sql`${given}, ${premiums}, held as (
        select order_id, currency, -sum(minor) as minor from line
          where account in ('insurer', 'commission', 'partner') and order_id is not null
          group by order_id, currency)
      select coalesce(premium.purchase, seen.purchase, '') as purchase,
          coalesce(premium.id, held.order_id) as subject,
          coalesce(round(premium.minor * (1 - back)), 0) || ' ' || coalesce(premium.currency, '') as should,
          coalesce(held.minor, 0) || ' ' || coalesce(held.currency, '') as is
        from premium full join held on held.order_id = premium.id and held.currency = premium.currency
        left join seen on seen.id = held.order_id
        where abs(coalesce(premium.minor * (1 - back), 0) - coalesce(held.minor, 0)) >= 1`,
  },
  {
    name: 'party-paid',
    rule: 'an insurer or a partner got what two persons said it got',
    query: sql`${given}, wanted as (
        select kind as account, party as owner, currency, sum(amount) as minor from payable_payment group by 1, 2, 3),
      held as (select account, owner, currency, sum(minor) as minor from line
        where event = 'party-paid' and account in ('insurer', 'partner') group by 1, 2, 3)
      select '' as purchase, coalesce(wanted.account, held.account) || ' ' || coalesce(wanted.owner, held.owner) as subject,
          coalesce(wanted.minor, 0)::text as should, coalesce(held.minor, 0)::text as is
        from wanted full join held using (account, owner, currency)
        where coalesce(wanted.minor, 0) <> coalesce(held.minor, 0)`,
  },
  {
    name: 'coupon-account',
    rule: 'a coupon is ours to pay while its policy stands',
    query: sql`${given}, ${premiums}, held as (
        select owner, sum(minor) as minor from line where account = 'coupon' group by owner)
      select coalesce(premium.purchase, '') as purchase, coalesce(premium.id, held.owner) as subject,
          coalesce(round(premium.discount * (1 - back)), 0)::text as should,
          coalesce(held.minor, 0)::text as is
        from premium full join held on held.owner = premium.id
        where abs(coalesce(premium.discount * (1 - back), 0) - coalesce(held.minor, 0)) >= 1`,
  },
  {
    name: 'exchange',
    rule: 'a premium in another currency stands against the lira it was sold for',
    query: sql`${given}, ${premiums}, held as (
        select order_id, sum(minor) filter (where currency = 'TRY') as lira,
            sum(minor) filter (where currency <> 'TRY') as minor
          from line where account = 'fx' group by order_id)
      select premium.purchase, premium.id as subject,
          round((price + discount) * (1 - back)) || ' TRY, ' || round(premium.minor * (1 - back)) || ' '
            || premium.currency as should,
          coalesce(-held.lira, 0) || ' TRY, ' || coalesce(held.minor, 0) || ' ' || premium.currency as is
        from premium left join held on held.order_id = premium.id
        where premium.currency <> 'TRY'
          and (abs((price + discount) * (1 - back) + coalesce(held.lira, 0)) >= 1
            or abs(premium.minor * (1 - back) - coalesce(held.minor, 0)) >= 1)`,
  },
];
