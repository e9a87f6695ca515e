import type { purchaseFromMail } from '@sigorta/contracts/operations/purchase-from-mail';
import { isAddressMark } from '../../buyers/letters/own-address.ts';
import { ownerTest } from '../../buyers/owner.ts';
import { learn } from '../../platform/delivery/deliveries.ts';
import { isPaper } from '../../platform/delivery/states.ts';
import type { Handler } from '../../platform/handler.ts';
import { enqueue } from '../../platform/outbox/enqueue.ts';
import { Refusal } from '../../platform/refusal.ts';
import { recordKey } from '../../platform/sensitive/record-keys.ts';
import { mailOf } from '../../platform/sensitive/sealed-billing.ts';
import type { PolicyContext } from '../context.ts';

/**
 * The buyer came from the link in a mail: so the address is theirs, and papers that were only announced to it are sent there, once.
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
    .select(['id', 'quote_id', 'session_id', 'phone', 'phone_key', 'billing'])
    .select(recordKey('purchase_order.quote_id'))
    .where('id', '=', purchaseId)
    .executeTakeFirst();
  const isOwn = await ownerTest(context, call);
  if (!order || !isOwn(order) || !isAddressMark(context, order.id, mailOf(context.dataKeys, order), mark))
    throw new Refusal('not-found');
  const mails = await db
    .selectFrom('delivery')
    .select(['id', 'state', 'purpose'])
    .where('order_id', '=', order.id)
    .where('channel', '=', 'mail')
    .where('is_to_old_address', '=', false)
    .orderBy('created_at', 'desc')
    .execute();
  const papers = mails.filter(({ purpose }) => isPaper(purpose));
  const [mail] = papers.length > 0 ? papers : mails;
  if (!mail || papers.some(({ state }) => state === 'opened')) return { success: true, isSent: false };
  await learn(context, mail.id, { state: 'opened' });
  if (papers.length === 0) return { success: true, isSent: false };
  const now = clock();
  await db.transaction().execute((trx) => enqueue(trx, 'mail-papers-again', `${order.id}.papers`, now));
  context.wake();
  return { success: true, isSent: true };
};
