import type { CancellationReason } from '@sigorta/contracts/cancellation';
import { addDays } from '@sigorta/validators/iso-date';
import { endOfDay, todayInIstanbul } from '@sigorta/validators/istanbul';
import type { Product } from './product.ts';

/** Of what was paid: all of it, the days that are left, or nothing. */
export type RefundShare = 'whole' | 'days' | 'nothing';

/** How a product's policy can be ended (decision 0140). Before its cover begins the whole payment always goes back. */
export interface CancellationTerms {
  /** 14 days to withdraw without a reason (spec §9); businesses have no such right */
  withdrawal: boolean;
  /** what goes back once cover has begun, within the 14 days and after them */
  begunWithin: RefundShare;
  begunAfter: RefundShare;
  /** compulsory policies end only for one of these: once the 14 days are over, or already once cover has begun */
  reasons?: { from: 'begun' | 'after-withdrawal'; oneOf: readonly CancellationReason[] };
}

export const usualTerms: CancellationTerms = { withdrawal: true, begunWithin: 'days', begunAfter: 'days' };

/** Cover that is used up by beginning: a booking, an operation, a border crossed. */
export const untilBegun: CancellationTerms = {
  withdrawal: true,
  begunWithin: 'nothing',
  begunAfter: 'nothing',
};

export const termsOf = ({ cancellation }: Pick<Product, 'cancellation'>): CancellationTerms =>
  cancellation ?? usualTerms;

/** spec §9 */
const withdrawalDays = 14;
const dayMs = 86_400_000;

/** End of the Istanbul day that comes so many days after an instant, as the first instant after it. */
const endOfDayAfter = (at: Date, days: number): Date => endOfDay(addDays(todayInIstanbul(at), days));

/** Spec §9: by when a notice is passed on to the insurer, and by when its money is back once it was. */
export const passOnEnds = (requestedAt: Date): Date => endOfDayAfter(requestedAt, 10);
export const refundEnds = (passedAt: Date): Date => endOfDayAfter(passedAt, 14);

/** End of the 14th day after the contract. */
export const withdrawalEnds = (signedAt: Date): Date => endOfDayAfter(signedAt, withdrawalDays);

export interface Cover {
  /** when the contract was concluded, which is when it was paid */
  signedAt: Date;
  startsAt: Date;
  endsAt: Date;
}

export interface Ending {
  share: RefundShare;
  hasBegun: boolean;
  /** days of 24 hours from the first minute of cover; a begun day counts as used */
  daysTotal: number;
  daysUsed: number;
  daysLeft: number;
  withdrawalUntil: Date | null;
  isWithdrawal: boolean;
  /** one of them must be given; empty: none is asked */
  reasons: readonly CancellationReason[];
}

/** What ending a policy at an instant means. Cover that is over gives nothing back. */
export function endingOf(terms: CancellationTerms, { signedAt, startsAt, endsAt }: Cover, at: Date): Ending {
  const daysTotal = Math.max(1, Math.ceil((endsAt.getTime() - startsAt.getTime()) / dayMs));
  const hasBegun = at >= startsAt;
  const begunDays = Math.floor((at.getTime() - startsAt.getTime()) / dayMs) + 1;
  const daysUsed = hasBegun ? Math.min(begunDays, daysTotal) : 0;
  const withdrawalUntil = terms.withdrawal ? withdrawalEnds(signedAt) : null;
  const isWithdrawal = withdrawalUntil !== null && at < withdrawalUntil;
  const begun = isWithdrawal ? terms.begunWithin : terms.begunAfter;
  const isOver = at >= endsAt || (begun === 'days' && daysUsed === daysTotal);
  const { from, oneOf } = terms.reasons ?? { from: 'begun', oneOf: [] };
  const isReasonNeeded = !isWithdrawal || (from === 'begun' && hasBegun);
  return {
    share: !hasBegun ? 'whole' : isOver ? 'nothing' : begun,
    hasBegun,
    daysTotal,
    daysUsed,
    daysLeft: daysTotal - daysUsed,
    withdrawalUntil,
    isWithdrawal,
    reasons: isReasonNeeded ? oneOf : [],
  };
}

/** @param minor what was paid, in the smallest unit @returns what goes back of it, rounded down */
export function refundOf({ share, daysLeft, daysTotal }: Ending, minor: number): number {
  if (share === 'nothing') return 0;
  return share === 'whole' ? minor : Math.floor((minor * daysLeft) / daysTotal);
}
