import type { InsurerPolicy } from '@sigorta/contracts/upstream/insurer';
import type { PolicyTerms } from '@sigorta/contracts/upstream/policy-terms';
import type { Language } from '@sigorta/i18n/language';
import { coverMomentsOf } from '@sigorta/validators/cover-period';
import type { Selectable } from 'kysely';
import type { PurchaseOrderTable } from '../../platform/database/tables/purchase-tables.ts';
import { failpoint } from '../../platform/failpoint.ts';
import { fence } from '../../platform/fence.ts';
import type { Outcome } from '../../platform/outbox/claim.ts';
import type { PolicyAnswer } from '../../purchase/machine/command.ts';
import { orderOf } from '../../purchase/machine/step.ts';
import { carryOut, purchaseOf } from '../../purchase/store/carry-out.ts';
import { lookAfter } from '../../purchase/store/look-after.ts';
import type { Facts } from '../../purchase/store/saving.ts';
import type { PolicyContext } from '../context.ts';
import { fingerprintOf } from '../verify/fingerprint.ts';
import { detailsOnWire } from './details.ts';
import { readOrder } from './paid-order.ts';

type Order = Selectable<PurchaseOrderTable>;

/** What the insurer said, for the machine, and what of it is kept with the policy. */
interface Heard {
  told: PolicyAnswer;
  facts: NonNullable<Facts['policy']>;
}

/** The answer is believed only when it speaks of this quote and this order. */
const isOurs = (order: Order, policy: InsurerPolicy): boolean =>
  policy.reference === order.id && policy.quoteNo === order.insurer_quote_no;

/** Number, period and fingerprint of the insurer's policy. */
function factsOf(
  { signingKeys: [secret] }: PolicyContext,
  order: Order,
  policy: InsurerPolicy,
): Heard['facts'] {
  const { startsAt, endsAt } = coverMomentsOf(policy.startsAt, policy.endsAt);
  const facts = {
    policyNo: policy.policyNo,
    orderId: order.id,
    insurerId: order.insurer_id,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
  };
  return {
    order_id: order.id,
    policy_no: policy.policyNo,
    fingerprint: fingerprintOf(secret, facts),
    issued_at: new Date(policy.issuedAt),
    starts_at: startsAt,
    ends_at: endsAt,
    ...(policy.terms && { terms: JSON.stringify(keptTerms(policy.terms, order.language)) }),
  };
}

/** The binding words, the buyer's and the English ones, which a desk abroad reads; the others are never printed. */
const keptTerms = (terms: PolicyTerms, language: Language): PolicyTerms => ({
  ...terms,
  clauses: terms.clauses.map(({ number, tr, en, ...others }) => ({
    number,
    tr,
    ...(en && { en }),
    ...((language === 'ru' || language === 'ar') && others[language] && { [language]: others[language] }),
  })),
});

/** Intent written, then the call, then its answer. */
async function issue(context: PolicyContext, purchaseId: string, orderId: string): Promise<void> {
  failpoint('issue:before-intent-commit');
  const { purchase } = await carryOut(context, purchaseId, { command: { do: 'issue', orderId } });
  const mayCall = fence();
  failpoint('issue:after-intent-commit');
  const { policy: row, order } = await readOrder(context.db, orderId);
  const details = await detailsOnWire(context, order, row);
  if (!mayCall()) return;
  const answer = await context.insurerPolicies.issue({
    insurerId: order.insurer_id,
    quoteNo: order.insurer_quote_no,
    reference: order.id,
    paidPremium: order.offer.currencyPrice,
    ...details,
  });
  failpoint('issue:after-call');
  const { told, facts } = heardOf(context, order, answer);
  const { calls } = orderOf({ purchase }, orderId).policy;
  await carryOut(context, purchaseId, {
    command: { do: 'issue-answer', orderId, call: calls, answer: told },
    facts: { policy: { ...facts, order_id: orderId } },
  });
  failpoint('issue:after-result-commit');
  context.log.info({ event: 'issue-answer', orderId, insurer: order.insurer_id, state: told.k });
}

type Answer = Awaited<ReturnType<PolicyContext['insurerPolicies']['issue']>>;

function heardOf(context: PolicyContext, order: Order, answer: Answer): Heard {
  if (answer.result === 'refused')
    return { told: { k: 'refused' }, facts: { reason: answer.reason.slice(0, 200) } };
  if (answer.result === 'unknown') return { told: { k: 'unclear' }, facts: { reason: answer.why } };
  const { policy } = answer;
  if (!isOurs(order, policy) || policy.state !== 'active')
    return { told: { k: 'unclear' }, facts: { reason: 'answer-for-another-quote' } };
  return { told: { k: 'issued' }, facts: factsOf(context, order, policy) };
}

/** Asks by our reference what the insurer holds. */
export async function findPolicy(context: PolicyContext, purchaseId: string, orderId: string): Promise<void> {
  const { order } = await readOrder(context.db, orderId);
  const askedAt = context.clock().getTime();
  const answer = await context.insurerPolicies.find(order.insurer_id, orderId);
  const { told, facts } = foundIn(context, order, answer);
  await carryOut(context, purchaseId, {
    command: { do: 'policy-inquiry', orderId, askedAt, answer: told },
    facts: { policy: { ...facts, order_id: orderId } },
  });
}

type Found = Awaited<ReturnType<PolicyContext['insurerPolicies']['find']>>;

function foundIn(context: PolicyContext, order: Order, answer: Found): Heard {
  if (answer.result === 'unknown') return { told: { k: 'failed' }, facts: {} };
  const ours = answer.policies.find((one) => isOurs(order, one));
  if (ours?.state === 'active') return { told: { k: 'active' }, facts: factsOf(context, order, ours) };
  if (ours) return { told: { k: 'cancelled', noticeId: null, gives: null }, facts: {} };
  const isStrange = answer.policies.some(({ reference }) => reference === order.id);
  return { told: { k: isStrange ? 'strange' : 'absent' }, facts: {} };
}

/** Has the policy of a paid order made, exactly once, and looks after it until the insurer's word is known. */
export async function issuePolicy(context: PolicyContext, orderId: string): Promise<Outcome> {
  const purchaseId = await purchaseOf(context.db, 'purchase_order', orderId);
  return lookAfter(context, { kind: 'issue-policy', subject: orderId, purchaseId }, ({ task }) =>
    task.work === 'issue' ? issue(context, purchaseId, orderId) : findPolicy(context, purchaseId, orderId),
  );
}
