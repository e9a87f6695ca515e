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
  /** the insurer holds one for an order of ours that has none */
  'policy-not-here': { owner: 'call-centre', isMoney: false },
  /** the insurer holds one under a reference that is none of ours */
  'policy-unknown': { owner: 'call-centre', isMoney: false },
  'policy-absent': { owner: 'call-centre', isMoney: false },
  'policy-cancelled': { owner: 'call-centre', isMoney: false },
  /** number, quote, premium or insurer of a policy */
  'policy-differs': { owner: 'call-centre', isMoney: false },
} as const satisfies Record<string, { owner: Owner; isMoney: boolean }>;

export type DifferenceKind = keyof typeof differenceKinds;

/** One thing in which our books and those outside differ. */
export interface Difference {
  kind: DifferenceKind;
  /** whose books: a payment provider or an insurer */
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
