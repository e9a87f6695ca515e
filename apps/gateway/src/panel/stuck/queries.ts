import { may } from '@sigorta/contracts/panel/permissions';
import { type StuckKind, stuckKinds } from '@sigorta/contracts/panel/stuck-cases';
import { languages } from '@sigorta/i18n/language';
import { type RawBuilder, sql } from 'kysely';
import type { Staff } from '../../platform/caller.ts';
import type { Context } from '../../platform/context.ts';
import { kindsFailingAs } from '../../platform/outbox/job-kinds.ts';
import type { StoredKind } from '../../purchase/store/open-cases.ts';
import { purchaseCases } from './purchase-cases.ts';
import type { StuckRow } from './stuck-row.ts';

/** tries of a job that failed in a row */
const failedTries = 5;
/** rows of a kind that are shown, the oldest first */
const mostOfKind = 100;

type OwnKind = Exclude<StuckKind, StoredKind>;

const orderColumns = sql`o.product, o.partner_id`;

/** Which cases are asked for. */
interface Which {
  /** a partner; null: all */
  scope: string | null;
  /** one case alone; null: all */
  id: string | null;
}

type FailingKind = 'mail-failed' | 'job-failed';

const isFailing = (kind: StuckKind): RawBuilder<unknown> =>
  sql`state = 'waiting' and attempts >= ${failedTries} and kind in (${sql.join(kindsFailingAs(kind))})`;

/** Jobs that keep failing. Where all are asked for, only those that are shown are looked up; a morning without mail leaves thousands. */
const failing = (kind: FailingKind, { scope, id }: Which): RawBuilder<unknown> => sql`
  select key, kind, subject, created_at from outbox where ${isFailing(kind)}
  ${scope === null && id === null ? sql`order by created_at limit ${mostOfKind}` : sql``}`;

/** How many there are of all that are asked for. */
const countOf = (kind: OwnKind, { scope, id }: Which): RawBuilder<unknown> =>
  scope === null && id === null && (kind === 'mail-failed' || kind === 'job-failed')
    ? sql`(select count(*) from outbox where ${isFailing(kind)})`
    : sql`count(*) over ()`;

/** Cases that are no purchase's, each from its own rows by a small index; the oldest comes first. */
const queries: Record<OwnKind, (now: Date, which: Which) => ReturnType<typeof sql<StuckRow>>> = {
  proposal: () => sql`select k.id, k.order_id, k.asked_at as since, o.product, k.partner_id, k.amount,
    s.name as detail from proposal k join staff s on s.id = k.asked_by left join purchase_order o on o.id = k.order_id
    where k.state = 'ASKED'`,
  'mail-failed': (_, which) => sql`select b.key as id, o.id as order_id, b.created_at as since,
    coalesce(o.product, p.product) as product, coalesce(o.partner_id, p.partner_id) as partner_id,
    null::bigint as amount, b.kind as detail
    from (${failing('mail-failed', which)}) b
    left join purchase_order o on o.id = coalesce((select r.order_id from refund r where r.id = b.subject), b.subject)
    left join application p on p.id = b.subject`,
  'job-failed': (_, which) => sql`select b.key as id, o.id as order_id, b.created_at as since,
    o.product, o.partner_id, null::bigint as amount, b.kind as detail
    from (${failing('job-failed', which)}) b
    left join purchase_order o on o.id = coalesce((select a.order_id from attempt a where a.id = b.subject),
      (select r.order_id from refund r where r.id = b.subject), b.subject)`,
  alarm: () => sql`select a.id, null as order_id, a.opened_at as since, null as product, null as partner_id,
    null::bigint as amount, a.rule as detail
    from alarm a where a.closed_at is null and a.acknowledged_at is null`,
  /* papers that never left are their purchase's own case, `papers-late` */
  'not-delivered': (now) => sql`select d.id, o.id as order_id, d.due_at as since, ${orderColumns},
    null::bigint as amount, d.channel || '.' || d.state as detail
    from delivery d join purchase_order o on o.id = d.order_id
    where d.is_waiting and d.due_at <= ${now} and d.taken_at is null
    and (o.mail_state = 'sent' or d.purpose not in ('policy', 'receipt'))`,
  'paper-wrong': () => sql`select d.id, o.id as order_id, d.created_at as since, ${orderColumns},
    null::bigint as amount, d.fault as detail
    from document d join purchase_order o on o.id = d.order_id
    where d.fault is not null and d.fault_taken_at is null`,
  transfer: () => sql`select t.id, o.id as order_id, min(m.created_at) as since, ${orderColumns},
    sum(m.amount)::bigint as amount, t.reference as detail
    from transfer_money m join transfer t on t.id = m.transfer_id join purchase_order o on o.id = t.order_id
    where m.state = 'OPEN' and t.state <> 'STUCK' group by t.id, o.id`,
  'data-request': () => sql`select r.id, null as order_id, r.asked_at as since, null as product, r.partner_id,
    null::bigint as amount, r.kind as detail from data_request r where r.state = 'open'`,
  difference: () => sql`select d.id, o.id as order_id, d.first_seen as since, ${orderColumns},
    case when d.currency = 'TRY' then coalesce(d.outside, d.here) end as amount, d.kind as detail, d.subject,
    case when d.is_money then json_build_object('here', d.here, 'outside', d.outside, 'currency', d.currency) end as money
    from difference d left join purchase_order o on o.id = d.order_id
    where d.closed_at is null`,
  /* the mail keeps failing, or nobody took the link while it held: a mail that came back later looks like that */
  invitation: (now) => sql`select s.id, null as order_id, coalesce(j.since, i.expires_at) as since,
    null as product, s.partner_id, null::bigint as amount, s.name as detail
    from staff s
    left join staff_invitation i on i.staff_id = s.id and not i.used
    left join lateral (select min(b.created_at) as since, count(*) as waiting,
      count(*) filter (where b.attempts >= ${failedTries}) as failed from outbox b
      where b.state = 'waiting' and b.key in (${sql.join(languages.map((one) => sql`${`mail-invitation:${one}.`} || s.id`))})
    ) j on true
    where s.active and s.password_hash is null and (j.failed > 0 or (j.waiting = 0 and i.expires_at <= ${now}))`,
};

/** Kinds somebody may know of. */
export const kindsFor = ({ role }: Pick<Staff, 'role'>): StuckKind[] =>
  stuckKinds.filter(
    (kind) =>
      (kind !== 'invitation' || may(role, 'staff:manage')) &&
      (kind !== 'data-request' || may(role, 'data-requests:work')),
  );

const isOwn = (kind: StuckKind): kind is OwnKind => Object.hasOwn(queries, kind);

/** Cases of one kind: the oldest, and how many there are. */
interface OfKind {
  kind: StuckKind;
  rows: StuckRow[];
  count: number;
}

async function ownRows({ db, clock }: Context, kind: OwnKind, which: Which): Promise<OfKind> {
  const { scope, id } = which;
  const { rows } = await sql<StuckRow & { count: number }>`select *, ${countOf(kind, which)} as count
    from (${queries[kind](clock(), which)}) as cases
    where ${scope === null ? sql`true` : sql`partner_id = ${scope}`} and ${id === null ? sql`true` : sql`id::text = ${id}`}
    order by since limit ${mostOfKind}`.execute(db);
  return { kind, rows: rows.map(({ count: _, ...row }) => row), count: Number(rows[0]?.count ?? 0) };
}

type StuckLine = StuckRow & { kind: StuckKind };

/** Cases of some kinds in a scope. */
export interface Stuck {
  /** the oldest first, at most so many of a kind */
  rows: StuckLine[];
  /** all of each kind */
  counts: Partial<Record<StuckKind, number>>;
  /** false: more purchases are not judged yet than are looked at */
  isWhole: boolean;
}

const isOfPurchase = (kind: StuckKind): kind is StoredKind => !isOwn(kind);

/** @param id one case alone, wherever in the list it stands */
export async function stuckOf(
  context: Context,
  kinds: readonly StuckKind[],
  scope: string | null,
  id: string | null = null,
): Promise<Stuck> {
  const ofPurchases = kinds.filter(isOfPurchase);
  const asked = { kinds: ofPurchases, scope, subject: id, most: mostOfKind };
  const [{ found, isWhole }, ...own] = await Promise.all([
    ofPurchases.length > 0 ? purchaseCases(context, asked) : { found: [], isWhole: true },
    ...kinds.filter(isOwn).map((kind) => ownRows(context, kind, { scope, id })),
  ]);
  const counts: Stuck['counts'] = {};
  const rows: StuckLine[] = [];
  for (const { kind, rows: some, count } of [...found, ...own]) {
    if (count === 0) continue;
    counts[kind] = count;
    rows.push(...some.map((row) => ({ ...row, kind })));
  }
  return { rows: rows.toSorted((a, b) => a.since.getTime() - b.since.getTime()), counts, isWhole };
}
