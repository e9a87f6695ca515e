import type { At, Order, Purchase } from './state.ts';

/** What lies with a person, and since when. */
export interface Case {
  kind:
    | 'charge-unknown'
    | 'policy-slow'
    | 'policy-strange'
    | 'end-unknown'
    | 'end-stuck'
    | 'refund-unknown'
    | 'refund-held'
    | 'transfer-stuck'
    | 'proposal'
    | 'papers-late';
  subject: string;
  since: At;
}

function ofOrder(order: Order): Case[] {
  const { id, policy, notice } = order;
  const cases: Case[] = [];
  for (const attempt of order.attempts)
    if (attempt.st === 'asked')
      cases.push({
        kind: 'charge-unknown',
        subject: attempt.id,
        since: attempt.askedAt ?? attempt.createdAt,
      });
  if (policy.isStrange && policy.st !== 'refused')
    cases.push({ kind: 'policy-strange', subject: id, since: policy.lookedAt ?? 0 });
  else if (policy.st === 'asked' || policy.st === 'unknown')
    cases.push({ kind: 'policy-slow', subject: id, since: policy.askedAt ?? 0 });
  if (notice?.st === 'open')
    cases.push({
      kind: notice.isStuck ? 'end-stuck' : 'end-unknown',
      subject: notice.id,
      since: notice.askedAt ?? 0,
    });
  for (const refund of order.refunds) {
    if (refund.st === 'held')
      cases.push({ kind: 'refund-held', subject: refund.id, since: refund.askedAt ?? 0 });
    if (refund.st === 'sent' || refund.st === 'unknown')
      cases.push({ kind: 'refund-unknown', subject: refund.id, since: refund.askedAt ?? 0 });
  }
  if (order.transfer?.st === 'stuck')
    cases.push({ kind: 'transfer-stuck', subject: order.transfer.id, since: order.transfer.until });
  for (const proposal of order.proposals) cases.push({ kind: 'proposal', subject: proposal.id, since: 0 });
  if (order.goal === 'fulfil' && (policy.st === 'inforce' || order.kind === 'payment') && !order.isDelivered)
    cases.push({ kind: 'papers-late', subject: id, since: policy.askedAt ?? 0 });
  return cases;
}

/** Everything that is not at an end and may need a person once it is old enough. */
export const casesOf = (purchase: Purchase): Case[] => purchase.orders.flatMap(ofOrder);
