import type { PurchaseCaseKind } from '@sigorta/contracts/panel/stuck-cases';
import type { At, Order, Purchase } from './state.ts';
import { isKeptByInsurer, keptOf } from './step.ts';

/** What lies with a person, and since when. */
export interface Case {
  kind: PurchaseCaseKind;
  orderId: string;
  /** the row it is about: attempt, refund, notice, transfer, proposal; else the order */
  subject: string;
  /** null: the state does not tell; its row's last change does */
  since: At | null;
}

type Found = Omit<Case, 'orderId'>;

/**
 * How long each may take by itself before a person has to look, ms. What only a person can go on with is his at once. An insurer
 * answers a notice within its working hours: an hour is slow.
 */
export const patience: Record<PurchaseCaseKind, number> = {
  'no-policy': 0,
  'policy-slow': 10 * 60_000,
  'policy-strange': 0,
  'charge-unknown': 10 * 60_000,
  'refund-held': 0,
  'refund-unknown': 10 * 60_000,
  'end-unknown': 60 * 60_000,
  'end-stuck': 0,
  'end-refused': 0,
  'transfer-stuck': 0,
  proposal: 0,
  'papers-late': 10 * 60_000,
};

const ofAttempts = ({ attempts }: Order): Found[] =>
  attempts
    .filter(({ st }) => st === 'asked')
    .map(({ id, askedAt, createdAt }) => ({
      kind: 'charge-unknown',
      subject: id,
      since: askedAt ?? createdAt,
    }));

function ofPolicy(order: Order): Found[] {
  const { id, kind, goal, policy } = order;
  if (policy.isStrange) return [{ kind: 'policy-strange', subject: id, since: policy.lookedAt }];
  if (policy.st === 'asked' || policy.st === 'unknown')
    return [{ kind: 'policy-slow', subject: id, since: policy.askedAt }];
  /* never by the machine's own steps: a row from before it may say so */
  if (kind === 'policy' && goal === 'fulfil' && policy.st === 'none')
    return [{ kind: 'no-policy', subject: id, since: keptOf(order)?.chargedAt ?? null }];
  return [];
}

/** An insurer that will not end a policy whose money goes back, or is back, leaves nothing a machine could do. */
function ofNotice(order: Order): Found[] {
  const { notice, policy } = order;
  if (!notice) return [];
  const [subject, since] = [notice.id, notice.askedAt];
  if (notice.st === 'open') return [{ kind: notice.isStuck ? 'end-stuck' : 'end-unknown', subject, since }];
  const isRefused = notice.st === 'refused' && notice.isStuck && policy.st === 'inforce';
  return isRefused || isKeptByInsurer(order) ? [{ kind: 'end-refused', subject, since }] : [];
}

const refundCases = {
  due: null,
  sent: 'refund-unknown',
  unknown: 'refund-unknown',
  done: null,
  held: 'refund-held',
} as const;

const ofRefunds = ({ refunds }: Order): Found[] =>
  refunds.flatMap(({ id, st, askedAt }) => {
    const kind = refundCases[st];
    return kind === null ? [] : [{ kind, subject: id, since: askedAt }];
  });

const ofTransfer = ({ transfer }: Order): Found[] =>
  transfer?.st === 'stuck' ? [{ kind: 'transfer-stuck', subject: transfer.id, since: null }] : [];

const ofProposals = ({ proposals }: Order): Found[] =>
  proposals.map(({ id }) => ({ kind: 'proposal', subject: id, since: null }));

function ofPapers(order: Order): Found[] {
  const { id, goal, kind, policy, isDelivered } = order;
  const isBought = goal === 'fulfil' && (policy.st === 'inforce' || kind === 'payment');
  const since = policy.askedAt ?? keptOf(order)?.chargedAt ?? null;
  return isBought && !isDelivered ? [{ kind: 'papers-late', subject: id, since }] : [];
}

const ofOrder = (order: Order): Case[] =>
  [ofAttempts, ofPolicy, ofNotice, ofRefunds, ofTransfer, ofProposals, ofPapers].flatMap((of) =>
    of(order).map((found) => ({ ...found, orderId: order.id })),
  );

/**
 * Everything that is not at an end and may need a person once it is old enough. It stands in rows (`store/open-cases.ts`): where a rule changes,
 * a migration marks what they are wrong for (decision 0613).
 */
export const casesOf = (purchase: Purchase): Case[] => purchase.orders.flatMap(ofOrder);
