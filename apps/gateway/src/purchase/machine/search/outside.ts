import type { ChargeAnswer, EndAnswer, PolicyAnswer, ReturnAnswer } from '../command.ts';
import type { At } from '../state.ts';

/** What really happened at provider and insurers: the books by which the machine is judged. Kuruş and ms. */
export interface Outside {
  /** by attempt; null: refused for good */
  charges: Record<string, { at: At; sentAt: At; paid: number; price: number; orderId: string } | null>;
  returns: { attemptId: string; ref: string; amount: number; at: At }[];
  policies: Record<string, { at: At; st: 'active' | 'cancelled'; by: string | null }>;
  /** the insurer's word on a notice, the same for ever */
  notices: Record<string, { word: 'accepted' | 'refused'; orderId: string }>;
  /** calls that arrive later than their answer was waited for */
  onTheWay: { at: At; do: Arrival }[];
}

export type Arrival =
  | { k: 'charge'; attemptId: string; orderId: string; price: number; paid: number; sentAt: At }
  | { k: 'return'; attemptId: string; ref: string; amount: number }
  | { k: 'policy'; orderId: string }
  | { k: 'end'; orderId: string; noticeId: string; word: 'accepted' | 'refused' };

export const nothingOutside = (): Outside => ({
  charges: {},
  returns: [],
  policies: {},
  notices: {},
  onTheWay: [],
});

export const returnedOf = ({ returns }: Outside, attemptId: string): number =>
  returns.reduce((sum, one) => sum + (one.attemptId === attemptId ? one.amount : 0), 0);

/** A call arrives. The provider never charges an id twice nor gives back more than it took; an insurer makes one policy of a reference. */
export function arrive(outside: Outside, now: At, arrival: Arrival): void {
  switch (arrival.k) {
    case 'charge':
      if (!(arrival.attemptId in outside.charges))
        outside.charges[arrival.attemptId] = {
          at: now,
          sentAt: arrival.sentAt,
          paid: arrival.paid,
          price: arrival.price,
          orderId: arrival.orderId,
        };
      return;
    case 'return': {
      const charge = outside.charges[arrival.attemptId];
      if (charge && returnedOf(outside, arrival.attemptId) + arrival.amount <= charge.paid)
        outside.returns.push({
          attemptId: arrival.attemptId,
          ref: arrival.ref,
          amount: arrival.amount,
          at: now,
        });
      return;
    }
    case 'policy':
      outside.policies[arrival.orderId] ??= { at: now, st: 'active', by: null };
      return;
    case 'end': {
      outside.notices[arrival.noticeId] ??= { word: arrival.word, orderId: arrival.orderId };
      const said = outside.notices[arrival.noticeId];
      const policy = outside.policies[arrival.orderId];
      if (said?.word === 'accepted' && policy?.st === 'active') {
        policy.st = 'cancelled';
        policy.by = arrival.noticeId;
      }
      return;
    }
  }
}

export function passTime(outside: Outside, now: At): void {
  const due = outside.onTheWay.filter(({ at }) => at <= now);
  outside.onTheWay = outside.onTheWay.filter(({ at }) => at > now);
  for (const one of due) arrive(outside, one.at, one.do);
}

/** @param lag what is younger than this is not in the provider's lists yet */
export function askCharge(outside: Outside, now: At, attemptId: string, lag: number): ChargeAnswer {
  const charge = outside.charges[attemptId];
  if (charge === null) return { k: 'declined' };
  if (charge === undefined || charge.at + lag > now) return { k: 'absent' };
  return {
    k: 'charged',
    paymentId: attemptId,
    price: charge.price,
    paid: charge.paid,
    orderId: charge.orderId,
    returned: returnedOf(outside, attemptId),
  };
}

export function askReturn(outside: Outside, now: At, ref: string, lag: number): ReturnAnswer {
  const is = outside.returns.some((one) => one.ref === ref && one.at + lag <= now);
  return { k: is ? 'done' : 'absent' };
}

export function askPolicy(
  outside: Outside,
  now: At,
  orderId: string,
  gives: number,
  lag: number,
): PolicyAnswer {
  const policy = outside.policies[orderId];
  if (policy === undefined || policy.at + lag > now) return { k: 'absent' };
  return policy.st === 'active' ? { k: 'active' } : { k: 'cancelled', noticeId: policy.by, gives };
}

export const wordOn = (outside: Outside, noticeId: string, gives: number): EndAnswer =>
  outside.notices[noticeId]?.word === 'refused' ? { k: 'refused' } : { k: 'accepted', gives };
