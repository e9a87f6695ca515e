import type { At, Order, Purchase } from './state.ts';
import { isKeptByInsurer } from './step.ts';

/** What lies with a person, and since when. */
export interface Case {
  kind:
    | 'charge-unknown'
    | 'policy-slow'
    | 'policy-strange'
    | 'end-unknown'
    | 'end-stuck'
    | 'end-refused'
    | 'refund-unknown'
    | 'refund-held'
    | 'transfer-stuck'
    | 'proposal'
    | 'papers-late';
  subject: string;
  since: At;
}

const ofAttempts = ({ attempts }: Order): Case[] =>
  attempts
    .filter(({ st }) => st === 'asked')
    .map(({ id, askedAt, createdAt }) => ({
      kind: 'charge-unknown',
      subject: id,
      since: askedAt ?? createdAt,
    }));

function ofPolicy({ id, policy }: Order): Case[] {
  if (policy.isStrange) return [{ kind: 'policy-strange', subject: id, since: policy.lookedAt ?? 0 }];
  if (policy.st === 'asked' || policy.st === 'unknown')
    return [{ kind: 'policy-slow', subject: id, since: policy.askedAt ?? 0 }];
  return [];
}

/** An insurer that will not end a policy whose money is back leaves nothing a machine could do. */
function ofNotice(order: Order): Case[] {
  const { notice } = order;
  if (!notice) return [];
  const [subject, since] = [notice.id, notice.askedAt ?? 0];
  if (notice.st === 'open') return [{ kind: notice.isStuck ? 'end-stuck' : 'end-unknown', subject, since }];
  return isKeptByInsurer(order) ? [{ kind: 'end-refused', subject, since }] : [];
}

const refundCases = {
  due: null,
  sent: 'refund-unknown',
  unknown: 'refund-unknown',
  done: null,
  held: 'refund-held',
} as const;

const ofRefunds = ({ refunds }: Order): Case[] =>
  refunds.flatMap(({ id, st, askedAt }) => {
    const kind = refundCases[st];
    return kind === null ? [] : [{ kind, subject: id, since: askedAt ?? 0 }];
  });

const ofTransfer = ({ transfer }: Order): Case[] =>
  transfer?.st === 'stuck' ? [{ kind: 'transfer-stuck', subject: transfer.id, since: transfer.until }] : [];

const ofProposals = ({ proposals }: Order): Case[] =>
  proposals.map(({ id }) => ({ kind: 'proposal', subject: id, since: 0 }));

function ofPapers({ id, goal, kind, policy, isDelivered }: Order): Case[] {
  const isBought = goal === 'fulfil' && (policy.st === 'inforce' || kind === 'payment');
  return isBought && !isDelivered ? [{ kind: 'papers-late', subject: id, since: policy.askedAt ?? 0 }] : [];
}

const ofOrder = (order: Order): Case[] =>
  [ofAttempts, ofPolicy, ofNotice, ofRefunds, ofTransfer, ofProposals, ofPapers].flatMap((of) => of(order));

/** Everything that is not at an end and may need a person once it is old enough. */
export const casesOf = (purchase: Purchase): Case[] => purchase.orders.flatMap(ofOrder);
