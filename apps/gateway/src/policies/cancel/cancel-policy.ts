import type { CancellationRefusal } from '@sigorta/contracts/cancellation';
import type { InsurerCancellation } from '@sigorta/contracts/upstream/insurer';
import { failpoint } from '../../platform/failpoint.ts';
import type { Outcome } from '../../platform/outbox/claim.ts';
import { backOff } from '../../platform/timings.ts';
import { moveCancellation } from '../../platform/transitions/move.ts';
import type { CancellationRowState } from '../../platform/transitions/states.ts';
import type { PolicyContext } from '../context.ts';
import { type Notice, type PolicyToCancel, policiesToCancel } from './cancellable.ts';
import { estimateOf } from './estimate.ts';
import { liraOfRefund } from './insurer-refund.ts';
import { recordAccepted, recordRefused } from './record.ts';

const overElsewhere: CancellationRefusal = 'already-cancelled';

interface Work {
  notice: Notice;
  policy: PolicyToCancel;
}

async function step(
  context: PolicyContext,
  notice: Notice,
  to: CancellationRowState,
  changes: Partial<Pick<Notice, 'calls' | 'not_found' | 'unknown_since' | 'passed_at'>> = {},
): Promise<Notice> {
  const { db, clock } = context;
  const moved = await db.transaction().execute((trx) => moveCancellation(trx, notice, to, clock(), changes));
  return { ...notice, ...changes, ...moved };
}

/** Nothing more is sent by itself: a person looks (panel, /panel/iptaller). */
async function toPerson(context: PolicyContext, { notice }: Work, why: string): Promise<Outcome> {
  await step(context, notice, 'MANUAL');
  context.log.error({ event: 'cancellation-needs-a-person', orderId: notice.order_id, why });
  return 'done';
}

async function accepted(
  context: PolicyContext,
  work: Work,
  { refund }: InsurerCancellation,
): Promise<Outcome> {
  const { notice, policy } = work;
  const { ending } = estimateOf(context, policy, notice.requested_at);
  const { paid, offer } = policy;
  const lira = liraOfRefund({ paid, premium: offer.currencyPrice, ending }, refund);
  if (lira === null) return toPerson(context, work, 'strange-amount');
  const done = await context.db
    .transaction()
    .execute((trx) => recordAccepted(trx, notice, lira, context.clock()));
  if (done === 'manual') return toPerson(context, work, 'order-in-another-state');
  failpoint('cancel:after-result-commit');
  context.log.info({ event: 'policy-cancelled', orderId: notice.order_id, insurer: policy.insurerId });
  context.wake();
  return 'done';
}

async function refused(context: PolicyContext, { notice }: Work, reason: string): Promise<Outcome> {
  const { db, clock } = context;
  await db.transaction().execute((trx) => recordRefused(trx, notice, reason, clock()));
  failpoint('cancel:after-result-commit');
  context.wake();
  return 'done';
}

/** Intent written, then the call; an answer under another key says nothing. */
async function send(context: PolicyContext, { notice, policy }: Work): Promise<Outcome> {
  const sent = await step(context, notice, 'SENT', { calls: notice.calls + 1, not_found: 0 });
  failpoint('cancel:after-intent-commit');
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
  const work = { notice: sent, policy };
  /* it does not stand any more, so it would be wrong to say that it does: what ended it is looked up */
  const isOver = answer.result === 'refused' && answer.reason === overElsewhere;
  if (answer.result === 'refused' && !isOver) return refused(context, work, answer.reason);
  if (answer.result === 'accepted' && answer.cancellation.reference === notice.id)
    return accepted(context, work, answer.cancellation);
  return doubt(context, work);
}

/** Nobody can say whether the policy still stands: the insurer is asked. */
async function doubt(context: PolicyContext, { notice }: Work): Promise<Outcome> {
  const now = context.clock();
  await step(context, notice, 'UNKNOWN', { unknown_since: notice.unknown_since ?? now });
  return { againMs: context.timings.firstInquiryMs };
}

/** Asks what became of the policy; only one that keeps standing is sent the notice again, under the same key. */
async function lookUp(context: PolicyContext, work: Work): Promise<Outcome> {
  const { notice, policy } = work;
  const { db, clock } = context;
  const { timings } = context;
  const answer = await context.insurerPolicies.find(policy.insurerId, policy.id);
  const found =
    answer.result === 'found' ? answer.policies.find((one) => one.policyNo === policy.policyNo) : undefined;
  if (found?.state === 'cancelled') {
    return found.cancellation?.reference === notice.id
      ? accepted(context, work, found.cancellation)
      : toPerson(context, work, 'cancelled-otherwise');
  }
  const unknownMs = clock().getTime() - (notice.unknown_since ?? notice.updated_at).getTime();
  if (unknownMs >= timings.cancelUnknownMs) return toPerson(context, work, 'unknown-too-long');
  const stands = found === undefined ? 0 : notice.not_found + 1;
  if (stands >= timings.notFoundTimes * notice.calls) {
    await step(context, notice, 'REQUESTED', { not_found: 0 });
    return { againMs: 0 };
  }
  await db
    .updateTable('cancellation')
    .set({ not_found: stands, version: notice.version + 1, updated_at: clock() })
    .where('id', '=', notice.id)
    .where('version', '=', notice.version)
    .execute();
  return { againMs: backOff(timings.firstInquiryMs, timings.longestInquiryMs, stands + notice.calls) };
}

/** Passes a notice on to the insurer and has its answer carried out, once. */
export async function cancelPolicy(context: PolicyContext, noticeId: string): Promise<Outcome> {
  const { db } = context;
  const notice = await db
    .selectFrom('cancellation')
    .selectAll()
    .where('id', '=', noticeId)
    .executeTakeFirstOrThrow();
  const policy = await policiesToCancel(context)
    .where('purchase_order.id', '=', notice.order_id)
    .executeTakeFirstOrThrow();
  const work = { notice, policy };
  switch (notice.state) {
    case 'REQUESTED':
      return send(context, work);
    case 'SENT':
      /* an earlier run died with its call under way */
      await doubt(context, work);
      return { againMs: 0 };
    case 'UNKNOWN':
      return lookUp(context, work);
    default:
      return 'done';
  }
}
