import { may } from '@sigorta/contracts/panel/permissions';
import { type StuckKind, stuckKinds } from '@sigorta/contracts/panel/stuck-cases';
import { languages } from '@sigorta/i18n/language';
import { sql } from 'kysely';
import type { Staff } from '../../platform/caller.ts';
import type { Context } from '../../platform/context.ts';
import { kindsFailingAs } from '../../platform/outbox/job-kinds.ts';

/** what an insurer or a provider may take before a person looks */
const slowMs = 10 * 60_000;
/** tries of a job that failed in a row */
const failedTries = 5;
/** rows of a kind that are shown and counted */
const mostOfKind = 100;

export interface StuckRow {
  id: string;
  order_id: string | null;
  since: Date;
  product: string | null;
  partner_id: string | null;
  amount: number | null;
  detail: string | null;
}

const orderColumns = sql`o.product, o.partner_id`;
const charged = sql`(select a.paid from attempt a where a.order_id = o.id and a.state = 'CHARGED' and not a.surplus)`;

/** Each reads a small index; the oldest comes first. */
const queries: Record<StuckKind, (slow: Date, now: Date) => ReturnType<typeof sql<StuckRow>>> = {
  /* a transfer or a refund that stopped has a line of its own */
  'no-policy': () => sql`select o.id, o.id as order_id, o.updated_at as since, ${orderColumns},
    ${charged} as amount, o.reason as detail from purchase_order o
    where o.state = 'MANUAL'
      and not exists (select 1 from refund r where r.order_id = o.id and r.state = 'MANUAL')
      and not exists (select 1 from transfer t where t.order_id = o.id and t.state = 'STUCK')`,
  'policy-slow': (slow) => sql`select o.id, o.id as order_id, o.updated_at as since, ${orderColumns},
    ${charged} as amount, p.state as detail from purchase_order o left join policy p on p.order_id = o.id
    where o.state = 'ISSUING' and o.updated_at < ${slow}`,
  'charge-unknown': (
    slow,
  ) => sql`select a.id, o.id as order_id, a.updated_at as since, ${orderColumns}, a.paid as amount,
    a.provider_code as detail from attempt a join purchase_order o on o.id = a.order_id
    where a.state = 'UNKNOWN' and coalesce(a.unknown_since, a.updated_at) < ${slow}`,
  'refund-manual': () => sql`select r.id, o.id as order_id, r.updated_at as since, ${orderColumns}, r.amount,
    r.provider_code as detail from refund r join purchase_order o on o.id = r.order_id
    where r.state = 'MANUAL'`,
  'refund-unknown': (
    slow,
  ) => sql`select r.id, o.id as order_id, r.updated_at as since, ${orderColumns}, r.amount,
    r.provider_code as detail from refund r join purchase_order o on o.id = r.order_id
    where r.state = 'UNKNOWN' and coalesce(r.unknown_since, r.updated_at) < ${slow}`,
  'refund-asked': () => sql`select k.id, o.id as order_id, k.asked_at as since, ${orderColumns}, k.amount,
    s.name as detail from proposal k join purchase_order o on o.id = k.order_id join staff s on s.id = k.asked_by
    where k.state = 'ASKED'`,
  'mail-failed': () => sql`select b.key as id, o.id as order_id, b.created_at as since,
    coalesce(o.product, p.product) as product, coalesce(o.partner_id, p.partner_id) as partner_id,
    null::bigint as amount, b.kind as detail
    from outbox b
    left join purchase_order o on o.id = b.subject or o.id = (select r.order_id from refund r where r.id = b.subject)
    left join application p on p.id = b.subject
    where b.state = 'waiting' and b.attempts >= ${failedTries} and b.kind in (${sql.join(kindsFailingAs('mail-failed'))})`,
  'job-failed': () => sql`select b.key as id, o.id as order_id, b.created_at as since,
    o.product, o.partner_id, null::bigint as amount, b.kind as detail
    from outbox b
    left join purchase_order o on o.id = b.subject
      or o.id = (select a.order_id from attempt a where a.id = b.subject)
      or o.id = (select r.order_id from refund r where r.id = b.subject)
    where b.state = 'waiting' and b.attempts >= ${failedTries} and b.kind in (${sql.join(kindsFailingAs('job-failed'))})`,
  alarm: () => sql`select a.id, null as order_id, a.opened_at as since, null as product, null as partner_id,
    null::bigint as amount, a.rule as detail
    from alarm a where a.closed_at is null and a.acknowledged_at is null`,
  transfer: () => sql`select t.id, o.id as order_id, min(m.created_at) as since, ${orderColumns},
    sum(m.amount)::bigint as amount, t.reference as detail
    from transfer_money m join transfer t on t.id = m.transfer_id join purchase_order o on o.id = t.order_id
    where m.state = 'OPEN' group by t.id, o.id`,
  cancellation: () => sql`select c.id, o.id as order_id, c.updated_at as since, ${orderColumns},
    c.expected as amount, c.kind as detail from cancellation c join purchase_order o on o.id = c.order_id
    where c.state = 'MANUAL' and not exists (select 1 from refund r where r.order_id = o.id and r.state = 'MANUAL')`,
  difference: () => sql`select d.id, o.id as order_id, d.first_seen as since, ${orderColumns},
    case when d.currency = 'TRY' then coalesce(d.outside, d.here) end as amount, d.kind as detail
    from difference d left join purchase_order o on o.id = d.order_id
    where d.closed_at is null`,
  /* the mail keeps failing, or nobody took the link while it held: a mail that came back later looks like that */
  invitation: (_, now) => sql`select s.id, null as order_id, coalesce(j.since, i.expires_at) as since,
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
  stuckKinds.filter((kind) => kind !== 'invitation' || may(role, 'staff:manage'));

/** Cases of one kind in a scope, the oldest first. */
export const stuckOf = async (
  { db, clock }: Context,
  kind: StuckKind,
  scope: string | null,
): Promise<StuckRow[]> => {
  const now = clock();
  const all = queries[kind](new Date(now.getTime() - slowMs), now);
  const { rows } = await sql<StuckRow>`select * from (${all}) as cases
    where ${scope === null ? sql`true` : sql`partner_id = ${scope}`} order by since limit ${mostOfKind}`.execute(
    db,
  );
  return rows;
};
