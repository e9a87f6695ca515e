import type { CancellationRefusal } from '@sigorta/contracts/cancellation';
import type { InsurerCancellation } from '@sigorta/contracts/upstream/insurer';
import { failpoint } from '../../platform/failpoint.ts';
import { fence } from '../../platform/fence.ts';
import type { Outcome } from '../../platform/outbox/claim.ts';
import type { PolicyAnswer } from '../../purchase/machine/command.ts';
import { orderOf } from '../../purchase/machine/step.ts';
import { carryOut, purchaseOf } from '../../purchase/store/carry-out.ts';
import { lookAfter } from '../../purchase/store/look-after.ts';
import type { PolicyContext } from '../context.ts';
import { latestNotices, type Notice, type PolicyToCancel, policiesToCancel } from './cancellable.ts';
import { estimateOf } from './estimate.ts';
import { liraOfRefund } from './insurer-refund.ts';

const overElsewhere: CancellationRefusal = 'already-cancelled';

interface Work {
  notice: Notice;
  policy: PolicyToCancel;
}

async function read(context: PolicyContext, orderId: string): Promise<Work> {
  const [notice] = await latestNotices(context, [orderId]);
  const policy = await policiesToCancel(context)
    .where('purchase_order.id', '=', orderId)
    .executeTakeFirstOrThrow();
  if (!notice) throw new Error('a policy is ended without its notice');
  return { notice, policy };
}

/** Kuruş the insurer gives back; null for an amount that cannot be. */
async function givesOf(context: PolicyContext, { notice, policy }: Work, { refund }: InsurerCancellation) {
  const { ending } = await estimateOf(context, policy, notice.requested_at);
  return liraOfRefund({ paid: policy.paid, premium: policy.offer.currencyPrice, ending }, refund);
}

/** Intent written, then the call; an answer under another key says nothing. */
async function send(context: PolicyContext, purchaseId: string, orderId: string): Promise<void> {
  const { purchase } = await carryOut(context, purchaseId, { command: { do: 'end', orderId } });
  const mayCall = fence();
  failpoint('cancel:after-intent-commit');
  const work = await read(context, orderId);
  const { notice, policy } = work;
  if (notice.id !== orderOf({ purchase }, orderId).notice?.id || !mayCall()) return;
  const answer = await context.insurerPolicies.cancel(policy.insurerId, {
    reference: notice.id,
    policyReference: policy.id,
    policyNo: policy.policyNo ?? '',
    kind: notice.kind,
    reason: notice.reason,
    concludedAt: (policy.chargedAt ?? notice.requested_at).toISOString(),
    requestedAt: notice.requested_at.toISOString(),
  });
  failpoint('cancel:after-call');
  const command = { do: 'end-answer', orderId, noticeId: notice.id } as const;
  if (answer.result === 'accepted' && answer.cancellation.reference === notice.id) {
    const gives = await givesOf(context, work, answer.cancellation);
    await carryOut(context, purchaseId, { command: { ...command, answer: { k: 'accepted', gives } } });
  } else if (answer.result === 'refused' && answer.reason !== overElsewhere) {
    await carryOut(context, purchaseId, {
      command: { ...command, answer: { k: 'refused' } },
      facts: { notice: { id: notice.id, refusal: answer.reason.slice(0, 100) } },
    });
  } else {
    /* one that is over already was ended by somebody: what ended it is looked up */
    await carryOut(context, purchaseId, { command: { ...command, answer: { k: 'unclear' } } });
  }
  failpoint('cancel:after-result-commit');
  context.log.info({
    event: 'cancellation-answer',
    orderId,
    insurer: policy.insurerId,
    state: answer.result,
  });
}

type Found = Awaited<ReturnType<PolicyContext['insurerPolicies']['find']>>;

async function foundIn(context: PolicyContext, work: Work, answer: Found): Promise<PolicyAnswer> {
  if (answer.result === 'unknown') return { k: 'failed' };
  const found = answer.policies.find(({ policyNo }) => policyNo === work.policy.policyNo);
  if (!found) return { k: 'failed' };
  if (found.state === 'active') return { k: 'active' };
  const { cancellation } = found;
  return {
    k: 'cancelled',
    noticeId: cancellation?.reference ?? null,
    gives: cancellation ? await givesOf(context, work, cancellation) : null,
  };
}

/** Asks what became of the policy; only one that keeps standing is sent the notice again, under the same key. */
export async function findEnding(context: PolicyContext, purchaseId: string, orderId: string): Promise<void> {
  const work = await read(context, orderId);
  const askedAt = context.clock().getTime();
  const answer = await context.insurerPolicies.find(work.policy.insurerId, orderId);
  await carryOut(context, purchaseId, {
    command: { do: 'policy-inquiry', orderId, askedAt, answer: await foundIn(context, work, answer) },
  });
}

/** Passes a notice on to the insurer and has its answer carried out, once. */
export async function cancelPolicy(context: PolicyContext, orderId: string): Promise<Outcome> {
  const purchaseId = await purchaseOf(context.db, 'purchase_order', orderId);
  return lookAfter(context, { kind: 'cancel-policy', subject: orderId, purchaseId }, ({ task }) =>
    task.work === 'end' ? send(context, purchaseId, orderId) : findEnding(context, purchaseId, orderId),
  );
}
