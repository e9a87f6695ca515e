import type { CancellationReason } from '@sigorta/contracts/cancellation';
import type { cancellationRequest } from '@sigorta/contracts/operations/cancellation-request';
import { endOfDayAfter } from '@sigorta/product-kit/cancellation';
import type { Transaction } from 'kysely';
import { lockOrder } from '../../payments/attempts/record-attempt.ts';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/database/database.ts';
import { failpoint } from '../../platform/failpoint.ts';
import type { Handler } from '../../platform/handler.ts';
import { enqueue } from '../../platform/outbox/enqueue.ts';
import { randomId } from '../../platform/random-id.ts';
import { Refusal } from '../../platform/refusal.ts';
import { latestNotices, policiesToCancel } from './cancellable.ts';
import { type Estimate, estimateOf } from './estimate.ts';
import { mailCancellationLater } from './mail.ts';
import { ownPolicy, readPolicy } from './read-policy.ts';
import { isOpen } from './view.ts';

/** spec §9 */
const passOnDays = 10;

interface Asked {
  reason: CancellationReason | null;
  /** kuruş the buyer saw */
  acceptedRefund: number;
}

const refuseUnfit = ({ ending, refund }: Estimate, { reason, acceptedRefund }: Asked): void => {
  if (refund === 0) throw new Refusal('cancellation-not-possible');
  const isReasoned = ending.reasons.length === 0 || (reason !== null && ending.reasons.includes(reason));
  if (!isReasoned) {
    throw new Refusal('invalid-input', {
      fields: [{ field: 'reason', message: 'cancellation.error.reason' }],
    });
  }
  if (acceptedRefund !== refund) throw new Refusal('cancellation-amount-changed');
};

/** Writes the notice, unless the order has one that is not refused: then there is nothing to do. */
async function writeNotice(
  context: Context,
  trx: Transaction<Database>,
  orderId: string,
  asked: Asked,
): Promise<void> {
  await lockOrder(trx, orderId);
  const [known] = await latestNotices({ db: trx }, [orderId]);
  if (known && known.state !== 'REFUSED') return;
  const policy = await policiesToCancel({ db: trx })
    .where('purchase_order.id', '=', orderId)
    .executeTakeFirstOrThrow();
  if (!isOpen(policy)) throw new Refusal('cancellation-not-possible');
  const now = context.clock();
  const estimate = estimateOf(context, policy, now);
  refuseUnfit(estimate, asked);
  const id = randomId();
  const passOnBy = endOfDayAfter(now, passOnDays);
  await trx
    .insertInto('cancellation')
    .values({
      id,
      order_id: orderId,
      state: 'REQUESTED',
      version: 1,
      kind: estimate.ending.isWithdrawal ? 'withdrawal' : 'cancellation',
      reason: estimate.ending.reasons.length > 0 ? asked.reason : null,
      expected: estimate.refund,
      calls: 0,
      not_found: 0,
      requested_at: now,
      pass_on_by: passOnBy,
      due_at: passOnBy,
      created_at: now,
      updated_at: now,
    })
    .execute();
  await enqueue(trx, 'cancel-policy', id, now);
  await mailCancellationLater(trx, 'asked', id, now);
  context.log.info({ event: 'cancellation-asked', orderId, insurer: policy.insurerId });
}

/** Takes a notice in. The same request again, or two at once, make one. */
export const requestCancellation: Handler<typeof cancellationRequest> = async (context, request, call) => {
  const { purchaseId, acceptedRefund, reason = null } = request;
  await ownPolicy(context, call, purchaseId);
  const asked = { reason, acceptedRefund: acceptedRefund.minor };
  await context.db.transaction().execute((trx) => writeNotice(context, trx, purchaseId, asked));
  failpoint('cancel:after-request-commit');
  context.wake();
  return readPolicy(context, { purchaseId }, call);
};
