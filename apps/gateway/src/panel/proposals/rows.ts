import { lira } from '@sigorta/contracts/money';
import { decidesUpTo, proposalKinds } from '@sigorta/contracts/panel/proposal-kinds';
import type { ProposalRow } from '@sigorta/contracts/panel/proposals';
import type { Language } from '@sigorta/i18n/language';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { documentTexts } from '../../documents/texts/document-texts.ts';
import type { Staff } from '../../platform/caller.ts';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/database/database.ts';
import { namedOrder } from '../../platform/sensitive/name-of-order.ts';
import { recordKey } from '../../platform/sensitive/record-keys.ts';
import { scopeOf } from '../../staff/staff-of.ts';
import { nameShown } from '../masking/name-shown.ts';
import { type Named, namesFor } from '../shared/names.ts';
import { hasDecider, readDeciders } from './deciders.ts';

/** Whether a role's limit of a kind reaches an amount; the same as `mayDecide`, where the database counts. */
function isWithinLimits({ role }: Staff): RawBuilder<boolean> {
  const reached = proposalKinds.flatMap((kind) => {
    const limit = decidesUpTo(role, kind);
    if (limit === null) return [];
    const isEnough = Number.isFinite(limit) ? sql`proposal.amount <= ${limit}` : sql`true`;
    return [sql`(proposal.kind = ${kind} and ${isEnough})`];
  });
  return reached.length === 0 ? sql`false` : sql`(${sql.join(reached, sql` or `)})`;
}

const mayDecideNow = (staff: Staff): RawBuilder<boolean> => sql`(proposal.state = 'ASKED'
  and proposal.asked_by <> ${staff.id} and coalesce(${isWithinLimits(staff)}, false))`;

/** of rows that still wait the oldest is the most urgent, of those that are over the newest; microseconds, further than any time lies */
const longAgo = 10_000_000_000_000_000;
const microseconds = (column: string): RawBuilder<number> =>
  sql`(extract(epoch from ${sql.ref(column)}) * 1000000)::bigint`;

/**
 * How much a row asks of the caller: what waits for him, what he waits for, what waits for somebody else, what is over. A
 * number that orders rows, without a meaning of its own.
 */
const urgency = (staff: Staff): RawBuilder<number> => sql`(case
  when ${mayDecideNow(staff)} then 3
  when proposal.state = 'ASKED' and proposal.asked_by = ${staff.id} then 2
  when proposal.state = 'ASKED' then 1 else 0 end)::bigint * ${longAgo}::bigint
  + case when proposal.state = 'ASKED' then ${longAgo}::bigint - ${microseconds('proposal.asked_at')}
    else ${microseconds('proposal.decided_at')} end`;

/** Proposals of the caller's scope, as he stands to them. */
export const proposalsFor = (db: Kysely<Database>, staff: Staff) => {
  const scope = scopeOf(staff);
  const ranked = db
    .selectFrom('proposal')
    .selectAll('proposal')
    .select([urgency(staff).as('urgency'), mayDecideNow(staff).as('may_decide')])
    .$if(scope !== null, (query) => query.where('proposal.partner_id', '=', scope ?? ''));
  return db.selectFrom(ranked.as('asked'));
};

export const proposalColumns = (query: ReturnType<typeof proposalsFor>) =>
  query
    .innerJoin('staff as asker', 'asker.id', 'asked.asked_by')
    .leftJoin('staff as decider', 'decider.id', 'asked.decided_by')
    .leftJoin('purchase_order as order', 'order.id', 'asked.order_id')
    .selectAll('asked')
    .select([
      'asker.name as asker',
      'decider.name as decider',
      'order.buyer_name',
      'order.quote_id',
      'order.product',
      'order.kind as order_kind',
    ])
    .select(recordKey('order.quote_id'));
export type NamedProposal = Awaited<ReturnType<ReturnType<typeof proposalColumns>['execute']>>[number];

interface Names {
  product: (id: string) => Named;
  partner: (id: string) => Named;
}

function subjectOf(row: NamedProposal, names: Names, language: Language): string {
  if (row.order_kind === 'payment') return documentTexts[language].payment;
  return row.product === null ? row.subject : names.product(row.product).name;
}

const buyerOf = (context: Context, { buyer_name, quote_id, record_key }: NamedProposal): string | null =>
  buyer_name === null || quote_id === null
    ? null
    : nameShown(context, namedOrder({ buyer_name, quote_id, record_key }));

const states = {
  ASKED: 'asked',
  APPROVED: 'approved',
  REJECTED: 'rejected',
  WITHDRAWN: 'withdrawn',
  LAPSED: 'lapsed',
} as const;

/** Rows as the panel shows them: masked, with names instead of ids. */
export async function shownProposals(
  context: Context,
  staff: Staff,
  language: Language,
  rows: readonly NamedProposal[],
): Promise<ProposalRow[]> {
  if (rows.length === 0) return [];
  const [names, deciders] = await Promise.all([namesFor(context, language), readDeciders(context)]);
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    state: states[row.state],
    amount: row.amount === null ? null : lira(Number(row.amount)),
    buyer: buyerOf(context, row),
    subject: subjectOf(row, names, language),
    orderId: row.order_id,
    partner: row.partner_id === null ? null : names.partner(row.partner_id),
    reason: row.reason,
    askedBy: row.asker,
    askedAt: row.asked_at.toISOString(),
    own: row.asked_by === staff.id,
    mayDecide: row.may_decide,
    hasDecider: row.state !== 'ASKED' || hasDecider(deciders, row),
    decidedBy: row.decider,
    decidedAt: row.decided_at?.toISOString() ?? null,
    note: row.note,
  }));
}

/** What two persons agree on, or agreed on, about one purchase; the newest first. */
export async function proposalsOfOrder(
  context: Context,
  staff: Staff,
  language: Language,
  orderId: string,
): Promise<ProposalRow[]> {
  const rows = await proposalColumns(proposalsFor(context.db, staff))
    .where('asked.order_id', '=', orderId)
    .orderBy('asked.asked_at', 'desc')
    .execute();
  return shownProposals(context, staff, language, rows);
}
