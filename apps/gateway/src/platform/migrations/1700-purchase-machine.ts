import { type Kysely, sql } from 'kysely';

const body = sql.raw('$$');

/**
 * Steps of the machine (purchase/machine), written out: a migration says what was true on its day. The words in `state`
 * follow from them and are guarded no more.
 */
const steps: Record<string, readonly string[]> = {
  attempt: [
    'open>authed',
    'open>asked',
    'open>none',
    'authed>asked',
    'authed>none',
    'asked>charged',
    'asked>none',
    'open>charged',
    'none>charged',
  ],
  policy: [
    'due>asked',
    'due>unknown',
    'due>refused',
    'due>inforce',
    'asked>unknown',
    'asked>due',
    'asked>inforce',
    'asked>refused',
    'unknown>due',
    'unknown>inforce',
    'unknown>refused',
    'refused>inforce',
    'inforce>ending',
    'inforce>ended',
    'inforce>endunknown',
    'ending>inforce',
    'ending>endunknown',
    'ending>ended',
    'endunknown>inforce',
    'endunknown>ended',
  ],
  refund: [
    'due>sent',
    'due>held',
    'due>done',
    'sent>due',
    'sent>unknown',
    'sent>done',
    'sent>held',
    'unknown>due',
    'unknown>done',
    'unknown>held',
    'held>due',
    'held>done',
  ],
  cancellation: ['open>accepted', 'open>refused'],
  transfer: ['waiting>stuck', 'waiting>over', 'waiting>taken', 'stuck>over', 'stuck>taken', 'over>taken'],
};

const addColumns = [
  sql`create table purchase (
    id text primary key,
    version integer not null,
    created_at timestamptz not null,
    updated_at timestamptz not null
  )`,
  sql`alter table purchase_order
    add column goal text check (goal in ('open', 'fulfil', 'undo')),
    add column give text check (give in ('all', 'insurer')),
    add column undo_reason text`,
  sql`alter table attempt
    add column quote_id text,
    add column phase text,
    add column why text,
    add column has_page boolean,
    add column asked_at timestamptz,
    add column closed_at timestamptz,
    add column looked_at timestamptz`,
  sql`alter table policy
    add column phase text,
    add column why text,
    add column looks integer not null default 0,
    add column asked_at timestamptz,
    add column closed_at timestamptz,
    add column looked_at timestamptz,
    add column is_strange boolean not null default false`,
  sql`alter table refund
    add column phase text,
    add column how text,
    add column held text,
    add column tries integer not null default 0,
    add column due_from timestamptz,
    add column asked_at timestamptz,
    add column looked_at timestamptz,
    add column is_doubtful boolean not null default false,
    add column is_released boolean not null default false`,
  sql`alter table cancellation
    add column phase text,
    add column given_by text not null default 'buyer',
    add column asked_at timestamptz,
    add column is_stuck boolean not null default false`,
  sql`alter table transfer add column phase text`,
  sql`alter table refund_ask
    add column kind text not null default 'refund',
    add column held_refund_id text references refund (id)`,
  sql`alter table refund_ask alter column amount drop not null`,
];

/** Guards for what must never be, whatever the code does. */
const guards = [
  /* one attempt of a quote is under way: the index stands also between transactions that do not see each other */
  sql`create unique index attempt_one_of_quote on attempt (quote_id) where phase in ('open', 'authed', 'asked')`,
  sql`create unique index order_one_of_quote on purchase_order (quote_id) where goal = 'fulfil'`,
];

const writeGuard = async (db: Kysely<unknown>, table: string, allowed: readonly string[]): Promise<void> => {
  const list = sql.join(allowed.map((step) => sql.lit(step)));
  await sql`create or replace function ${sql.id(`${table}_guard`)}() returns trigger language plpgsql as ${body}
    begin
      if new.phase is distinct from old.phase and old.phase is not null
          and (old.phase || '>' || coalesce(new.phase, '')) not in (${list}) then
        raise exception '% may not go from % to %', tg_table_name, old.phase, new.phase using errcode = '23514';
      end if;
      if new.version <> old.version + 1 then
        raise exception '% changed without its version', tg_table_name using errcode = '23514';
      end if;
      return new;
    end ${body}`.execute(db);
};

const guardOrders = (db: Kysely<unknown>): Promise<unknown> =>
  sql`create or replace function purchase_order_guard() returns trigger language plpgsql as ${body}
    begin
      if old.goal = 'undo' and new.goal = 'open' or old.goal = 'fulfil' and new.goal = 'open' then
        raise exception 'an order that was paid does not open again' using errcode = '23514';
      end if;
      if new.version <> old.version + 1 then
        raise exception '% changed without its version', tg_table_name using errcode = '23514';
      end if;
      return new;
    end ${body}`.execute(db);

/**
 * What the purchase machine keeps. Rows of before have no phase: they are read by their words (purchase/store/adopt.ts) and
 * get one with their next step.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of addColumns) await statement.execute(db);
  await sql`alter table attempt disable trigger user`.execute(db);
  await sql`update attempt set quote_id = o.quote_id from purchase_order o where o.id = attempt.order_id`.execute(
    db,
  );
  await sql`alter table attempt enable trigger user`.execute(db);
  await sql`insert into purchase (id, version, created_at, updated_at)
    select quote_id, 1, min(created_at), max(updated_at) from purchase_order group by quote_id`.execute(db);
  for (const guard of guards) await guard.execute(db);
  for (const [table, allowed] of Object.entries(steps)) await writeGuard(db, table, allowed);
  await guardOrders(db);
}
