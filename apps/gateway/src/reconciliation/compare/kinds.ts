/** Who has to act on a difference; a role of the panel that may work on open cases. */
type Owner = 'finance' | 'call-centre';

/** Every way in which two books can differ. A case of one is worked on by its owner, in the words of its kind. */
export const differenceKinds = {
  /** money outside for an attempt that took none here */
  'charge-not-here': { owner: 'finance', isMoney: true },
  /** money outside that none of our attempts asked for */
  'charge-unknown': { owner: 'finance', isMoney: true },
  /** money here that is not outside */
  'charge-absent': { owner: 'finance', isMoney: true },
  /** amount, currency, installments, payment or order of a charge */
  'charge-differs': { owner: 'finance', isMoney: true },
  /** two charges for what is bought once, and neither goes back */
  'charged-twice': { owner: 'finance', isMoney: true },
  /** went back outside, still promised here */
  'return-not-here': { owner: 'finance', isMoney: true },
  /** went back outside under no reference of ours */
  'return-unknown': { owner: 'finance', isMoney: true },
  'return-absent': { owner: 'finance', isMoney: true },
  'return-differs': { owner: 'finance', isMoney: true },
  /** the provider's day to pay a charge out passed long ago */
  'payout-missing': { owner: 'finance', isMoney: true },
  /** paid out with another sum than was charged, or with a part held back */
  'payout-differs': { owner: 'finance', isMoney: true },
  /** a row of a payout says something else than when it was read first */
  'payout-changed': { owner: 'finance', isMoney: true },
  /** the same charge in two payouts */
  'paid-out-twice': { owner: 'finance', isMoney: true },
  /** paid out for none of our charges */
  'payout-unknown': { owner: 'finance', isMoney: true },
  /** what the provider kept is not what its contract says */
  'fee-differs': { owner: 'finance', isMoney: true },
  /** went back by the provider, and no payout was lowered by it */
  'return-not-netted': { owner: 'finance', isMoney: true },
  /** lowered a payout by another sum than went back */
  'netted-differs': { owner: 'finance', isMoney: true },
  /** lowered a payout and is no return of ours */
  'netted-unknown': { owner: 'finance', isMoney: true },
  /** the cardholder's bank took it back */
  'charged-back': { owner: 'finance', isMoney: true },
  /** left the provider and did not come to our bank */
  'payout-not-banked': { owner: 'finance', isMoney: true },
  /** came to our bank with another sum */
  'bank-differs': { owner: 'finance', isMoney: true },
  /** came to our bank from a provider, for no payout that it told of */
  'bank-line-unknown': { owner: 'finance', isMoney: true },
  /** paid to an insurer or a partner by our books, and no line of our bank names it */
  'party-not-banked': { owner: 'finance', isMoney: true, isWhatLeft: true },
  /** left our bank with another sum, or came back */
  'party-differs': { owner: 'finance', isMoney: true, isWhatLeft: true },
  /** two lines of our bank, each the whole of one payment */
  'party-paid-twice': { owner: 'finance', isMoney: true, isWhatLeft: true },
  /** left our bank for nothing that our books know */
  'outgoing-unknown': { owner: 'finance', isMoney: true, isWhatLeft: true },
  /** the insurer holds one for an order of ours that has none */
  'policy-not-here': { owner: 'call-centre', isMoney: false },
  /** the insurer holds one under a reference that is none of ours */
  'policy-unknown': { owner: 'call-centre', isMoney: false },
  'policy-absent': { owner: 'call-centre', isMoney: false },
  'policy-cancelled': { owner: 'call-centre', isMoney: false },
  /** number, quote, premium or insurer of a policy */
  'policy-differs': { owner: 'call-centre', isMoney: false },
} as const satisfies Record<
  string,
  {
    owner: Owner;
    isMoney: boolean;
    /** between what we paid and what left our bank account: no provider can tell about it */
    isWhatLeft?: true;
  }
>;

export type DifferenceKind = keyof typeof differenceKinds;

/** One thing in which our books and those outside differ. */
export interface Difference {
  kind: DifferenceKind;
  /** whose books: a payment provider, an insurer or our bank */
  source: string;
  /** the thing it is about, the same at every look: our id, or the one outside where we have none */
  subject: string;
  orderId: string | null;
  /** in the smallest unit of the currency; null where it is not about a sum */
  hereMinor: number | null;
  outsideMinor: number | null;
  currency: string;
  /** what differs, a word for people who know it; no personal data */
  detail: string | null;
  /** when the thing happened, as far as is known */
  at: Date;
}
