import { type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { oldRelease } from '../old-release.ts';
import { firstNames, lastNames } from './names.ts';

const products = [
  'foreign-travel',
  'domestic-travel',
  'dask',
  'home',
  'kasko',
  'traffic',
  'pet',
  'phone-insurance',
];

const array = (words: readonly string[]) =>
  sql`array[${sql.join(words.map((word) => sql.lit(word)))}]::text[]`;
const one = (words: readonly string[], salt: number) =>
  sql`(${array(words)})[1 + (n::bigint * ${sql.lit(salt)} / 7) % ${sql.lit(words.length)}]`;
/** 500 endings, so that a whole name is rare and its first letters are not */
const name = sql`${one(firstNames, 31)} || ' ' || ${one(lastNames, 13)} || ' ' || chr(97 + (n % 23)::int) || (n % 500)`;
const phone = sql`'+905' || lpad(((n::bigint * 7919) % 1000000000)::text, 9, '0')`;
/** as long as a keyed hash, and of one row as most are */
const mailKey = sql`md5(n::text)`;
const phoneKeys = sql`md5(${phone}), md5(right(${phone}, 4))`;
/** two thirds of the first partner, a half percent of the last */
const partner = sql`'partner-' || floor(19 * power((n * 2654435761 % 1000003) / 1000003.0, 3))::text`;
const at = sql`timestamptz '2026-11-01' - make_interval(secs => n * 37)`;
const product = one(products, 11);
const release = sql.lit(oldRelease);

const statements = (rows: number) => [
  sql`insert into session (id, created_at, expires_at) values ('seed', now(), now() + interval '10 years')`,
  sql`insert into staff (id, email, name, role, created_at)
    select 'seed-staff-' || n, 'seed' || n || '@ornek.com', 'Deneme ' || n, 'call-centre', now() from generate_series(0, 19) n`,
  sql`insert into application (id, partner_id, full_name, phone, email, email_key, product, release, language, message, answers,
      state, assignee_id, due_on, created_at)
    select 'A' || lpad(n::text, 9, '0'), ${partner}, ${name}, ${phone}, 'p' || n || '@ornek.com', ${mailKey},
      ${product}, ${release}, 'tr', case n % 3 when 0 then 'Merhaba' end, case n % 3 when 1 then '{"firstName":"Defne"}'::jsonb end,
      case when n % 100 = 0 then 'working' when n < 20000 then 'new' else 'done' end,
      case when n % 50 = 0 then 'seed-staff-' || n % 20 end,
      case when n % 200 = 0 then date '2026-11-01' - (n % 400)::int end, ${at}
    from generate_series(1, ${rows}) n`,
  sql`insert into quote (id, session_id, partner_id, product, release, language, application, email_key, consents, insurers, created_at,
      finished_at)
    select 'quote-' || lpad(n::text, 16, '0'), 'seed', ${partner}, ${product}, ${release}, 'tr',
      jsonb_build_object('phone', ${phone}, 'insured', jsonb_build_array(jsonb_build_object('firstName', ${name}))),
      ${mailKey}, '[]', '[]', ${at}, ${at} from generate_series(1, ${rows}) n`,
  sql`insert into offer (id, quote_id, insurer_id, insurer_quote_no, plan_name, currency_price, currency, price,
      installments, quote_document, valid_until, body, created_at)
    select 'offer-' || lpad(n::text, 16, '0'), 'quote-' || lpad(n::text, 16, '0'), (select id from insurer limit 1), n::text,
      'Plan', 10000 + n % 90000, 'TRY', 10000 + n % 90000, true, false, ${at},
      jsonb_build_object('price', jsonb_build_object('minor', 10000 + n % 90000, 'currency', 'TRY')), ${at}
    from generate_series(1, ${rows}) n`,
  sql`insert into quote_event (quote_id, sequence, body, created_at)
    select 'quote-' || lpad(n::text, 16, '0'), 1,
      jsonb_build_object('type', 'failure', 'failure', jsonb_build_object(
        'kind', case when n % 3 = 0 then 'late' else 'declined' end,
        'insurer', jsonb_build_object('id', 'insurer-' || n % 12, 'name', 'Şirket'))), ${at}
    from generate_series(1, ${rows}) n`,
  sql`insert into purchase_order (id, kind, offer_id, quote_id, session_id, partner_id, product, release, language, state, version,
      insurer_id, insurer_name, insurer_quote_no, offer, application, billing, email_key, buyer_name, phone, phone_key, phone_end_key,
      consents, mail_state, created_at, updated_at)
    select 'order-' || lpad(n::text, 16, '0'), 'policy', 'offer-' || lpad(n::text, 16, '0'), 'quote-' || lpad(n::text, 16, '0'),
      'seed', ${partner}, ${product}, ${release}, 'tr',
      case when n % 10000 = 7 then 'MANUAL' when n % 3 = 0 then 'CONSENTED' when n % 100 = 1 then 'REFUNDED' else 'DELIVERED' end, 1,
      'insurer-' || n % 12, 'Şirket', n::text,
      jsonb_build_object('price', jsonb_build_object('minor', 10000 + n % 90000, 'currency', 'TRY')), '{}',
      jsonb_build_object('email', 'p' || n || '@ornek.com'), ${mailKey}, ${name}, ${phone}, ${phoneKeys}, '[]', 'sent', ${at}, ${at}
    from generate_series(1, ${rows}) n`,
  sql`insert into purchase (id, version, judged_version, is_posted, created_at, updated_at)
    select 'quote-' || lpad(n::text, 16, '0'), 1, 1, true, ${at}, ${at} from generate_series(1, ${rows}) n`,
  sql`insert into attempt (id, order_id, method, state, version, psp, psp_payment_id, three_d_secure, price, paid, currency,
      installment_count, discount, card_prefix, card_last4, transaction_ids, not_found, inquiries, charged_at, created_at, updated_at)
    select 'attempt-' || n, 'order-' || lpad(n::text, 16, '0'), 'card',
      case when n % 10000 = 9 then 'UNKNOWN' else 'CHARGED' end, 1, 'seed', n::text, true, 10000, 10000, 'TRY', 1, 0,
      '', '4242', '[]', 0, 0, ${at}, ${at}, ${at}
    from generate_series(1, ${rows}) n where n % 3 <> 0`,
  sql`insert into policy (order_id, insurer_id, state, version, calls, not_found, policy_no, issued_at, starts_at, ends_at, created_at, updated_at)
    select 'order-' || lpad(n::text, 16, '0'), 'insurer-' || n % 12, case when n % 500 = 1 then 'CANCELLED' else 'ISSUED' end, 1, 1, 0,
      'P' || n, ${at}, ${at}, ${at} + interval '1 year', ${at}, ${at}
    from generate_series(1, ${rows}) n where n % 3 <> 0`,
];

interface Index {
  name: string;
  definition: string;
}

/** Indexes that hold no constraint: made again after the rows, which is many times faster than keeping them. */
const indexesOf = async (db: Kysely<Database>): Promise<Index[]> =>
  (
    await sql<Index>`select indexname as name, indexdef as definition from pg_indexes
      where schemaname = 'public' and not exists (select 1 from pg_constraint where conname = indexname)
        and tablename in ('application', 'quote', 'offer', 'quote_event', 'purchase', 'purchase_order', 'attempt', 'policy')`.execute(
      db,
    )
  ).rows;

/**
 * Fills a fresh database with as many applications, quotes and orders as it is told, without triggers and in minutes.
 * @param say what is being done
 */
export const seedRows = async (
  db: Kysely<Database>,
  rows: number,
  say: (line: string) => void,
): Promise<void> => {
  const indexes = await indexesOf(db);
  await db.connection().execute(async (session) => {
    await sql`set session_replication_role = replica`.execute(session);
    await sql`set maintenance_work_mem = '512MB'`.execute(session);
    for (const { name: index } of indexes) await sql`drop index ${sql.id(index)}`.execute(session);
    for (const [place, statement] of statements(rows).entries()) {
      say(`rows ${place + 1} of ${statements(rows).length}`);
      await statement.execute(session);
    }
    for (const { name: index, definition } of indexes) {
      say(`index ${index}`);
      await sql.raw(definition).execute(session);
    }
    await sql`set session_replication_role = origin`.execute(session);
  });
  await sql`analyze`.execute(db);
};
