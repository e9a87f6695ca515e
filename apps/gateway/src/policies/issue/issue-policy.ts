import type { InsurerPolicy } from '@sigorta/contracts/upstream/insurer';
import type { Selectable } from 'kysely';
import { coverBegins, coverEnds } from '../../catalogue/cover-period.ts';
import { recordRefundDue } from '../../payments/attempts/record-attempt.ts';
import type { PolicyTable, PurchaseOrderTable } from '../../platform/database/tables/purchase-tables.ts';
import { failpoint } from '../../platform/failpoint.ts';
import type { Outcome } from '../../platform/outbox/claim.ts';
import { enqueue } from '../../platform/outbox/enqueue.ts';
import { backOff } from '../../platform/timings.ts';
import { moveOrder, movePolicy, touchPolicy } from '../../platform/transitions/move.ts';
import type { PolicyContext } from '../context.ts';
import { fingerprintOf } from '../verify/fingerprint.ts';
import { detailsOnWire } from './details.ts';
import { readOrder } from './paid-order.ts';

type Policy = Selectable<PolicyTable>;
type Order = Selectable<PurchaseOrderTable>;

/** A second issue call is made once, and only after the insurer kept saying it has no such policy. */
const mostCalls = 2;

const isOurs = (order: Order, policy: InsurerPolicy): boolean =>
  policy.reference === order.id && policy.quoteNo === order.insurer_quote_no && policy.state === 'active';

async function recordIssued(
  context: PolicyContext,
  order: Order,
  row: Policy,
  policy: InsurerPolicy,
): Promise<Outcome> {
  const { db, clock, secret, log } = context;
  const now = clock();
  const facts = {
    policyNo: policy.policyNo,
    orderId: order.id,
    insurerId: order.insurer_id,
    startsAt: coverBegins(policy.startsAt).toISOString(),
    endsAt: coverEnds(policy.endsAt).toISOString(),
  };
  await db.transaction().execute(async (trx) => {
    await movePolicy(trx, row, 'ISSUED', now, {
      policy_no: policy.policyNo,
      fingerprint: fingerprintOf(secret, facts),
      issued_at: new Date(policy.issuedAt),
      starts_at: coverBegins(policy.startsAt),
      ends_at: coverEnds(policy.endsAt),
      unknown_since: null,
    });
    await moveOrder(trx, order, 'ISSUED', now, { reason: null });
    await enqueue(trx, 'render-documents', order.id, now);
  });
  failpoint('issue:after-result-commit');
  log.info({ event: 'policy-issued', orderId: order.id, insurer: order.insurer_id });
  context.wake();
  return 'done';
}

/** The insurer said no, or cannot say: all the money goes back at once. */
async function recordRejected(
  context: PolicyContext,
  order: Order,
  row: Policy,
  reason: string,
): Promise<Outcome> {
  const { db, clock, log } = context;
  const now = clock();
  await db.transaction().execute(async (trx) => {
    await movePolicy(trx, row, 'ISSUE_REJECTED', now, { reason: reason.slice(0, 200) });
    await recordRefundDue(trx, order.id, 'policy-failed', now);
  });
  log.error({ event: 'policy-rejected', orderId: order.id, insurer: order.insurer_id });
  context.wake();
  return 'done';
}

/** Intent written, then the call; the answer is believed only when it speaks of this quote and this order. */
async function issue(context: PolicyContext, order: Order, policy: Policy): Promise<Outcome> {
  const { db, clock } = context;
  failpoint('issue:before-intent-commit');
  const calls = policy.calls + 1;
  const row = await db.transaction().execute(async (trx) => {
    const moved =
      policy.state === 'ISSUE_UNKNOWN'
        ? await movePolicy(trx, policy, 'ISSUING', clock(), { calls })
        : await touchPolicy(trx, policy, clock(), { calls });
    return { ...policy, ...moved, calls };
  });
  failpoint('issue:after-intent-commit');
  const answer = await context.insurerPolicies.issue({
    insurerId: order.insurer_id,
    quoteNo: order.insurer_quote_no,
    reference: order.id,
    paidPremium: order.offer.currencyPrice,
    ...detailsOnWire(context, order, policy),
  });
  failpoint('issue:after-call');
  if (answer.result === 'issued' && isOurs(order, answer.policy))
    return recordIssued(context, order, row, answer.policy);
  if (answer.result === 'refused') return recordRejected(context, order, row, answer.reason);
  const now = clock();
  await db.transaction().execute((trx) =>
    movePolicy(trx, row, 'ISSUE_UNKNOWN', now, {
      unknown_since: now,
      not_found: 0,
      reason: answer.result === 'unknown' ? answer.why : 'answer-for-another-quote',
    }),
  );
  return { againMs: context.timings.firstInquiryMs };
}

/** The insurer has something under our reference that is not what was bought: nothing more is sent, a person looks. */
async function recordStrange(context: PolicyContext, order: Order): Promise<Outcome> {
  const { db, clock, log } = context;
  await db
    .transaction()
    .execute((trx) => moveOrder(trx, order, 'MANUAL', clock(), { reason: 'policy-failed' }));
  log.error({ event: 'policy-needs-a-person', orderId: order.id, insurer: order.insurer_id });
  return 'done';
}

/** Asks by our reference before anything is sent again. */
async function lookUp(context: PolicyContext, order: Order, policy: Policy): Promise<Outcome> {
  const { db, clock } = context;
  const { timings } = context;
  const answer = await context.insurerPolicies.find(order.insurer_id, order.id);
  const now = clock();
  const found = answer.result === 'found' ? answer.policies.find((one) => isOurs(order, one)) : undefined;
  if (found) return recordIssued(context, order, policy, found);
  const isStrange =
    answer.result === 'found' && answer.policies.some(({ reference }) => reference === order.id);
  if (isStrange) return recordStrange(context, order);
  const isAbsent = answer.result === 'found';
  const notFound = isAbsent ? policy.not_found + 1 : 0;
  const since = policy.unknown_since ?? policy.created_at;
  if (
    isAbsent &&
    notFound >= timings.notFoundTimes &&
    now.getTime() - since.getTime() >= timings.notFoundWindowMs
  ) {
    if (policy.calls < mostCalls) return issue(context, order, policy);
    return recordRejected(context, order, policy, 'no-policy-after-two-calls');
  }
  await db.transaction().execute((trx) => touchPolicy(trx, policy, now, { not_found: notFound }));
  return { againMs: backOff(timings.firstInquiryMs, timings.longestInquiryMs, notFound + 1) };
}

/** The time for the last questions is over, or they are answered: the policy's work begins. */
async function begin(context: PolicyContext, order: Order, policy: Policy): Promise<Outcome> {
  const { db, clock } = context;
  const now = clock();
  const left = (policy.details_until?.getTime() ?? 0) - now.getTime();
  if (policy.details === null && left > 0) return { againMs: left };
  if (order.state !== 'PAID') return 'done';
  const row = await db.transaction().execute(async (trx) => {
    await moveOrder(trx, order, 'ISSUING', now);
    return movePolicy(trx, policy, 'ISSUING', now);
  });
  return issue(context, { ...order, state: 'ISSUING', version: order.version + 1 }, { ...policy, ...row });
}

/** Has the policy of a paid order made, exactly once. */
export async function issuePolicy(context: PolicyContext, orderId: string): Promise<Outcome> {
  const { db, clock } = context;
  const { order, policy } = await readOrder(db, orderId);
  switch (policy.state) {
    case 'NONE':
      return begin(context, order, policy);
    case 'ISSUING': {
      if (policy.calls === 0) return issue(context, order, policy);
      /* an earlier run died with its call under way */
      const now = clock();
      await db
        .transaction()
        .execute((trx) =>
          movePolicy(trx, policy, 'ISSUE_UNKNOWN', now, { unknown_since: now, not_found: 0 }),
        );
      return { againMs: 0 };
    }
    case 'ISSUE_UNKNOWN':
      return lookUp(context, order, policy);
    default:
      return 'done';
  }
}
