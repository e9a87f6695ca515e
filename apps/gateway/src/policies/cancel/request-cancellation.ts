import type { CancellationReason } from '@sigorta/contracts/cancellation';
import type { cancellationRequest } from '@sigorta/contracts/operations/cancellation-request';
import { passOnEnds } from '@sigorta/product-kit/cancellation';
import type { Transaction } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/database/database.ts';
import { failpoint } from '../../platform/failpoint.ts';
import type { Handler } from '../../platform/handler.ts';
import { randomId } from '../../platform/random-id.ts';
import { Refusal } from '../../platform/refusal.ts';
import { carryOut, purchaseOf, type Step } from '../../purchase/store/carry-out.ts';
import type { PolicyContext } from '../context.ts';
import { latestNotices, policiesToCancel } from './cancellable.ts';
import { type Estimate, estimateOf } from './estimate.ts';
import { ownPolicy, readPolicy } from './read-policy.ts';
import { isOpen } from './view.ts';

/** The order has its notice: the same request came twice. */
class AlreadyGiven extends Error {}

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

/** The notice, when there is none that is not refused; null: there is nothing to do. */
async function noticeFor(
  context: Context,
  trx: Transaction<Database>,
  orderId: string,
  asked: Asked,
): Promise<Step | null> {
  const [known] = await latestNotices({ db: trx }, [orderId]);
  if (known && known.state !== 'REFUSED') return null;
  const policy = await policiesToCancel({ db: trx })
    .where('purchase_order.id', '=', orderId)
    .executeTakeFirstOrThrow();
  if (!isOpen(policy)) throw new Refusal('cancellation-not-possible');
  const now = context.clock();
  const estimate = await estimateOf(context, policy, now);
  refuseUnfit(estimate, asked);
  const id = randomId();
  const passOnBy = passOnEnds(now);
  return {
    command: { do: 'cancel', orderId, noticeId: id },
    facts: {
      notice: {
        id,
        kind: estimate.ending.isWithdrawal ? 'withdrawal' : 'cancellation',
        reason: estimate.ending.reasons.length > 0 ? asked.reason : null,
        expected: estimate.refund,
        requested_at: now,
        pass_on_by: passOnBy,
        due_at: passOnBy,
      },
    },
  };
}

/** Takes a notice in. The same request again, or two at once, make one. */
export const requestCancellation: Handler<typeof cancellationRequest, PolicyContext> = async (
  context,
  request,
  call,
) => {
  const { purchaseId, acceptedRefund, reason = null } = request;
  await ownPolicy(context, call, purchaseId);
  const asked = { reason, acceptedRefund: acceptedRefund.minor };
  const quoteId = await purchaseOf(context.db, 'purchase_order', purchaseId);
  try {
    await carryOut(context, quoteId, async (trx) => {
      const step = await noticeFor(context, trx, purchaseId, asked);
      if (step === null) throw new AlreadyGiven();
      return step;
    });
  } catch (error) {
    if (!(error instanceof AlreadyGiven)) throw error;
  }
  failpoint('cancel:after-request-commit');
  return readPolicy(context, { purchaseId }, call);
};
