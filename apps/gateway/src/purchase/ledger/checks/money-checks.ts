import { sql } from 'kysely';
import type { Check } from './check.ts';
import { banked, given, losses } from './parts.ts';

/** Rows from before the machine do not say how a refund went, only who sent it, if somebody did: of the others this is false, not unknown. */
const wentByHand = sql`((r.how = 'hand' or r.how is null and r.closed_by is not null) is true)`;

export const moneyChecks: readonly Check[] = [
  {
    name: 'reserved-above-charged',
    rule: 'no more is promised back of a charge than it took',
    query: sql`${given}
      select seen.purchase, a.id as subject,
          'at most ' || case when a.state = 'CHARGED' then a.paid else 0 end as should,
          sum(r.amount)::text as is
        from refund r join attempt a on a.id = r.attempt_id join seen on seen.id = a.order_id
        group by seen.purchase, a.id
        having sum(r.amount) > case when a.state = 'CHARGED' then a.paid else 0 end`,
  },
  {
    name: 'kept-twice',
    rule: 'one charge of a quote is kept at most',
    query: sql`${given}
      select seen.purchase, string_agg(charge.id, ', ' order by charge.id) as subject,
          'one charge' as should, count(*)::text as is
        from charge join seen on seen.id = charge.order_id
        where not charge.surplus and charge.parts + charge.back < charge.paid
          and coalesce(seen.goal, case when charge.back > 0 or seen.policy in ('ISSUE_REJECTED', 'CANCELLED')
            then 'undo' else 'fulfil' end) = 'fulfil'
        group by seen.purchase having count(*) > 1`,
  },
  {
    name: 'clearing',
    rule: 'a provider holds what it charged less what it gave back and what was given up',
    query: sql`${given}, ${losses}, wanted as (
        select holder, sum(minor) as minor from (
          select holder, paid as minor from charge where method = 'card'
          union all select charge.holder, -r.amount from refund r join seen on seen.id = r.order_id
            join charge on charge.id = r.attempt_id where r.state = 'DONE' and not ${wentByHand}
          union all select holder, -minor from loss
          union all select r.holder, -(r.net + r.fee) from payout_row r
            where r.kind <> 'chargeback' and r.order_id is not null) moved group by holder),
      held as (select owner, sum(minor) as minor from line where account = 'clearing' group by owner)
      select '' as purchase, coalesce(holder, owner) as subject, coalesce(wanted.minor, 0)::text as should,
          coalesce(held.minor, 0)::text as is
        from wanted full join held on owner = holder
        where coalesce(wanted.minor, 0) <> coalesce(held.minor, 0)`,
  },
  {
    name: 'written-off',
    rule: 'what two persons gave up of a difference is lost, and nothing else',
    query: sql`${given}, ${losses}, wanted as (select order_id as owner, sum(minor) as minor from loss group by order_id),
      held as (select owner, sum(minor) as minor from line where account = 'written-off' group by owner)
      select coalesce(seen.purchase, '') as purchase, coalesce(wanted.owner, held.owner) as subject,
          coalesce(wanted.minor, 0)::text as should, coalesce(held.minor, 0)::text as is
        from wanted full join held on held.owner = wanted.owner
        left join seen on seen.id = coalesce(wanted.owner, held.owner)
        where coalesce(wanted.minor, 0) <> coalesce(held.minor, 0)`,
  },
  {
    name: 'bank',
    rule: 'our bank accounts hold, in each currency, the transfers and payouts that came, less what went back by transfer or by hand and what insurers and partners got',
    query: sql`${given}, ${banked}, wanted as (
        select currency, sum(minor) as minor from (
          select 'TRY' as currency, m.amount as minor from transfer_money m join transfer t on t.id = m.transfer_id
            join seen on seen.id = t.order_id where m.state <> 'RETURNED'
          union all select 'TRY', -r.amount from refund r join seen on seen.id = r.order_id
            where r.state = 'DONE' and ${wentByHand}
          union all select 'TRY', amount from banked
          union all select currency, -amount from payable_payment) moved group by currency),
      held as (select currency, sum(minor) as minor from line where account = 'bank' group by currency)
      select '' as purchase, 'bank ' || currency as subject, coalesce(wanted.minor, 0)::text as should,
          coalesce(held.minor, 0)::text as is
        from wanted full join held using (currency)
        where coalesce(wanted.minor, 0) <> coalesce(held.minor, 0)`,
  },
  {
    name: 'confirmed-once',
    rule: 'a charge by transfer is confirmed by one transfer, and a transfer confirms one',
    query: sql`${given}, moved as (
        select order_id, 1 as charges, 0 as transfers from charge where method = 'transfer'
        union all select order_id, 0, 1 from transfer where state = 'CONFIRMED')
      select seen.purchase, order_id as subject, sum(charges) || ' transfers' as should,
          sum(transfers) || ' transfers' as is
        from moved join seen on seen.id = order_id
        group by seen.purchase, order_id having sum(charges) <> sum(transfers)`,
  },
  {
    name: 'unmatched',
    rule: 'transfer money that paid for nothing and was not sent back is nobody’s',
    query: sql`${given}, wanted as (
        select owner, sum(minor) as minor from (
          select m.transfer_id as owner, -m.amount as minor
            from transfer_money m join transfer t on t.id = m.transfer_id
            join seen on seen.id = t.order_id where m.state <> 'RETURNED'
          union all select t.id, charge.paid from charge
            join transfer t on t.order_id = charge.order_id and t.state = 'CONFIRMED'
            where charge.method = 'transfer') moved group by owner),
      held as (select owner, sum(minor) as minor from line where account = 'unmatched' group by owner)
      select coalesce(o.quote_id, '') as purchase, coalesce(wanted.owner, held.owner) as subject,
          coalesce(wanted.minor, 0)::text as should, coalesce(held.minor, 0)::text as is
        from wanted full join held on held.owner = wanted.owner
        left join transfer t on t.id = coalesce(wanted.owner, held.owner)
        left join purchase_order o on o.id = t.order_id
        where coalesce(wanted.minor, 0) <> coalesce(held.minor, 0)`,
  },
];

/** Nothing of this is broken, but somebody has to know it. */
export const cases: readonly Check[] = [
  {
    name: 'unmatched-for-long',
    rule: 'money that came by transfer belongs to nobody for more than three days',
    query: sql`select o.quote_id as purchase, l.owner as subject, '0' as should, sum(l.minor)::text as is
        from ledger_line l join ledger_entry e on e.id = l.entry_id join purchase_order o on o.id = e.order_id
        where l.account = 'unmatched' group by o.quote_id, l.owner
        having sum(l.minor) <> 0 and min(e.at) < now() - interval '3 days'`,
  },
  {
    name: 'not-posted',
    rule: 'a purchase from before the ledger is not written into it yet',
    query: sql`select p.id as purchase, p.id as subject, 'posted' as should, 'not yet' as is
        from purchase p where not p.is_posted`,
  },
  {
    name: 'no-commission',
    rule: 'policies are in force of which nothing stays with us',
    query: sql`select '' as purchase, l.owner as subject, 'commission' as should,
          count(distinct e.id) || ' policies' as is
        from ledger_entry e join ledger_line l on l.entry_id = e.id and l.account = 'insurer'
        where e.event = 'in-force' and not exists (select 1 from ledger_line c
          where c.entry_id = e.id and c.account = 'commission') group by l.owner`,
  },
];
