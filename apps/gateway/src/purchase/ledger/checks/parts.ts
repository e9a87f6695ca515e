import { sql } from 'kysely';

/*
 * What the checks look at, worked out from the rows of purchases alone. Words of rows stand for the machine's: they are
 * written beside it, and rows from before it have nothing else.
 */

/** Orders whose purchase is in the ledger. */
const orders = sql`seen as (
  select o.id, o.kind, o.quote_id as purchase, o.goal, o.give, o.offer, o.product, o.insurer_id,
      o.partner_id, p.state as policy
    from purchase_order o left join policy p on p.order_id = o.id
    where not exists (select 1 from purchase q where q.id = o.quote_id and not q.is_posted))`;

/** The provider and our number there. */
const holder = sql`concat_ws(':', a.psp, a.psp_account)`;

/** Money that was taken, and what of it was promised back: parts that staff agreed on, and everything else. */
const charges = sql`charge as (
  select a.id, a.order_id, a.method, a.price, a.paid, a.discount, a.surplus, a.charged_at, ${holder} as holder,
      coalesce(r.parts, 0) as parts, coalesce(r.back, 0) as back
    from attempt a join seen on seen.id = a.order_id
    left join lateral (
      select sum(amount) filter (where reason = 'agreed-part') as parts,
          sum(amount) filter (where reason <> 'agreed-part') as back
        from refund where attempt_id = a.id) r on true
    where a.state = 'CHARGED')`;

const lines = sql`line as (
  select e.event, e.subject, e.order_id, seen.purchase, l.account, l.owner, l.currency, l.minor
    from ledger_entry e join ledger_line l on l.entry_id = e.id left join seen on seen.id = e.order_id)`;

export const given = sql`with ${orders}, ${charges}, ${lines}`;

/**
 * The premium of each order, in its own currency, and what part of it an insurer that ended the policy gives back. A notice that was refused
 * tells of it where two persons said afterwards that the policy ended. Where staff gave all of it back and nobody knows what the insurer
 * said, it gave all: `least` passes over what is not known.
 */
export const premiums = sql`premium as (
  select seen.id, seen.purchase, seen.policy, seen.product, seen.insurer_id, seen.partner_id,
      charge.price, charge.discount, charge.charged_at,
      case when foreign_price then seen.offer -> 'currencyPrice' ->> 'currency' else 'TRY' end as currency,
      case when foreign_price then (seen.offer -> 'currencyPrice' ->> 'minor')::bigint
        else charge.price + charge.discount end as minor,
      case when seen.policy <> 'CANCELLED' then 0
        when charge.paid = charge.parts then 0
        when seen.give = 'insurer' then coalesce(notice.refund, 0)::numeric / (charge.paid - charge.parts)
        else least(1, notice.insurer_gives::numeric / (charge.paid - charge.parts)) end as back
    from seen
    cross join lateral (select seen.offer -> 'currencyPrice' ->> 'currency' <> 'TRY' as foreign_price) offered
    join charge on charge.order_id = seen.id and not charge.surplus
    left join lateral (select c.refund, c.insurer_gives from cancellation c
      where c.order_id = seen.id and (c.state <> 'REFUSED' or c.insurer_gives is not null)
      order by c.created_at desc limit 1) notice on true
    where seen.policy in ('ISSUED', 'CANCELLED'))`;

const wordsOf = (text: ReturnType<typeof sql>) =>
  sql`concat(' ', trim(regexp_replace(${text}, '[^A-Za-z0-9]+', ' ', 'g')), ' ')`;

/** Lines of the bank beside the payout that they name as a word; a line may come before the file that tells of its payout. */
export const banked = sql`banked as (
  select b.id, b.account, b.holder, b.amount, p.payout
    from bank_line b cross join lateral (
      select r.payout from payout_row r where r.holder = b.holder
          and position(${wordsOf(sql`r.payout`)} in ${wordsOf(sql`b.text`)}) > 0
        order by length(r.payout) desc limit 1) p)`;

/**
 * What two persons gave up of a difference: what our books hold at a provider and it does not, and of which charge. It is written when they
 * agree, whether or not its purchase is in the ledger yet.
 */
export const losses = sql`loss as (
  select d.id, d.order_id, charge.holder, case d.kind
      when 'charge-absent' then d.here when 'charge-differs' then d.here - d.outside
      when 'payout-missing' then d.here - d.outside when 'payout-differs' then d.here - d.outside
      when 'return-unknown' then d.outside else d.outside - d.here end as minor
    from difference d
    join proposal k on k.kind = 'write-off' and k.subject = d.id and k.state = 'APPROVED'
    cross join lateral (select ${holder} as holder from attempt a left join refund r on r.id = d.subject
      where a.order_id = d.order_id and a.state = 'CHARGED' and a.method = 'card'
      order by (a.id = d.subject or a.id = r.attempt_id) desc nulls last, a.created_at limit 1) charge
    where d.currency = 'TRY' and (d.kind in ('charge-absent', 'return-unknown')
      or d.kind in ('charge-differs', 'payout-missing', 'payout-differs') and d.here > d.outside
      or d.kind = 'return-differs' and d.outside > d.here))`;
