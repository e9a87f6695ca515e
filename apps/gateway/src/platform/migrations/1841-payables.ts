import { type Kysely, sql } from 'kysely';

const body = sql.raw('$$');

/** What we paid to insurers and partners by bank: entered by one person, agreed on by another (decision 0317). */
const statements = [
  sql`create table payable_payment (
    id text primary key,
    kind text not null check (kind in ('insurer', 'partner')),
    party text not null,
    currency text not null check (currency in ('TRY', 'EUR', 'USD')),
    amount bigint not null check (amount > 0),
    paid_on date not null,
    reference text not null unique check (reference <> ''),
    proposal_id text not null unique references proposal (id),
    created_at timestamptz not null
  )`,
  sql`create index payable_payment_of on payable_payment (kind, party, created_at)`,
  sql`create trigger payable_payment_only_grows before update or delete or truncate
    on payable_payment for each statement execute function public.ledger_only_grows()`,
  /* looked at when the transaction ends: the proposal is closed in the same one */
  sql`create function public.payable_payment_second_person() returns trigger language plpgsql
    set search_path = public, pg_temp as ${body}
    begin
      if not exists (select 1 from proposal where id = new.proposal_id and kind = 'payable' and state = 'APPROVED') then
        raise exception 'a second person agrees that money was paid (payable_payment_second_person)'
          using errcode = '23514';
      end if;
      return null;
    end ${body}`,
  sql`create constraint trigger payable_payment_second_person after insert on payable_payment
    deferrable initially deferred for each row execute function public.payable_payment_second_person()`,
  sql`create index ledger_line_of_party on ledger_line (account, owner, entry_id)
    where account in ('insurer', 'partner')`,
];

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await statement.execute(db);
};
