import type { Offer } from '@sigorta/contracts/offer';
import { type ExpressionBuilder, sql } from 'kysely';
import type { Context } from '../platform/context.ts';
import type { Database } from '../platform/database/database.ts';
import { isPayingAttempt } from '../purchase/paying-attempt.ts';
import { attemptPhase, policyPhase, refundPhase } from '../purchase/store/adopt.ts';
import type { OurCharge, OurPolicy, OurReturn } from './compare/sides.ts';

export interface Period {
  from: Date;
  /** outside */
  until: Date;
}

/** so many ids at once: a statement takes a limited number of them */
const mostIds = 500;

const inParts = async <T>(
  ids: readonly string[],
  read: (part: readonly string[]) => Promise<T[]>,
): Promise<T[]> => {
  const found: T[] = [];
  for (let first = 0; first < ids.length; first += mostIds)
    found.push(...(await read(ids.slice(first, first + mostIds))));
  return found;
};

type Wanted = (
  where: ExpressionBuilder<Database, 'attempt' | 'purchase_order'>,
) => ReturnType<ExpressionBuilder<Database, 'attempt' | 'purchase_order'>['and']>;

const readAttempts = ({ db }: Pick<Context, 'db'>, provider: string, wanted: Wanted) =>
  db
    .selectFrom('attempt')
    .innerJoin('purchase_order', 'purchase_order.id', 'attempt.order_id')
    .selectAll('attempt')
    .select('purchase_order.quote_id as quote')
    .where('attempt.method', '=', 'card')
    .where('attempt.psp', '=', provider)
    .where((where) => wanted(where))
    .execute();

type AttemptRow = Awaited<ReturnType<typeof readAttempts>>[number];

const chargeOf = (row: AttemptRow, returns: readonly OurReturn[]): OurCharge => ({
  attemptId: row.id,
  orderId: row.order_id,
  quoteId: row.quote,
  provider: row.psp,
  /* what the start answered is the payment for good only once it took money */
  paymentId: attemptPhase(row) === 'charged' ? row.psp_payment_id : null,
  st: attemptPhase(row),
  isSurplus: row.surplus,
  paidMinor: row.paid,
  currency: row.currency,
  installmentCount: row.installment_count,
  at: row.charged_at ?? row.asked_at ?? row.created_at,
  returns,
});

async function withReturns(context: Pick<Context, 'db'>, rows: readonly AttemptRow[]): Promise<OurCharge[]> {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const refunds = await inParts([...byId.keys()], (ids) =>
    context.db.selectFrom('refund').selectAll().where('attempt_id', 'in', ids).execute(),
  );
  const ofAttempt = Map.groupBy(refunds, ({ attempt_id }) => attempt_id);
  return [...byId.values()].map((row) =>
    chargeOf(
      row,
      (ofAttempt.get(row.id) ?? []).map((one) => ({
        id: one.id,
        st: refundPhase(one),
        how: one.how ?? (one.closed_by === null ? 'refund' : 'hand'),
        amountMinor: one.amount,
      })),
    ),
  );
}

/** Attempts of ours by id, or by the provider's number of their payment. */
export async function readCharges(
  context: Pick<Context, 'db'>,
  provider: string,
  { attemptIds, paymentIds }: { attemptIds: readonly string[]; paymentIds: readonly string[] },
): Promise<OurCharge[]> {
  const known = await inParts(attemptIds, (ids) =>
    readAttempts(context, provider, (where) => where.and([where('attempt.id', 'in', ids)])),
  );
  const paid = await inParts(paymentIds, (ids) =>
    readAttempts(context, provider, (where) => where.and([where('attempt.psp_payment_id', 'in', ids)])),
  );
  return withReturns(context, [...known, ...paid]);
}

/** Attempts of ours that took money in the period by our books, or may have: those that were asked for or had a page. */
export async function readChargesOf(
  context: Pick<Context, 'db'>,
  provider: string,
  { from, until }: Period,
  which: 'charged' | 'all',
): Promise<OurCharge[]> {
  const rows = await readAttempts(context, provider, (where) =>
    which === 'charged'
      ? where.and([where('attempt.charged_at', '>=', from), where('attempt.charged_at', '<', until)])
      : where.and([
          where('attempt.updated_at', '>=', from),
          where('attempt.created_at', '<', until),
          where.or([
            where('attempt.asked_at', 'is not', null),
            where('attempt.has_page', '=', true),
            where('attempt.charged_at', 'is not', null),
          ]),
        ]),
  );
  return withReturns(context, rows);
}

/** Those of the orders that are paid by a payment that is kept. */
export async function paidOrders(
  { db }: Pick<Context, 'db'>,
  orderIds: readonly string[],
): Promise<Set<string>> {
  const rows = await inParts(orderIds, (ids) =>
    db.selectFrom('attempt').select('order_id').where('order_id', 'in', ids).where(isPayingAttempt).execute(),
  );
  return new Set(rows.map(({ order_id }) => order_id));
}

const premiumOf = (offer: Offer) => offer.currencyPrice;

/** Orders of ours that buy a policy, by id; one without a policy has none so far. */
export async function readPolicies(
  { db }: Pick<Context, 'db'>,
  orderIds: readonly string[],
): Promise<OurPolicy[]> {
  const rows = await inParts(orderIds, (ids) =>
    db
      .selectFrom('purchase_order')
      .select(['id', 'insurer_id', 'insurer_quote_no', 'offer', 'created_at'])
      .where('id', 'in', ids)
      .where('kind', '=', 'policy')
      .execute(),
  );
  const policies = await inParts(
    rows.map(({ id }) => id),
    (ids) => db.selectFrom('policy').selectAll().where('order_id', 'in', ids).execute(),
  );
  const notices = await inParts(
    policies.map(({ order_id }) => order_id),
    (ids) =>
      db.selectFrom('cancellation').selectAll().where('order_id', 'in', ids).orderBy('created_at').execute(),
  );
  const policyOf = new Map(policies.map((row) => [row.order_id, row]));
  const noticeOf = new Map(notices.map((row) => [row.order_id, row]));
  return rows.map(({ id, insurer_id, insurer_quote_no, offer, created_at }) => {
    const row = policyOf.get(id);
    return {
      orderId: id,
      insurerId: insurer_id,
      st: row ? policyPhase(row, noticeOf.get(id)) : 'none',
      policyNo: row?.policy_no ?? null,
      quoteNo: insurer_quote_no,
      premium: premiumOf(offer),
      at: row?.issued_at ?? created_at,
    };
  });
}

/** Orders whose policy stands here, made in the period by this insurer's own word. */
export async function ordersInForce(
  { db }: Pick<Context, 'db'>,
  insurerId: string,
  { from, until }: Period,
): Promise<string[]> {
  const rows = await db
    .selectFrom('policy')
    .select('order_id')
    .where('insurer_id', '=', insurerId)
    .where('issued_at', '>=', from)
    .where('issued_at', '<', until)
    .where('state', '=', 'ISSUED')
    .execute();
  return rows.map(({ order_id }) => order_id);
}

/** Insurers we ask, or hold policies of. */
export async function insurersToAsk({ db }: Pick<Context, 'db'>): Promise<string[]> {
  const rows = await db
    .selectFrom('insurer')
    .select('id')
    .where((where) =>
      where.or([
        where('active', '=', true),
        where.exists(
          where
            .selectFrom('policy')
            .select(sql`1`.as('one'))
            .whereRef('policy.insurer_id', '=', 'insurer.id'),
        ),
      ]),
    )
    .orderBy('position')
    .execute();
  return rows.map(({ id }) => id);
}
