import { type Kysely, sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { atOneMoment } from '../../platform/database/at-one-moment.ts';
import type { Database } from '../../platform/database/database.ts';
import { patience } from '../../purchase/machine/cases.ts';
import type { StoredKind } from '../../purchase/store/open-cases.ts';
import { subjects } from './case-subjects.ts';
import type { StuckRow } from './stuck-row.ts';
import { type DatedCase, unjudgedCases } from './unjudged-cases.ts';

/** Which cases are asked for. */
export interface Asked {
  kinds: readonly StoredKind[];
  /** a partner; null: all */
  scope: string | null;
  /** one alone */
  subject: string | null;
  /** rows of a kind, the oldest first */
  most: number;
}

/** Cases of one kind: the oldest, and how many there are. */
export interface OfKind {
  kind: StoredKind;
  rows: StuckRow[];
  count: number;
}

interface Found {
  kind: StoredKind;
  count: number;
  subject: string;
  order_id: string;
  since: Date;
}

type Counted = Map<StoredKind, { cases: DatedCase[]; count: number }>;

/** The oldest of each kind and how many there are, from their own rows: two looks at an index a kind, however many cases there are. */
async function judgedCases(
  db: Kysely<Database>,
  { kinds, scope, subject, most }: Asked,
  { now, withoutUnjudged }: { now: number; withoutUnjudged: boolean },
): Promise<Counted> {
  const due = kinds.map((kind) => new Date(now - patience[kind]));
  const which = sql.join(
    [
      sql`c.kind = k.kind and c.since <= k.due`,
      ...(scope === null ? [] : [sql`c.partner_id = ${scope}`]),
      ...(subject === null ? [] : [sql`c.subject = ${subject}`]),
      ...(withoutUnjudged ? [sql`c.purchase_id not in (select id from purchase where is_unjudged)`] : []),
    ],
    sql` and `,
  );
  const { rows } = await sql<Found>`
    select k.kind, counted.count, page.subject, page.order_id, page.since
    from unnest(${[...kinds]}::text[], ${due}::timestamptz[]) as k (kind, due)
    cross join lateral (select count(*)::integer as count from open_case c where ${which}) as counted
    cross join lateral (select c.subject, c.order_id, c.since from open_case c where ${which}
      order by c.since, c.subject limit ${most}) as page`.execute(db);
  const counted: Counted = new Map();
  for (const { kind, count, subject: id, order_id: orderId, since } of rows) {
    const own = counted.get(kind) ?? { cases: [], count };
    own.cases.push({ kind, subject: id, orderId, since });
    counted.set(kind, own);
  }
  return counted;
}

const placesOf = async (db: Kysely<Database>, cases: readonly Pick<DatedCase, 'orderId'>[]) => {
  const rows = await db
    .selectFrom('purchase_order')
    .select(['id', 'product', 'partner_id'])
    .where('id', '=', sql<string>`any(${cases.map(({ orderId }) => orderId)}::text[])`)
    .execute();
  return new Map(rows.map(({ id, ...place }) => [id, place]));
};

async function linesOf(
  db: Kysely<Database>,
  kind: StoredKind,
  cases: readonly DatedCase[],
  places: Awaited<ReturnType<typeof placesOf>>,
): Promise<StuckRow[]> {
  const found = await subjects[kind](
    db,
    cases.map(({ subject }) => subject),
  );
  const byId = new Map(found.map((subject) => [subject.id, subject]));
  return cases.map(({ subject, orderId, since }) => {
    const row = byId.get(subject);
    const place = places.get(orderId);
    if (!row || !place) throw new Error('a case of no row');
    const { amount, detail, provider = null } = row;
    return { ...place, id: subject, order_id: orderId, since, amount, detail, provider };
  });
}

const byAge = (one: DatedCase, other: DatedCase): number =>
  one.since.getTime() - other.since.getTime() || (one.subject < other.subject ? -1 : 1);

/** Those of the unjudged that are asked for. */
async function askedOf(
  db: Kysely<Database>,
  cases: readonly DatedCase[],
  { kinds, scope, subject }: Asked,
  now: number,
): Promise<DatedCase[]> {
  const due = cases.filter(
    (one) =>
      kinds.includes(one.kind) &&
      (subject === null || one.subject === subject) &&
      one.since.getTime() + patience[one.kind] <= now,
  );
  if (scope === null || due.length === 0) return due;
  const places = await placesOf(db, due);
  return due.filter(({ orderId }) => places.get(orderId)?.partner_id === scope);
}

/**
 * What the machine calls a case, once it is old enough for a person. One set of rules: rows of cases are written by it with each step,
 * and purchases whose rows are of another version are judged as they are now.
 * @returns `isWhole`: whether every purchase that is not judged yet was looked at
 */
export async function purchaseCases(
  context: Context,
  asked: Asked,
): Promise<{ found: OfKind[]; isWhole: boolean }> {
  return atOneMoment(context.db, async (db) => {
    const now = context.clock().getTime();
    const { cases, isAny, isWhole } = await unjudgedCases({ ...context, db });
    const counted = await judgedCases(db, asked, { now, withoutUnjudged: isAny });
    for (const [kind, own] of Map.groupBy(await askedOf(db, cases, asked, now), (one) => one.kind)) {
      const judged = counted.get(kind) ?? { cases: [], count: 0 };
      const oldest = [...judged.cases, ...own].toSorted(byAge).slice(0, asked.most);
      counted.set(kind, { cases: oldest, count: judged.count + own.length });
    }
    const places = await placesOf(
      db,
      [...counted.values()].flatMap((own) => own.cases),
    );
    const found: OfKind[] = [];
    for (const [kind, { cases: oldest, count }] of counted)
      found.push({ kind, count, rows: await linesOf(db, kind, oldest, places) });
    return { found, isWhole };
  });
}
