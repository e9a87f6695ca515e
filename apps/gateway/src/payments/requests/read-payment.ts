import { lira } from '@sigorta/contracts/money';
import type { AnswerOf } from '@sigorta/contracts/operation';
import type { paymentStatus } from '@sigorta/contracts/operations/payment-status';
import { ownerTest } from '../../buyers/owner.ts';
import type { Context } from '../../platform/context.ts';
import { atOneMoment } from '../../platform/database/at-one-moment.ts';
import { notePageOpened } from '../../platform/delivery/deliveries.ts';
import { deliveriesOf } from '../../platform/delivery/told-deliveries.ts';
import type { Handler } from '../../platform/handler.ts';
import { Refusal } from '../../platform/refusal.ts';
import { toldNameOf } from '../../platform/sensitive/name-of-order.ts';
import { recordKey } from '../../platform/sensitive/record-keys.ts';
import { mailOf } from '../../platform/sensitive/sealed-billing.ts';
import type { Page } from '../../purchase/machine/page.ts';
import { readOrderRows } from '../../purchase/store/order-rows.ts';
import { latestAttempt } from '../attempts/latest-attempt.ts';
import { sessionMayCorrect } from '../orders/correct-own-email.ts';
import { shownPage } from '../orders/shown-page.ts';
import { shownTransfer } from '../transfers/shown-transfer.ts';
import { tokenOf } from './opened-request.ts';

type State = AnswerOf<typeof paymentStatus>['state'];

/** A payment has no policy to wait for: once the money is there it is paid. */
const stateOf = ({ state }: Page): State => (state === 'issuing' || state === 'issued' ? 'paid' : state);

async function tokenOfRequest(context: Context, requestId: string | null): Promise<string | null> {
  if (requestId === null) return null;
  const request = await context.db
    .selectFrom('payment_request')
    .selectAll()
    .where('id', '=', requestId)
    .executeTakeFirstOrThrow();
  return tokenOf(context, request);
}

/** All that is told of a payment, of one moment. */
async function readAll(context: Context, paymentId: string) {
  const { db } = context;
  const order = await db
    .selectFrom('purchase_order')
    .innerJoin('payment', 'payment.order_id', 'purchase_order.id')
    .selectAll()
    .select(recordKey('purchase_order.quote_id'))
    .where('purchase_order.id', '=', paymentId)
    .executeTakeFirst();
  if (!order) throw new Refusal('not-found');
  const { page, attempts, transfer } = await readOrderRows(context, order);
  const { tried, attempt } = latestAttempt(attempts, transfer);
  const receipt = await db
    .selectFrom('document')
    .select('id')
    .where('order_id', '=', order.id)
    .where('kind', '=', 'receipt')
    .executeTakeFirst();
  const deliveries = (await deliveriesOf(db, [order.id])).get(order.id) ?? [];
  return { order, transfer, tried, attempt, receipt, deliveries, page };
}

export const readPayment: Handler<typeof paymentStatus> = async (context, request, call) => {
  const isOwn = await ownerTest(context, call);
  const { order, transfer, tried, attempt, receipt, deliveries, ...read } = await atOneMoment(
    context.db,
    (db) => readAll({ ...context, db }, request.paymentId),
  );
  const page = shownPage(read.page, tried);
  const state = stateOf(page);
  const isOwner = isOwn(order);
  if (isOwner && state === 'paid' && receipt && !deliveries.some(({ channel }) => channel === 'page'))
    context.background.run('page-opened', () => notePageOpened(context, order.id));
  return {
    paymentId: order.id,
    state,
    isNotFound: page.notFound === 'payment',
    error: tried && (state === 'declined' || state === 'expired') ? tried.error : order.reason,
    amount: lira(order.amount),
    way: tried ? tried.method : 'transfer',
    paidAt: attempt?.charged_at?.toISOString() ?? null,
    personal: isOwner
      ? {
          reference: order.reference,
          purpose: order.purpose,
          name: toldNameOf(context, order),
          email: mailOf(context.dataKeys, order),
          mayCorrectEmail: state === 'paid' && (await sessionMayCorrect(context, order)),
          transfer: tried ? null : shownTransfer(transfer),
          requestToken: await tokenOfRequest(context, order.request_id),
        }
      : null,
    receipt: receipt ? 'ready' : state === 'paid' ? 'preparing' : 'none',
    mail: order.mail_state,
  };
};
