import type { ChargeAnswer, EndAnswer, PolicyAnswer, ReturnAnswer } from '../command.ts';
import type { At } from '../state.ts';

/** What really happened at provider, bank and insurers: the books by which the machine is judged. Kuruş and ms. */
export interface Outside {
  /** by attempt; null: refused for good */
  charges: Record<string, { at: At; sentAt: At; paid: number; price: number; orderId: string } | null>;
  returns: { attemptId: string; ref: string; amount: number; at: At }[];
  /** `by`: the notice that ended it; null: somebody else did */
  policies: Record<string, { at: At; st: 'active' | 'cancelled'; by: string | null }>;
  /** the insurer's word on a notice, the same for ever */
  notices: Record<string, { word: 'accepted' | 'refused'; orderId: string }>;
  /** money on our bank account under the reference of a transfer, and the attempt it became */
  money: { transferId: string; amount: number; attemptId: string | null }[];
  /** calls that arrive later than their answer was waited for */
  onTheWay: { at: At; do: Arrival }[];
}

export type Arrival =
  | { k: 'charge'; attemptId: string; orderId: string; price: number; paid: number; sentAt: At }
  | { k: 'return'; attemptId: string; ref: string; amount: number }
  | { k: 'policy'; orderId: string }
  | { k: 'end'; orderId: string; noticeId: string; word: 'accepted' | 'refused' };

type ArrivalOf<K extends Arrival['k']> = Extract<Arrival, { k: K }>;

export const nothingOutside = (): Outside => ({
  charges: {},
  returns: [],
  policies: {},
  notices: {},
  money: [],
  onTheWay: [],
});

/** kuruş */
export const returnedOf = ({ returns }: Outside, attemptId: string): number =>
  returns.reduce((sum, one) => sum + (one.attemptId === attemptId ? one.amount : 0), 0);

/** The provider gives back any part that is still there, as often as it is asked. */
function giveBack(outside: Outside, now: At, { attemptId, ref, amount }: ArrivalOf<'return'>): void {
  const charge = outside.charges[attemptId];
  if (charge && returnedOf(outside, attemptId) + amount <= charge.paid)
    outside.returns.push({ attemptId, ref, amount, at: now });
}

function end(outside: Outside, { orderId, noticeId, word }: ArrivalOf<'end'>): void {
  outside.notices[noticeId] ??= { word, orderId };
  const said = outside.notices[noticeId];
  const policy = outside.policies[orderId];
  if (said?.word === 'accepted' && policy?.st === 'active')
    outside.policies[orderId] = { ...policy, st: 'cancelled', by: noticeId };
}

/** A call arrives. The provider never charges an id twice; an insurer makes one policy of a reference. */
export function arrive(outside: Outside, now: At, arrival: Arrival): void {
  switch (arrival.k) {
    case 'charge': {
      const { attemptId, k: _, ...charge } = arrival;
      if (!(attemptId in outside.charges)) outside.charges[attemptId] = { ...charge, at: now };
      return;
    }
    case 'return':
      giveBack(outside, now, arrival);
      return;
    case 'policy':
      outside.policies[arrival.orderId] ??= { at: now, st: 'active', by: null };
      return;
    case 'end':
      end(outside, arrival);
      return;
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
  const { price, paid, orderId } = charge;
  return {
    k: 'charged',
    paymentId: attemptId,
    price,
    paid,
    orderId,
    returned: returnedOf(outside, attemptId),
  };
}

export function askReturn(outside: Outside, now: At, ref: string, lag: number): ReturnAnswer {
  const is = outside.returns.some((one) => one.ref === ref && one.at + lag <= now);
  return { k: is ? 'done' : 'absent' };
}

/** @param gives kuruş that go back when it ends */
export function askPolicy(
  outside: Outside,
  now: At,
  { orderId, gives, lag }: { orderId: string; gives: number; lag: number },
): PolicyAnswer {
  const policy = outside.policies[orderId];
  if (policy === undefined || policy.at + lag > now) return { k: 'absent' };
  return policy.st === 'active' ? { k: 'active' } : { k: 'cancelled', noticeId: policy.by, gives };
}

export const wordOn = (outside: Outside, noticeId: string, gives: number): EndAnswer =>
  outside.notices[noticeId]?.word === 'refused' ? { k: 'refused' } : { k: 'accepted', gives };
