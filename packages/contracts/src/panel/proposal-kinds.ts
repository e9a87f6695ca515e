import type { Role } from './permissions.ts';

/**
 * What moves money or gives it up, or changes every page, and is therefore said by two persons: one asks, another decides. What each carries out
 * stands in the gateway (panel/proposals/carriers.ts).
 */
export const proposalKinds = [
  /** a part of a payment, or all of it, goes back */
  'refund',
  /** a refund that no machine can send was sent by a person */
  'hand',
  /** the insurer ended a policy, and gives this much back */
  'ended',
  /** the insurer keeps a policy in force: nothing goes back */
  'stands',
  /** the insurer has no policy of ours: all of the money goes back */
  'no-policy',
  /** refunds that were held because many went back within the hour go, as a list */
  'release',
  /** money came under a transfer's reference */
  'transfer-entry',
  /** money that was wrong or late pays for its order after all, or went back to where it came from */
  'transfer-take',
  'transfer-return',
  /** a coupon beyond what one person may give */
  'coupon',
  /** where a partner's money goes: its bank account and its payment provider */
  'partner-payment',
  /** what stays with us of premiums, or with a partner of that, from a day on */
  'terms',
  /** what we owed an insurer or a partner was paid by bank */
  'payable',
  /** our books and a provider's do not agree about money, and that is left so; what it lacks of ours is lost */
  'write-off',
  /** rates are held with offers again, or up to a larger sum */
  'rate-hold',
  /** after a restore: money moves and insurers are called again */
  'resume-sending',
  /** another site, shell and panel, is live for everybody */
  'site-turn',
] as const;
export type ProposalKind = (typeof proposalKinds)[number];

/** `lapsed`: what it was about changed, so that it can never be done any more. */
export const proposalStates = ['asked', 'approved', 'rejected', 'withdrawn', 'lapsed'] as const;
export type ProposalState = (typeof proposalStates)[number];

/** Kuruş up to which a role may; a role that is not named may not at all. */
type Limits = Readonly<Partial<Record<Role, number>>>;

/** for every amount, and where no amount is known */
const any = Number.POSITIVE_INFINITY;
const lira = (amount: number): number => amount * 100;

const byFinance = {
  ask: { owner: any, finance: any },
  decide: { owner: any, finance: lira(100_000) },
} as const;

/**
 * Who may ask for what, and who may decide it, up to which amount (decision 284). Who has asked never decides, whatever
 * stands here. An amount that nobody can name counts as more than every limit.
 */
const proposalLimits: Readonly<Record<ProposalKind, { ask: Limits; decide: Limits }>> = {
  refund: {
    ask: { owner: any, finance: any, 'call-centre': lira(25_000) },
    decide: { owner: any, finance: lira(100_000) },
  },
  hand: byFinance,
  ended: {
    ask: { owner: any, agent: any, 'call-centre': any },
    decide: { owner: any, finance: lira(100_000) },
  },
  stands: {
    ask: { owner: any, agent: any, 'call-centre': any },
    decide: { owner: any, finance: any },
  },
  'no-policy': {
    ask: { owner: any, agent: any, 'call-centre': any },
    decide: { owner: any, finance: lira(100_000) },
  },
  release: byFinance,
  'transfer-entry': byFinance,
  'transfer-take': byFinance,
  'transfer-return': byFinance,
  coupon: byFinance,
  'write-off': byFinance,
  terms: { ask: { owner: any, finance: any }, decide: { owner: any } },
  'rate-hold': { ask: { owner: any, finance: any }, decide: { owner: any } },
  payable: byFinance,
  'partner-payment': { ask: { owner: any }, decide: { owner: any, finance: any } },
  'resume-sending': { ask: { owner: any, finance: any }, decide: { owner: any, finance: any } },
  'site-turn': { ask: { owner: any }, decide: { owner: any } },
};

/** What a person gives by own judgement, and what follows from an insurer's word: it goes out or is given up. */
const given = [
  'refund',
  'hand',
  'release',
  'transfer-return',
  'coupon',
  'write-off',
] as const satisfies ProposalKind[];
const dayKinds = { ask: given, decide: [...given, 'ended', 'no-policy'] } as const;

/** Kuruş that one person may ask for and approve in a day; a role that is not named may any. */
const dayLimits: Readonly<Record<'ask' | 'decide', Limits>> = {
  ask: { finance: lira(1_000_000), 'call-centre': lira(100_000) },
  decide: { finance: lira(500_000) },
};

/** What counts against a person's day, and how much it may be, kuruş; null: this kind, or this role, has no such limit. */
export const dayLimitOf = (
  role: Role,
  what: 'ask' | 'decide',
  kind: ProposalKind,
): { kinds: readonly ProposalKind[]; limit: number } | null => {
  const kinds: readonly ProposalKind[] = dayKinds[what];
  const limit = dayLimits[what][role];
  return limit !== undefined && kinds.includes(kind) ? { kinds, limit } : null;
};

/** What one person may give with a coupon: percent or kuruş a use, and how often at most. */
const couponAlone = { percent: 10, amountMinor: lira(250), uses: 500 } as const;

/** Whether nobody else has to agree. @param value percent or kuruş, by its kind */
export const isCouponSmall = (kind: 'percent' | 'amount', value: number, maxUses: number | null): boolean =>
  maxUses !== null &&
  maxUses <= couponAlone.uses &&
  value <= (kind === 'percent' ? couponAlone.percent : couponAlone.amountMinor);

/** Up to which amount a role may ask for a kind, kuruş; null: not at all. Infinite for every amount and for none. */
export const asksUpTo = (role: Role, kind: ProposalKind): number | null =>
  proposalLimits[kind].ask[role] ?? null;

/** Up to which amount a role may decide a kind, kuruş; null: not at all. Infinite for every amount and for none. */
export const decidesUpTo = (role: Role, kind: ProposalKind): number | null =>
  proposalLimits[kind].decide[role] ?? null;

const isWithin = (limit: number | null, amountMinor: number | null): boolean =>
  limit !== null && (amountMinor ?? any) <= limit;

/** @param amountMinor kuruş; null where none is known */
export const mayAsk = (role: Role, kind: ProposalKind, amountMinor: number | null): boolean =>
  isWithin(asksUpTo(role, kind), amountMinor);

/** The same of deciding; that somebody else asked is not looked at. */
export const mayDecide = (role: Role, kind: ProposalKind, amountMinor: number | null): boolean =>
  isWithin(decidesUpTo(role, kind), amountMinor);
