import type { Attempt, Policy, Purchase } from '../../../purchase/machine/state.ts';

/** What a history calls its rows: `o0`, `a1`, `x3`. */
const isName = (text: string): boolean => /^[a-z]\d+$/.test(text);

function deep(value: unknown, rename: (text: string) => string): unknown {
  if (typeof value === 'string') return rename(value);
  if (Array.isArray(value)) return value.map((one) => deep(one, rename));
  if (value !== null && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, deep(one, rename)]));
  return value;
}

/** What the rows of one history are called in the database, and back. Rows that the store itself makes are learnt. */
export class Names {
  readonly #prefix: string;
  readonly #ids = new Map<string, string>();
  readonly #names = new Map<string, string>();

  constructor(prefix: string) {
    this.#prefix = prefix;
  }

  #learn(name: string, id: string): void {
    this.#ids.set(name, id);
    this.#names.set(id, name);
  }

  id(name: string): string {
    const known = this.#ids.get(name);
    if (known !== undefined) return known;
    const id = `${this.#prefix}${name}`;
    this.#learn(name, id);
    return id;
  }

  /** With the database's ids instead of names. */
  there<T>(value: T): T {
    return deep(value, (text) => (isName(text) ? this.id(text) : text)) as T;
  }

  /** With names instead of ids. */
  here<T>(value: T): T {
    return deep(value, (text) => this.#names.get(text) ?? text) as T;
  }

  /** Rows that a step made by itself are alike in number and order on both sides. */
  learn(pure: Purchase, stored: Purchase): void {
    for (const order of pure.orders) {
      const other = stored.orders.find(({ id }) => id === this.id(order.id));
      if (!other) continue;
      const unknown = other.refunds.filter(({ id }) => !this.#names.has(id));
      for (const { id } of order.refunds.filter((one) => !this.#ids.has(one.id))) {
        const made = unknown.shift();
        if (made) this.#learn(id, made.id);
      }
      if (order.notice && other.notice && !this.#ids.has(order.notice.id))
        this.#learn(order.notice.id, other.notice.id);
    }
  }
}

const byId = (a: { id: string }, b: { id: string }): number => (a.id < b.id ? -1 : 1);

/** The page goes by the order of attempts, and rows of one millisecond have none: only those may change places. */
const inTime = (attempts: readonly Attempt[]): Attempt[] => {
  const moments: Attempt[][] = [];
  for (const attempt of attempts) {
    const last = moments.at(-1);
    if (last?.[0]?.createdAt === attempt.createdAt) last.push(attempt);
    else moments.push([attempt]);
  }
  return moments.flatMap((moment) => moment.toSorted(byId));
};

/** What of an attempt is asked for: that an answer said nothing only until one tells; a transfer's number is the transfer's own. */
const attemptOf = (attempt: Attempt): Attempt => ({
  ...attempt,
  isUnclear: attempt.st === 'asked' && attempt.isUnclear,
  paymentId: attempt.method === 'transfer' ? null : attempt.paymentId,
});

/** The time of the last questions is asked for until the policy is. */
const policyOf = (policy: Policy): Policy => ({ ...policy, from: policy.st === 'due' ? policy.from : null });

/**
 * A purchase with its rows in one order, without what nothing is decided by. A release of held refunds is asked for and decided
 * as one list outside of the machine, so it stands in no stored purchase.
 */
export const inOrder = (purchase: Purchase): Purchase => ({
  ...purchase,
  id: '',
  orders: purchase.orders
    .map((order) => ({
      ...order,
      attempts: inTime(order.attempts.map(attemptOf)),
      policy: policyOf(order.policy),
      refunds: order.refunds.toSorted(byId),
      proposals: order.proposals.filter(({ kind }) => kind !== 'release').toSorted(byId),
    }))
    .toSorted(byId),
});
