import { type Kysely, sql } from 'kysely';

/** What of premiums was given back, beside what was sold: by the day a policy ended. Days that are summed already are filled from the ledger. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table daily_figure add column given_back bigint not null default 0`.execute(db);
  await sql`create index ledger_entry_ended on ledger_entry (at) where event = 'ended'`.execute(db);
  await sql`insert into daily_figure (day, partner_id, product, insurer_id,
      quotes, offers, declined, failed, orders, paid, issued, premium, given_back)
    select to_char(e.at at time zone 'UTC' + interval '3 hours', 'YYYY-MM-DD'), o.partner_id, o.product, o.insurer_id,
      0, 0, 0, 0, 0, 0, 0, 0, -sum(l.minor)
    from ledger_entry e
    join ledger_line l on l.entry_id = e.id
    join purchase_order o on o.id = e.order_id
    where e.event = 'ended' and e.at < (select until from figures_until)
      and l.currency = 'TRY' and l.account in ('buyer', 'coupon', 'goodwill')
    group by 1, 2, 3, 4
    on conflict (day, partner_id, product, insurer_id) do update set given_back = excluded.given_back`.execute(
    db,
  );
};
