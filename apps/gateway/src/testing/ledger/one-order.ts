import { entriesOf } from '../../purchase/ledger/entries.ts';
import { inLira, type Line } from '../../purchase/ledger/entry.ts';
import type { OrderFacts } from '../../purchase/ledger/order-facts.ts';
import { sampleAttempt } from '../../purchase/machine/search/samples.ts';
import {
  type Attempt,
  noPolicy,
  notTried,
  type Order,
  type Policy,
  type Refund,
} from '../../purchase/machine/state.ts';

/* One order whose steps are written down by hand. One tenth of a premium is commission, half of that the partner's. */

export const attempt = (part: Partial<Attempt> = {}): Attempt =>
  sampleAttempt({
    id: 'a',
    price: 10_000,
    paid: 10_000,
    closedAt: 0,
    chargedAt: 0,
    paymentId: 'p',
    ...part,
  });
export const refund = (part: Partial<Refund> = {}): Refund => ({
  ...notTried,
  id: 'r',
  attemptId: 'a',
  st: 'due',
  how: 'refund',
  held: null,
  amount: 10_000,
  reason: 'policy-failed',
  ...part,
});
type Part = Partial<Omit<Order, 'policy'>> & { policy?: Policy['st'] };
export const order = ({ policy = 'none', ...part }: Part = {}): Order => ({
  id: 'o',
  kind: 'policy',
  goal: 'fulfil',
  give: null,
  reason: null,
  until: 0,
  quoteUntil: null,
  asksLast: false,
  isDelivered: false,
  attempts: [attempt()],
  policy: { ...noPolicy, st: policy },
  notice: null,
  refunds: [],
  transfer: null,
  proposals: [],
  ...part,
});
export const gives = (amount: number | null): Pick<Order, 'goal' | 'give' | 'reason' | 'notice'> => ({
  goal: 'undo',
  give: 'insurer',
  reason: 'cancelled',
  notice: { id: 'n', by: 'buyer', st: 'accepted', calls: 1, askedAt: 0, gives: amount, isStuck: false },
});
export const all = { goal: 'undo', give: 'all', reason: 'agreed' } as const;

/** The lines by which a premium of 10,000 came into force, and the same with a coupon of 1,000. */
const shares = (insurer: number, commission: number, partner: number): Line[] => [
  inLira('insurer', 'ins', insurer),
  inLira('commission', 'ins', commission),
  inLira('partner', 'par', partner),
];
const plain = [inLira('buyer', 'o', 10_000), ...shares(-9_000, -500, -500)];
export const withCoupon = [
  inLira('buyer', 'o', 10_000),
  inLira('coupon', 'o', 1_000),
  ...shares(-9_900, -550, -550),
];
const facts = (part: Partial<OrderFacts> = {}): OrderFacts => ({
  insurerId: 'ins',
  partnerId: 'par',
  bank: 'ours',
  attempts: new Map([
    ['a', { holder: 'card', discount: 0 }],
    ['b', { holder: 'other-card', discount: 0 }],
  ]),
  sale: { terms: { commission: 1_000, partner: 5_000 }, premium: null },
  inForce: plain,
  given: null,
  ...part,
});

/** The entries of a step, in words. */
export const told = (before: Order | undefined, after: Order, of: Partial<OrderFacts> = {}): string[] =>
  entriesOf(before, after, facts(of)).map(
    ({ event, orderId, subject, lines }) =>
      `${event} ${orderId} ${subject}: ${lines.map(({ account, owner, minor }) => `${account} ${owner} ${minor}`).join(', ')}`,
  );

/** What happened, the order before and after it, its entries, and what else is known. */
export type Step = readonly [
  what: string,
  before: Order | undefined,
  after: Order,
  entries: string[],
  facts?: Partial<OrderFacts>,
];

export const unpaid = order({ goal: 'open', attempts: [attempt({ st: 'asked' })] });
export const dear = attempt({ paid: 10_500 });
export const came = 'charged o a: clearing card 10000, buyer o -10000';
export const inForce =
  'in-force o o: buyer o 10000, insurer ins -9000, commission ins -500, partner par -500';
export const surplus = attempt({ id: 'b', price: 7_000, paid: 7_100, isSurplus: true });
export const byTransfer = attempt({ method: 'transfer' });
