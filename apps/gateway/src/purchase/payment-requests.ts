import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import { mover } from '../platform/transitions/move.ts';
import type { PaymentRequestState } from '../platform/transitions/states.ts';

type Trx = Transaction<Database>;

export const moveRequest = mover<'payment_request', PaymentRequestState>('payment_request');

const requestOf = (db: Kysely<Database>, orderId: string) =>
  db
    .selectFrom('payment_request')
    .innerJoin('payment', 'payment.request_id', 'payment_request.id')
    .select(['payment_request.id', 'payment_request.state', 'payment_request.version'])
    .where('payment.order_id', '=', orderId);

const heldRequestOf = (trx: Trx, orderId: string) =>
  requestOf(trx, orderId).forUpdate('payment_request').executeTakeFirst();

/* a payment the buyer typed himself was asked for by nobody */
const isOpen = (request: { state: PaymentRequestState } | undefined): boolean =>
  request === undefined || request.state === 'OPEN';

/** The request an order was for is settled; a payment the buyer typed himself has none. */
export async function markRequestPaid(trx: Trx, orderId: string, now: Date): Promise<void> {
  const request = await heldRequestOf(trx, orderId);
  if (request?.state === 'OPEN') await moveRequest(trx, request, 'PAID', now);
}

/** Whether money found late still has something to pay for. */
export async function isStillAsked(trx: Trx, orderId: string): Promise<boolean> {
  return isOpen(await heldRequestOf(trx, orderId));
}

/** The same for who only looks: nothing is held for it. */
export const seemsStillAsked = async (db: Kysely<Database>, orderId: string): Promise<boolean> =>
  isOpen(await requestOf(db, orderId).executeTakeFirst());
