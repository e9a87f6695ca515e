import { failpoint } from '../../platform/failpoint.ts';
import { enqueue } from '../../platform/outbox/enqueue.ts';
import { isRandomId } from '../../platform/random-id.ts';
import { moveAttempt, StaleRow } from '../../platform/transitions/move.ts';
import { lockOrder, recordUnpaid } from '../attempts/record-attempt.ts';
import type { PaymentContext } from '../context.ts';
import { pageOfOrder, pathOfOrder } from '../orders/page-of-order.ts';
import type { FormFields } from '../provider/form-fields.ts';
import type { BankReturn } from '../provider/provider.ts';

/** Writes what the bank said of an attempt, once; a repeated, late or parallel return changes nothing. */
async function accept(context: PaymentContext, connector: string, answer: BankReturn): Promise<void> {
  const { db, clock, log } = context;
  const found = await db
    .selectFrom('attempt')
    .select('order_id')
    .where('id', '=', answer.attemptId)
    .executeTakeFirst();
  if (!found) return;
  await db.transaction().execute(async (trx) => {
    await lockOrder(trx, found.order_id);
    const attempt = await trx
      .selectFrom('attempt')
      .selectAll()
      .where('id', '=', answer.attemptId)
      .forUpdate()
      .executeTakeFirst();
    if (attempt?.state !== 'THREEDS_PENDING') return;
    if (attempt.psp !== connector || attempt.psp_payment_id !== answer.paymentId) {
      log.warn({ event: 'return-of-another-payment', attemptId: attempt.id });
      return;
    }
    if (answer.paidMinor !== null && answer.paidMinor !== attempt.paid) {
      log.warn({ event: 'return-of-another-amount', attemptId: attempt.id });
      return;
    }
    const now = clock();
    if (answer.authenticated) {
      await moveAttempt(trx, attempt, 'CALLBACK_OK', now, {
        md_status: answer.mdStatus.replace(/[^\w-]/g, '').slice(0, 8),
        hop_html: null,
        bank_proof: answer.proof,
      });
      await enqueue(trx, 'authorise', attempt.id, now);
    } else {
      const mdStatus = answer.mdStatus.replace(/[^\w-]/g, '').slice(0, 8);
      await recordUnpaid(trx, attempt, 'DECLINED', { error: 'bank-not-approved', mdStatus }, now);
    }
    failpoint('return:before-commit');
  });
  failpoint('return:after-commit');
  context.wake();
}

/**
 * Takes the bank's return and gives the address of the page the buyer goes to. It has no session and needs none: the
 * signature is checked first, and a return that fails it changes nothing.
 * @param connector whose address it came to: only its own attempts can be meant
 * @param fields the posted form; a field that was sent twice arrives as a list and is refused by the signature check
 */
export async function takeBankReturn(
  context: PaymentContext,
  connector: string,
  fields: FormFields,
): Promise<string> {
  const { db, log } = context;
  const answer = context.connectors.of(connector).readReturn(fields);
  if (answer) {
    try {
      await accept(context, connector, answer);
    } catch (error) {
      if (!(error instanceof StaleRow)) throw error;
    }
  } else {
    log.warn({ event: 'return-not-genuine' });
  }
  const claimed = answer?.attemptId ?? fields.conversationId ?? fields.oid;
  if (typeof claimed !== 'string' || !isRandomId(claimed)) return '/';
  const order = await db
    .selectFrom('attempt')
    .innerJoin('purchase_order', 'purchase_order.id', 'attempt.order_id')
    .select(['purchase_order.id', 'purchase_order.kind', 'purchase_order.product', 'purchase_order.language'])
    .select(['purchase_order.partner_id', 'purchase_order.host'])
    .where('attempt.id', '=', claimed)
    .executeTakeFirst();
  if (!order) return '/';
  /* the bank knows our address only; the buyer goes on where his session and his brand are */
  return order.host === null ? pathOfOrder(context, order) : pageOfOrder(context, order);
}
