import { sql } from 'kysely';
import type { Check } from './check.ts';
import { banked, given, losses, premiums } from './parts.ts';

/** Everything that happened to money, as rows tell it: each must be in the ledger, and nothing else may. */
const happened = sql`happened as (
  select 'charged' as event, id as subject, order_id from charge
  union all select 'refund-reserved', r.id, r.order_id from refund r join seen on seen.id = r.order_id
  union all select 'refund-done', r.id, r.order_id from refund r join seen on seen.id = r.order_id
    where r.state = 'DONE'
  union all select 'in-force', seen.id, seen.id from seen where policy in ('ISSUED', 'CANCELLED')
  union all select 'ended', seen.id, seen.id from seen where policy = 'CANCELLED'
  union all select 'transfer-arrived', m.id, t.order_id
    from transfer_money m join transfer t on t.id = m.transfer_id join seen on seen.id = t.order_id
  union all select 'transfer-returned', m.id, t.order_id
    from transfer_money m join transfer t on t.id = m.transfer_id join seen on seen.id = t.order_id
    where m.state = 'RETURNED'
  union all select 'written-off', id, order_id from loss
  union all select 'paid-out', concat_ws(' ', holder, payout, id), order_id from payout_row
    where net <> 0 or fee <> 0
  union all select 'banked', id, null from banked
  union all select 'party-paid', id, null from payable_payment)`;

export const entryChecks: readonly Check[] = [
  {
    name: 'entry-out-of-balance',
    rule: 'the lines of an entry sum to nothing in each currency',
    query: sql`${given}
      select coalesce(purchase, '') as purchase, event || ' ' || subject as subject,
          '0' as should, sum(minor) || ' ' || currency as is
        from line group by purchase, event, subject, currency having sum(minor) <> 0`,
  },
  {
    name: 'lira-accounts',
    rule: 'nothing but shares of a premium, what stands against it and the bank is in another currency than lira',
    query: sql`${given}
      select coalesce(purchase, '') as purchase, event || ' ' || subject || ' ' || account as subject,
          'TRY' as should, minor || ' ' || currency as is
        from line where currency <> 'TRY' and account not in ('insurer', 'commission', 'partner', 'fx', 'bank')`,
  },
  {
    name: 'entry-without-lines',
    rule: 'every entry has two lines at least',
    query: sql`select coalesce(o.quote_id, '') as purchase, e.event || ' ' || e.subject as subject,
          'two lines or more' as should, count(l.number)::text as is
        from ledger_entry e left join purchase_order o on o.id = e.order_id
        left join ledger_line l on l.entry_id = e.id
        group by o.quote_id, e.id having count(l.number) < 2`,
  },
  {
    name: 'line-without-entry',
    rule: 'no line without its event',
    query: sql`select '' as purchase, l.account || ' ' || l.owner as subject,
          'an event' as should, l.minor || ' ' || l.currency as is
        from ledger_line l where not exists (select 1 from ledger_entry e where e.id = l.entry_id)`,
  },
  {
    name: 'money-without-entry',
    rule: 'what the rows say happened to money stands in the ledger',
    /* an insurer that ended a policy and keeps all of its premium moved nothing */
    query: sql`${given}, ${losses}, ${banked}, ${premiums}, ${happened}
      select coalesce(seen.purchase, '') as purchase, h.event || ' ' || h.subject as subject,
          'an entry' as should, 'none' as is
        from happened h left join seen on seen.id = h.order_id
        where not exists (select 1 from ledger_entry e where e.event = h.event and e.subject = h.subject)
          and not (h.event = 'ended' and exists (select 1 from premium where id = h.subject and back = 0))`,
  },
  {
    name: 'entry-without-money',
    rule: 'what stands in the ledger happened, as the rows say',
    query: sql`${given}, ${losses}, ${banked}, ${happened}
      select coalesce(seen.purchase, '') as purchase, e.event || ' ' || e.subject as subject,
          'none' as should, 'an entry' as is
        from ledger_entry e left join seen on seen.id = e.order_id
        where (seen.id is not null or e.order_id is null)
          and e.event not in ('collected', 'given-up')
          and not exists (select 1 from happened h where h.event = e.event and h.subject = e.subject)`,
  },
  {
    name: 'rounding',
    rule: 'an entry rounds by a kuruş at most',
    query: sql`${given}
      select coalesce(purchase, '') as purchase, event || ' ' || subject as subject,
          'within 1' as should, sum(minor)::text as is
        from line where account = 'rounding'
        group by purchase, event, subject having abs(sum(minor)) > 1`,
  },
];
