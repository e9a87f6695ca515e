import { lira } from '@sigorta/contracts/money';
import type { AnswerOf } from '@sigorta/contracts/operation';
import type { paymentDetail } from '@sigorta/contracts/panel/payments';
import { mayAsk } from '@sigorta/contracts/panel/proposal-kinds';
import { coverOf } from '../../catalogue/cover-period.ts';
import type { Staff } from '../../platform/caller.ts';
import type { Context } from '../../platform/context.ts';

type Detail = AnswerOf<typeof paymentDetail>;

const attemptsOf = async ({ db }: Context, orderId: string): Promise<Detail['attempts']> => {
  const rows = await db
    .selectFrom('attempt')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    method: row.method,
    state: row.state,
    paid: lira(row.paid),
    discount: lira(row.discount),
    installments: row.installment_count,
    cardEnd: row.card_last4 || null,
    providerPaymentId: row.psp_payment_id,
    error: row.error,
    providerCode: row.provider_code,
    surplus: row.surplus,
    createdAt: row.created_at.toISOString(),
  }));
};

const refundsOf = async (
  { db }: Context,
  orderId: string,
  staff: Staff,
  byHand: ReadonlySet<string>,
): Promise<Detail['refunds']> => {
  const rows = await db
    .selectFrom('refund')
    .leftJoin('staff', 'staff.id', 'refund.closed_by')
    .selectAll('refund')
    .select('staff.name as closer')
    .where('refund.order_id', '=', orderId)
    .orderBy('refund.created_at')
    .execute();
  const asked = await db
    .selectFrom('proposal')
    .select('held_refund_id')
    .where('order_id', '=', orderId)
    .where('kind', '=', 'hand')
    .where('state', '=', 'ASKED')
    .execute();
  const isAsked = (id: string) => asked.some((one) => one.held_refund_id === id);
  return rows.map((row) => ({
    id: row.id,
    state: row.state,
    amount: lira(row.amount),
    reason: row.reason,
    byHand:
      row.sent_on === null
        ? null
        : {
            sentOn: row.sent_on,
            reference: row.reference ?? '',
            closedBy: row.closer ?? '',
            note: row.note,
          },
    mayClose: byHand.has(row.id) && mayAsk(staff.role, 'hand', row.amount) && !isAsked(row.id),
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  }));
};

const policyOf = async ({ db }: Context, orderId: string): Promise<Detail['policy']> => {
  const row = await db
    .selectFrom('policy')
    .select(['state', 'policy_no', 'starts_at', 'ends_at', 'reason'])
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  if (!row) return null;
  const { state, reason } = row;
  return { state, policyNo: row.policy_no, cover: coverOf(row.starts_at, row.ends_at), reason };
};

const historyOf = async ({ db }: Context, orderId: string): Promise<Detail['history']> => {
  const rows = await db
    .selectFrom('state_change')
    .select(['thing', 'from_state', 'to_state', 'at'])
    .where('order_id', '=', orderId)
    .orderBy('number')
    .execute();
  return rows.map(({ thing, from_state, to_state, at }) => ({
    thing,
    from: from_state,
    to: to_state,
    at: at.toISOString(),
  }));
};

const documentsOf = async ({ db }: Context, orderId: string): Promise<Detail['documents']> => {
  const rows = await db
    .selectFrom('document')
    .select('kind')
    .where('order_id', '=', orderId)
    .orderBy('kind')
    .execute();
  return rows.map(({ kind }) => kind);
};

const noticesOf = async ({ db }: Context, orderId: string): Promise<Detail['noticeIds']> => {
  const rows = await db
    .selectFrom('cancellation')
    .select('id')
    .where('order_id', '=', orderId)
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map(({ id }) => id);
};

const transferOf = async ({ db }: Context, orderId: string): Promise<Detail['transferReference']> => {
  const row = await db
    .selectFrom('transfer')
    .select('reference')
    .where('order_id', '=', orderId)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.reference ?? null;
};

/** Everything that hangs on an order. @param byHand refunds that may be sent by hand (`refundable.ts`) */
export const partsOfOrder = async (
  context: Context,
  orderId: string,
  staff: Staff,
  byHand: ReadonlySet<string>,
): Promise<
  Pick<
    Detail,
    'attempts' | 'refunds' | 'policy' | 'history' | 'documents' | 'noticeIds' | 'transferReference'
  >
> => {
  const [attempts, refunds, policy, history, documents, noticeIds, transferReference] = await Promise.all([
    attemptsOf(context, orderId),
    refundsOf(context, orderId, staff, byHand),
    policyOf(context, orderId),
    historyOf(context, orderId),
    documentsOf(context, orderId),
    noticesOf(context, orderId),
    transferOf(context, orderId),
  ]);
  return { attempts, refunds, policy, history, documents, noticeIds, transferReference };
};
