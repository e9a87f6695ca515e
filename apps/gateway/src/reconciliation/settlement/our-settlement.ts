import { sql } from 'kysely';
import type { PaymentProvider } from '../../payments/provider/provider.ts';
import type { ReconcileContext } from '../context.ts';
import { holderOf } from './read-payouts.ts';
import type { SettledCharge, SettledLine, SettledRow, SettlementSides } from './sides.ts';

/** Charges of a provider since a time, each with what the provider gave back of it. */
async function readCharges(
  { db }: ReconcileContext,
  { name, account }: PaymentProvider,
  from: Date,
): Promise<SettledCharge[]> {
  const { rows } = await sql<{
    id: string;
    order_id: string;
    paid: number;
    installment_count: number;
    charged_at: Date;
    refund: string | null;
    amount: number | null;
    done_at: Date | null;
  }>`select a.id, a.order_id, a.paid, a.installment_count, a.charged_at, r.id as refund, r.amount, r.updated_at as done_at
    from attempt a left join refund r on r.attempt_id = a.id and r.state = 'DONE'
      and coalesce(r.how, case when r.closed_by is null then 'refund' else 'hand' end) <> 'hand'
    where a.psp = ${name} and a.psp_account is not distinct from ${account} and a.state = 'CHARGED'
      and a.method = 'card' and a.charged_at >= ${from} order by a.charged_at, a.id`.execute(db);
  return [...Map.groupBy(rows, ({ id }) => id).values()].flatMap((own) => {
    const [first] = own;
    if (!first) return [];
    return [
      {
        attemptId: first.id,
        orderId: first.order_id,
        paidMinor: Number(first.paid),
        installmentCount: first.installment_count,
        at: new Date(first.charged_at),
        returns: own.flatMap(({ refund, amount, done_at }) =>
          refund === null || done_at === null
            ? []
            : [{ id: refund, amountMinor: Number(amount), at: new Date(done_at) }],
        ),
      },
    ];
  });
}

/** Rows of payouts since a day; one of an attempt that took no money is about none of our charges. */
async function readRows({ db }: ReconcileContext, holder: string, day: string): Promise<SettledRow[]> {
  const rows = await db
    .selectFrom('payout_row')
    .leftJoin('attempt as charged', (join) =>
      join.onRef('charged.id', '=', 'payout_row.attempt_id').on('charged.state', '=', 'CHARGED'),
    )
    .selectAll('payout_row')
    .select('charged.id as charged_id')
    .where('holder', '=', holder)
    .where('day', '>=', day)
    .orderBy('day')
    .orderBy('payout')
    .orderBy('payout_row.id')
    .execute();
  return rows.map((row) => ({
    payout: row.payout,
    id: row.id,
    kind: row.kind,
    reference: row.reference,
    attemptId: row.charged_id,
    orderId: row.order_id,
    installmentCount: row.installment_count,
    grossMinor: Number(row.gross),
    feeMinor: Number(row.fee),
    netMinor: Number(row.net),
    day: row.day,
    at: new Date(row.happened_at),
  }));
}

async function readLines({ db }: ReconcileContext, holder: string, day: string): Promise<SettledLine[]> {
  const rows = await db
    .selectFrom('bank_line')
    .selectAll()
    .where('holder', '=', holder)
    .where('day', '>=', day)
    .orderBy('id')
    .execute();
  return rows.map(({ id, day: on, amount, text }) => ({ id, day: on, amountMinor: Number(amount), text }));
}

/** What our books and what was read say of one provider since a time. */
export async function readSides(
  context: ReconcileContext,
  provider: PaymentProvider,
  { from, day }: { from: Date; day: string },
): Promise<SettlementSides> {
  const holder = holderOf(provider);
  const [charges, rows, lines] = await Promise.all([
    readCharges(context, provider, from),
    readRows(context, holder, day),
    context.config.bankStatements.TRY === null ? null : readLines(context, holder, day),
  ]);
  return { holder, charges, rows, lines };
}
