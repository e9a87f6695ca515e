import { type QueryExecutorProvider, type RawBuilder, sql } from 'kysely';
import { sendingIsOff } from '../../platform/outbox/sending.ts';
import { type DifferenceKind, differenceKinds } from '../../reconciliation/compare/kinds.ts';

/** One figure: what, of which kind (a state, a kind of job), and how much. */
export interface Figure {
  name: FigureName;
  /** the thing and its state, such as `refund` and `UNKNOWN`; a job's kind; empty for sums */
  thing: string;
  state: string;
  value: number;
}

/** Every figure with the help of its metric. Ages are seconds, sums kuruş. */
export const figureNames = {
  oldest_seconds: 'Age of the oldest row in a state that is no end',
  rows: 'Rows in a state that is no end',
  failing_jobs: 'Jobs that failed five times in a row or more',
  failing_seconds: 'Age of the oldest of them',
  refunds_due_kurus: 'Sum of refunds that have not gone back',
  unmatched_kurus: 'Sum of transfers nobody has matched',
  unmatched_seconds: 'Age of the oldest of them',
  sending_off: 'Whether nothing is sent outside',
  differences: 'Open differences between our books and those outside, by kind',
  money_differences: 'Those of them that are about money at a provider',
  payment_differences: 'Those of them that are about what left our bank account',
  payouts_overdue: 'Charges and payouts whose money should have been with us by now',
  policy_differences: 'Those of them that are about policies',
  over_budget: 'Staff users who met their budget of personal data within a day',
  audit_doubts: 'Reasons not to rely on the audit log or its witness, found within half an hour',
  withdrawn_releases: 'Releases that were withdrawn by themselves within a day',
  codes_sent: 'Codes that went out by SMS today, in UTC',
  codes_abroad: 'Codes that went out by SMS today to a country other than Türkiye, by dial code',
  certificates_ending: 'Certificates that a gateway reads and that end within a month, by setting',
  key_service_away_seconds: 'Since when the service that wraps keys opens none of them',
  held_rates_percent: 'What open offers promise at held rates, of its cap, in hundredths',
  silent_seconds: 'Since when the books of a provider or an insurer could not be read',
} as const;
export type FigureName = keyof typeof figureNames;

/** Open states of each thing; a thing in another one waits for nobody. */
const open = {
  order: [
    'purchase_order',
    ['PAYING', 'AWAITING_TRANSFER', 'PAID', 'ISSUING', 'ISSUED', 'REFUND_DUE', 'MANUAL'],
  ],
  attempt: ['attempt', ['CREATED', 'THREEDS_PENDING', 'CALLBACK_OK', 'AUTHORISING', 'UNKNOWN']],
  policy: ['policy', ['NONE', 'ISSUING', 'ISSUE_UNKNOWN']],
  refund: ['refund', ['DUE', 'VOIDING', 'REFUNDING', 'UNKNOWN', 'MANUAL']],
  transfer: ['transfer', ['WAITING', 'STUCK']],
} as const;

/** differences that say that money is late */
const overdueKinds: ReadonlySet<string> = new Set<DifferenceKind>(['payout-missing', 'payout-not-banked']);

/** differences about what left our bank account, as the kinds themselves say */
const paymentKinds: ReadonlySet<string> = new Set(
  Object.entries(differenceKinds).flatMap(([kind, of]) => ('isWhatLeft' in of ? [kind] : [])),
);

/** each reads at most so many rows of a state, the oldest first */
const mostRows = 10_000;

const agesOf = (thing: keyof typeof open, now: Date): RawBuilder<unknown>[] => {
  const [table, states] = open[thing];
  return states.map(
    (state) => sql`select ${sql.lit(thing)} as thing, ${sql.lit(state)} as state, count(*)::integer as rows,
      coalesce(extract(epoch from ${now}::timestamptz - min(at)), 0)::double precision as age
      from (select t.updated_at as at from ${sql.table(table)} t where t.state = ${sql.lit(state)}
        order by t.updated_at limit ${sql.lit(mostRows)}) as oldest`,
  );
};

/** All figures as they are now; every part reads a small index. */
export const readMoney = async (db: QueryExecutorProvider, now: Date): Promise<Figure[]> => {
  const subjects = Object.keys(open) as (keyof typeof open)[];
  const ages = await sql<{ thing: string; state: string; rows: number; age: number }>`${sql.join(
    subjects.flatMap((thing) => agesOf(thing, now)),
    sql` union all `,
  )}`.execute(db);
  const jobs = await sql<{ kind: string; jobs: number; age: number }>`select kind, count(*)::integer as jobs,
    extract(epoch from ${now}::timestamptz - min(created_at))::double precision as age
    from outbox where state = 'waiting' and attempts >= 5 group by kind`.execute(db);
  const sums = await sql<{ due: number; unmatched: number; age: number; off: boolean }>`select
    (select coalesce(sum(amount), 0)::double precision from refund where state <> 'DONE') as due,
    m.unmatched, m.age, ${sendingIsOff} as off
    from (select coalesce(sum(amount), 0)::double precision as unmatched,
      coalesce(extract(epoch from ${now}::timestamptz - min(created_at)), 0)::double precision as age
      from transfer_money where state = 'OPEN') as m`.execute(db);
  const differing = await sql<{ kind: string; is_money: boolean; rows: number }>`select kind, is_money,
    count(*)::integer as rows from difference where closed_at is null group by kind, is_money`.execute(db);
  const silent = await sql<{ name: string; age: number }>`select name,
    extract(epoch from ${now}::timestamptz - silent_since)::double precision as age
    from reconciliation_source where silent_since is not null`.execute(db);
  const over = await sql<{
    people: number;
  }>`select count(distinct staff_id)::integer as people from audit_entry
    where action = 'personal-data.budget-met' and at > ${now}::timestamptz - interval '1 day'`.execute(db);
  const told = await sql<{ releases: number; doubts: number }>`select
    (select count(*)::integer from release_withdrawal where at > ${now}::timestamptz - interval '1 day') as releases,
    (select count(*)::integer from audit_doubt where seen_at > ${now}::timestamptz - interval '30 minutes') as doubts`.execute(
    db,
  );
  const codes = await sql<{ country: string; sent: number }>`select country, sent from codes_sent
    where day = (${now}::timestamptz at time zone 'UTC')::date`.execute(db);
  const differencesOf = (isMeant: (one: { kind: string; is_money: boolean }) => boolean): number =>
    differing.rows.reduce((all, one) => all + (isMeant(one) ? one.rows : 0), 0);
  const { due = 0, unmatched = 0, age = 0, off = false } = sums.rows[0] ?? {};
  const sum = (name: FigureName, value: number): Figure => ({ name, thing: '', state: '', value });
  return [
    ...ages.rows.flatMap(({ thing, state, rows, age: oldest }): Figure[] => [
      { name: 'oldest_seconds', thing, state, value: Math.max(0, oldest) },
      { name: 'rows', thing, state, value: rows },
    ]),
    ...jobs.rows.flatMap(({ kind, jobs: failing, age: oldest }): Figure[] => [
      { name: 'failing_jobs', thing: kind, state: '', value: failing },
      { name: 'failing_seconds', thing: kind, state: '', value: Math.max(0, oldest) },
    ]),
    sum('refunds_due_kurus', due),
    sum('unmatched_kurus', unmatched),
    sum('unmatched_seconds', Math.max(0, age)),
    sum('over_budget', over.rows[0]?.people ?? 0),
    sum('withdrawn_releases', told.rows[0]?.releases ?? 0),
    sum('audit_doubts', told.rows[0]?.doubts ?? 0),
    sum('sending_off', off ? 1 : 0),
    sum(
      'codes_sent',
      codes.rows.reduce((all, { sent }) => all + sent, 0),
    ),
    ...codes.rows
      .filter(({ country }) => country !== '90')
      .map(({ country, sent }): Figure => ({ name: 'codes_abroad', thing: country, state: '', value: sent })),
    sum(
      'money_differences',
      differencesOf(({ kind, is_money }) => is_money && !paymentKinds.has(kind)),
    ),
    sum(
      'payment_differences',
      differencesOf(({ kind }) => paymentKinds.has(kind)),
    ),
    sum(
      'payouts_overdue',
      differencesOf(({ kind }) => overdueKinds.has(kind)),
    ),
    sum(
      'policy_differences',
      differencesOf(({ is_money }) => !is_money),
    ),
    ...differing.rows.map(
      ({ kind, rows }): Figure => ({ name: 'differences', thing: kind, state: '', value: rows }),
    ),
    ...silent.rows.map(
      ({ name, age: seconds }): Figure => ({
        name: 'silent_seconds',
        thing: name,
        state: '',
        value: Math.max(0, seconds),
      }),
    ),
  ];
};
