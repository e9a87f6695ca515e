import type { PurchaseCaseKind } from '@sigorta/contracts/panel/stuck-cases';
import { type Kysely, sql } from 'kysely';
import { type Subject, subjects } from '../../panel/stuck/case-subjects.ts';
import type { StuckRow } from '../../panel/stuck/stuck-row.ts';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/database/database.ts';
import { type Case, casesOf, patience } from '../../purchase/machine/cases.ts';
import { readPurchases } from '../../purchase/store/read-purchases.ts';

/*
 * The list of open cases by its first formula, kept for tests alone: every purchase is read whole and judged. What the panel lists from rows
 * of cases has to be the same.
 */

const proposals = async (db: Kysely<Database>, ids: readonly string[]): Promise<Subject[]> =>
  (
    await sql<Subject>`select k.id, k.asked_at as changed, k.amount, s.name as detail
      from proposal k join staff s on s.id = k.asked_by where k.id in (${sql.join([...ids])})`.execute(db)
  ).rows;

/** A line of staff's list. */
interface PurchaseCase extends StuckRow {
  kind: PurchaseCaseKind;
}

async function linesOf(
  db: Kysely<Database>,
  kind: PurchaseCaseKind,
  cases: readonly Case[],
): Promise<PurchaseCase[]> {
  const found = await (kind === 'proposal' ? proposals : subjects[kind])(
    db,
    cases.map(({ subject }) => subject),
  );
  const byId = new Map(found.map((subject) => [subject.id, subject]));
  return cases.flatMap(({ subject, orderId, since }) => {
    const row = byId.get(subject);
    if (!row) throw new Error('a case of no row');
    const { changed, amount, detail, provider = null } = row;
    const place = { product: null, partner_id: null };
    const at = since === null ? changed : new Date(since);
    return [{ ...place, kind, id: subject, order_id: orderId, since: at, amount, detail, provider }];
  });
}

/** rows of a kind that are shown */
const shown = 100;

async function linesOfPurchases(context: Context, ids: readonly string[]): Promise<PurchaseCase[]> {
  const { db } = context;
  const cases = (await readPurchases(context, ids)).flatMap(casesOf);
  if (cases.length === 0) return [];
  const places = await db
    .selectFrom('purchase_order')
    .select(['id', 'product', 'partner_id'])
    .where('id', 'in', [...new Set(cases.map(({ orderId }) => orderId))])
    .execute();
  const placeOf = new Map(places.map(({ id, ...place }) => [id, place]));
  const lines: PurchaseCase[] = [];
  for (const [kind, own] of Map.groupBy(cases, (one) => one.kind))
    lines.push(...(await linesOf(db, kind, own)));
  const now = context.clock().getTime();
  return lines
    .filter(({ kind, since }) => since.getTime() + patience[kind] <= now)
    .map((line) => ({ ...line, ...placeOf.get(line.order_id ?? '') }));
}

/** What staff read of cases of a scope: the oldest of each kind, and how many there are. */
export async function judgedWhole(context: Context, scope: string | null) {
  const purchases = await context.db.selectFrom('purchase').select('id').execute();
  const all = await linesOfPurchases(
    context,
    purchases.map(({ id }) => id),
  );
  const lines = all
    .filter(({ partner_id }) => scope === null || partner_id === scope)
    .toSorted((a, b) => a.since.getTime() - b.since.getTime());
  const byKind = [...Map.groupBy(lines, ({ kind }) => kind)];
  return {
    rows: byKind.flatMap(([, own]) => own.slice(0, shown)),
    counts: Object.fromEntries(byKind.map(([kind, own]) => [kind, own.length])),
  };
}
