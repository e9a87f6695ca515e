import type { CancellablePolicy } from '@sigorta/contracts/cancellation';
import { lira } from '@sigorta/contracts/money';
import type { Language } from '@sigorta/i18n/language';
import type { Context } from '../../platform/context.ts';
import { orderIs } from '../../platform/transitions/order-questions.ts';
import type { Notice, PolicyToCancel } from './cancellable.ts';
import { latestNotices } from './cancellable.ts';
import { type Estimate, estimateOf } from './estimate.ts';
import { publicCancellation, publicRefusal } from './public-cancellation.ts';

/** Orders whose policy may be asked to end; the others are unpaid, being settled, or with a person. */
export const isOpen = ({ orderState, policyState }: Pick<PolicyToCancel, 'orderState' | 'policyState'>) =>
  policyState === 'ISSUED' && orderIs('cancellable', orderState);

const shownEstimate = ({ ending, refund }: Estimate): CancellablePolicy['estimate'] => ({
  refund: lira(refund),
  share: ending.share,
  hasBegun: ending.hasBegun,
  daysTotal: ending.daysTotal,
  daysUsed: ending.daysUsed,
  daysLeft: ending.daysLeft,
  withdrawalUntil: ending.withdrawalUntil?.toISOString() ?? null,
  isWithdrawal: ending.isWithdrawal,
});

const shownNotice = (notice: Notice): NonNullable<CancellablePolicy['cancellation']> => ({
  state: publicCancellation(notice.state),
  kind: notice.kind,
  requestedAt: notice.requested_at.toISOString(),
  passOnBy: notice.pass_on_by.toISOString(),
  refundBy: notice.refund_by?.toISOString() ?? null,
  refund: lira(notice.refund ?? notice.expected),
  expected: lira(notice.expected),
  refusal: notice.state === 'REFUSED' ? (publicRefusal(notice.refusal) ?? 'other') : null,
  settledAt: notice.settled_at?.toISOString() ?? null,
});

/** One policy as its owner sees it; a notice is judged by the day it was given. */
async function viewOf(
  context: Context,
  language: Language,
  policy: PolicyToCancel,
  notice: Notice | null,
): Promise<CancellablePolicy> {
  const isLive = notice !== null && notice.state !== 'REFUSED';
  const estimate = await estimateOf(context, policy, isLive ? notice.requested_at : context.clock());
  const product = (await context.products.of(policy))?.product;
  const instant = (at: Date | null): string => (at ?? new Date(0)).toISOString();
  return {
    purchaseId: policy.id,
    product: policy.product,
    productName: product?.card.name[language] ?? policy.product,
    insurer: { id: policy.insurerId, name: policy.insurerName },
    policyNumber: policy.policyNo ?? '',
    cover: estimate.cover,
    signedAt: instant(policy.chargedAt ?? policy.issuedAt),
    paid: lira(policy.paid),
    estimate: shownEstimate(estimate),
    isCompulsory: product?.cancellation?.reasons !== undefined,
    reasons: [...estimate.ending.reasons],
    blocked: isLive ? null : !isOpen(policy) ? 'state' : estimate.refund === 0 ? 'used' : null,
    cancellation: notice && shownNotice(notice),
  };
}

/** Several at once, with one question for their notices. */
export async function viewsOf(
  context: Context,
  language: Language,
  policies: readonly PolicyToCancel[],
): Promise<CancellablePolicy[]> {
  const notices = await latestNotices(
    context,
    policies.map(({ id }) => id),
  );
  const noticeOf = (id: string): Notice | null => notices.find(({ order_id }) => order_id === id) ?? null;
  return Promise.all(policies.map((policy) => viewOf(context, language, policy, noticeOf(policy.id))));
}
