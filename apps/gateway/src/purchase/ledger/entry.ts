import type { Currency } from '@sigorta/contracts/money';

/** What money did. Each happens once to its subject. */
export type LedgerEvent =
  /** an attempt took money */
  | 'charged'
  /** what a payment without a policy brought in is settled */
  | 'collected'
  /** and is given up again */
  | 'given-up'
  /** the insurer has the policy in force */
  | 'in-force'
  /** it ended the policy */
  | 'ended'
  /** money is promised back */
  | 'refund-reserved'
  /** and went */
  | 'refund-done'
  /** money came on our bank account under a transfer's reference */
  | 'transfer-arrived'
  /** and was sent back */
  | 'transfer-returned'
  /** two persons gave up what a provider lacks of ours */
  | 'written-off'
  /** a provider paid out a movement, less what it keeps */
  | 'paid-out'
  /** a payout came to our bank account */
  | 'banked'
  /** we paid an insurer or a partner what it was owed */
  | 'party-paid';

/** Where money is, to whom it is owed, or what it was lost or won by. */
export type Account =
  /** with a payment provider; owner: its name and our number there */
  | 'clearing'
  /** on our bank account; owner: the IBAN, or `ours` where nobody named one */
  | 'bank'
  /** taken for an order that is not settled; owner: the order */
  | 'buyer'
  /** promised back; owner: the refund */
  | 'refund'
  /** premium that is owed to an insurer, less our commission */
  | 'insurer'
  /** our part of a premium; owner: the insurer */
  | 'commission'
  /** the partner's part of our commission */
  | 'partner'
  /** paid without a policy, for whatever the payment names; owner: the order */
  | 'collected'
  /** maturity difference; owner: as of clearing */
  | 'installment'
  /** taken off prices by us; owner: the order */
  | 'coupon'
  /** given by us; owner: the order */
  | 'goodwill'
  | 'rounding'
  /** came by transfer and belongs to nobody yet; owner: the transfer */
  | 'unmatched'
  /** given up, as a provider does not have it; owner: the order */
  | 'written-off'
  /** left a provider and is on its way to our bank; owner: as of clearing, and the payout */
  | 'payout'
  /** what a provider keeps; owner: as of clearing */
  | 'fee'
  /** taken back by the cardholder's bank; owner: the order */
  | 'chargeback'
  /** paid out for no charge of ours; owner: as of clearing */
  | 'unclaimed'
  /** the lira and the currency of a premium in another currency; owner: that currency */
  | 'fx';

/** One side. Kuruş or cents: what we have or are owed is positive. */
export interface Line {
  account: Account;
  owner: string;
  currency: Currency;
  minor: number;
}

export interface Entry {
  event: LedgerEvent;
  /** null: it is about no single order */
  orderId: string | null;
  /** the attempt, order, refund, transfer money, difference, row of a payout or line of the bank it happened to */
  subject: string;
  lines: readonly Line[];
}

const balances = (lines: readonly Line[]): Map<Currency, number> => {
  const sums = new Map<Currency, number>();
  for (const { currency, minor } of lines) sums.set(currency, (sums.get(currency) ?? 0) + minor);
  return sums;
};

/**
 * An entry of the lines that hold anything.
 * @throws Error when they do not balance: a mistake of ours, which must not be written
 */
export function entry(
  event: LedgerEvent,
  orderId: string | null,
  subject: string,
  lines: readonly Line[],
): Entry {
  const used = lines.filter(({ minor }) => minor !== 0);
  for (const [currency, sum] of balances(used))
    if (sum !== 0) throw new Error(`the entry ${event} is out of balance by ${sum} ${currency}`);
  return { event, orderId, subject, lines: used };
}

export const inLira = (account: Account, owner: string, minor: number): Line => ({
  account,
  owner,
  currency: 'TRY',
  minor,
});

/** A part of an amount, rounded half up; exact where the product is beyond a double. */
export const shareOf = (minor: number, part: number, whole: number): number =>
  whole === 0 ? 0 : Number((BigInt(minor) * BigInt(part) * 2n + BigInt(whole)) / (BigInt(whole) * 2n));
