import type { purchaseFromMail } from '@sigorta/contracts/operations/purchase-from-mail';
import { ownerTest } from '../../buyers/owner.ts';
import { isAddressMark } from '../../payments/orders/own-address.ts';
import { learn } from '../../platform/delivery/deliveries.ts';
import type { Handler } from '../../platform/handler.ts';
import { enqueue } from '../../platform/outbox/enqueue.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { PolicyContext } from '../context.ts';

/**
 * The buyer came from the link in a mail: so the address is theirs, and the papers are sent there, once.
 * @throws Refusal `not-found` also for somebody else's purchase and for a link to an address of before
 */
export const comeFromMail: Handler<typeof purchaseFromMail, PolicyContext> = async (
  context,
  { purchaseId, mark },
  call,
) => {
  const { db, clock } = context;
  const order = await db
    .selectFrom('purchase_order')
    .select(['id', 'session_id', 'phone', 'billing'])
    .where('id', '=', purchaseId)
    .where('kind', '=', 'policy')
    .executeTakeFirst();
  const isOwn = await ownerTest(context, call);
  if (!order || !isOwn(order) || !isAddressMark(context, order.id, order.billing.email, mark))
    throw new Refusal('not-found');
  const mails = await db
    .selectFrom('delivery')
    .select(['id', 'state'])
    .where('order_id', '=', order.id)
    .where('channel', '=', 'mail')
    .where('purpose', '=', 'policy')
    .where('is_to_old_address', '=', false)
    .orderBy('created_at', 'desc')
    .execute();
  const [mail] = mails;
  if (!mail || mails.some(({ state }) => state === 'opened')) return { success: true, isSent: false };
  await learn(context, mail.id, { state: 'opened' });
  const now = clock();
  await db.transaction().execute((trx) => enqueue(trx, 'mail-papers-again', `${order.id}.papers`, now));
  context.wake();
  return { success: true, isSent: true };
};
