import { failpoint } from '../../platform/failpoint.ts';
import { isRandomId } from '../../platform/random-id.ts';
import { carryOut, findPurchase } from '../../purchase/store/carry-out.ts';
import type { PaymentContext } from '../context.ts';
import { pageOfOrder, pathOfOrder } from '../orders/page-of-order.ts';
import type { FormFields } from '../provider/form-fields.ts';
import type { BankReturn } from '../provider/provider.ts';

/** Writes what the bank said of an attempt, once; a repeated, late or parallel return changes nothing. */
async function accept(context: PaymentContext, connector: string, answer: BankReturn): Promise<void> {
  const { db, log } = context;
  const { attemptId } = answer;
  const purchaseId = await findPurchase(db, 'attempt', attemptId);
  if (purchaseId === null) return;
  const known = await db
    .selectFrom('attempt')
    .select(['psp', 'psp_payment_id', 'phase', 'paid', 'bank_takes'])
    .where('id', '=', attemptId)
    .executeTakeFirstOrThrow();
  if (known.psp !== connector || known.psp_payment_id !== answer.paymentId) {
    log.warn({ event: 'return-of-another-payment', attemptId });
    return;
  }
  if (answer.paidMinor !== null && answer.paidMinor !== known.paid) {
    log.warn({ event: 'return-of-another-amount', attemptId });
    return;
  }
  /* a repeated one, however often it is sent, takes no lock */
  const isAwaited =
    known.phase === null || known.phase === 'open' || (known.bank_takes && known.phase === 'asked');
  if (!isAwaited) return;
  const mdStatus = answer.mdStatus.replace(/[^\w-]/g, '').slice(0, 8);
  await carryOut(
    context,
    purchaseId,
    {
      command: { do: 'bank-return', attemptId, isAuthenticated: answer.authenticated },
      facts: { attempt: { id: attemptId, md_status: mdStatus, bank_proof: answer.proof } },
    },
    {
      after: async () => {
        failpoint('return:before-commit');
      },
    },
  );
  failpoint('return:after-commit');
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
  if (answer) await accept(context, connector, answer);
  else log.warn({ event: 'return-not-genuine' });
  const claimed = answer?.attemptId ?? fields.conversationId ?? fields.oid;
  if (typeof claimed !== 'string' || !isRandomId(claimed)) return '/';
  const order = await db
    .selectFrom('attempt')
    .innerJoin('purchase_order', 'purchase_order.id', 'attempt.order_id')
    .select(['purchase_order.id', 'purchase_order.kind', 'purchase_order.product', 'purchase_order.language'])
    .select(['purchase_order.release', 'purchase_order.partner_id', 'purchase_order.host'])
    .where('attempt.id', '=', claimed)
    .executeTakeFirst();
  if (!order) return '/';
  /* the bank knows our address only; the buyer goes on where his session and his brand are */
  return order.host === null ? pathOfOrder(context, order) : pageOfOrder(context, order);
}
