import type { panelPaymentRequestCancel } from '@sigorta/contracts/panel/payment-requests';
import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Handler } from '../../platform/handler.ts';
import { Refusal } from '../../platform/refusal.ts';
import { ordersThatAre } from '../../platform/transitions/order-questions.ts';
import { moveRequest } from '../../purchase/payment-requests.ts';
import { audit } from '../../staff/audit.ts';
import { staffOf } from '../../staff/staff-of.ts';
import { openOne } from './open-one.ts';

/** Somebody is at the bank with it, or has sent a transfer. */
const isBeingPaid = async (trx: Transaction<Database>, requestId: string): Promise<boolean> =>
  (await trx
    .selectFrom('purchase_order')
    .select('id')
    .where('quote_id', '=', requestId)
    .where('kind', '=', 'payment')
    .where('state', 'in', ordersThatAre('money-under-way'))
    .executeTakeFirst()) !== undefined;

export const cancelPaymentRequest: Handler<typeof panelPaymentRequestCancel> = async (
  context,
  { id },
  call,
) => {
  const staff = staffOf(call);
  const request = await openOne(context, id, staff);
  await context.db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom('payment_request')
      .select(['id', 'state', 'version'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (row.state !== 'OPEN') throw new Refusal('request-closed');
    if (await isBeingPaid(trx, id)) throw new Refusal('payment-in-progress');
    await moveRequest(trx, row, 'CANCELLED', context.clock());
    await audit(context, trx, staff, {
      action: 'payment-request.cancelled',
      subject: { kind: 'payment-request', id },
      partnerId: request.partner_id,
    });
  });
  return { success: true };
};
