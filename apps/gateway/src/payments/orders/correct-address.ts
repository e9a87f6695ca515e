import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { sentToOldAddress } from '../../platform/delivery/deliveries.ts';
import type { JobContext } from '../../platform/job-context.ts';
import { enqueue } from '../../platform/outbox/enqueue.ts';
import { randomId } from '../../platform/random-id.ts';
import { countEach } from '../../platform/rate-limit.ts';
import { Refusal } from '../../platform/refusal.ts';
import { recordKey } from '../../platform/sensitive/record-keys.ts';
import { seal } from '../../platform/sensitive/seal.ts';
import { openBilling, sealBilling } from '../../platform/sensitive/sealed-billing.ts';
import { orderIs } from '../../platform/transitions/order-questions.ts';

/** corrections of one purchase in an hour: each sends mails */
const perHour = 5;

export const countCorrection = (context: JobContext, orderId: string): Promise<void> =>
  countEach(context, [{ of: ['email-corrected', orderId], limit: perHour }], 3600);

interface Corrected {
  /** the address it had */
  before: string;
  /** papers had left for it and go to the new one as well */
  isSentAgain: boolean;
}

/**
 * Gives a purchase another address. The old one is told without saying whose purchase it was; papers that had left already go to
 * the new one, and a mail that waited or was refused leaves at once. The caller holds the purchase's lock.
 * @throws Refusal `not-found` for a purchase that was forgotten, `invalid-input` for the address it has
 */
export async function correctAddress(
  { clock, dataKeys }: Pick<JobContext, 'clock' | 'dataKeys'>,
  trx: Transaction<Database>,
  orderId: string,
  email: string,
): Promise<Corrected> {
  const order = await trx
    .selectFrom('purchase_order')
    .select(['kind', 'quote_id', 'state', 'version', 'billing', 'mail_state'])
    .select(recordKey('purchase_order.quote_id'))
    .where('id', '=', orderId)
    /* sealing anew takes no lock of a purchase */
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const billing = openBilling(dataKeys, order);
  const before = billing.email;
  /* a purchase that was forgotten has no address to correct */
  if (!before) throw new Refusal('not-found');
  if (before === email)
    throw new Refusal('invalid-input', { fields: [{ field: 'email', message: 'payment.error.email' }] });
  const now = clock();
  const isCancellable = orderIs('cancellable', order.state);
  const isRefused = order.mail_state === 'failed' && isCancellable;
  await trx
    .updateTable('purchase_order')
    .set({
      ...sealBilling(dataKeys, order, { ...billing, email }),
      ...(isRefused && { mail_state: 'waiting' as const }),
      version: order.version + 1,
      updated_at: now,
    })
    .where('id', '=', orderId)
    .execute();
  const id = randomId();
  await trx
    .insertInto('corrected_address')
    .values({ id, order_id: orderId, address: seal(dataKeys, id, before), created_at: now })
    .execute();
  await sentToOldAddress(trx, orderId);
  await enqueue(trx, 'mail-corrected', id, now);
  const isSentAgain = order.mail_state === 'sent' && isCancellable;
  const mailJob = order.kind === 'payment' ? 'mail-receipt' : 'send-mail';
  if (isSentAgain) await enqueue(trx, 'mail-papers-again', `${orderId}.${id}`, now);
  else if (isRefused) await enqueue(trx, mailJob, orderId, now);
  /* a mail that kept failing waits for hours by now */ else
    await trx
      .updateTable('outbox')
      .set({ run_at: now })
      .where('key', '=', `${mailJob}:${orderId}`)
      .where('state', '=', 'waiting')
      .execute();
  return { before, isSentAgain };
}
