import type { Currency } from '@sigorta/contracts/money';
import type { IsoDate } from '@sigorta/validators/iso-date';

/** What our books say we paid an insurer or a partner, in the currency of an account. */
export interface PartyPaid {
  /** the bank's, as two persons entered it; never used twice */
  reference: string;
  amountMinor: number;
  /** of Istanbul, on which the bank sent it */
  day: IsoDate;
  /** on which two persons had agreed to it */
  enteredOn: IsoDate;
}

/** Money that a person sent to a buyer: a refund by hand, a transfer that went back. It explains lines, and is judged elsewhere. */
export interface SentBack {
  reference: string;
  amountMinor: number;
  day: IsoDate;
}

/** A line that left our account, or came back under a reference of ours. */
export interface OutgoingLine {
  id: string;
  day: IsoDate;
  /** in the smallest unit; negative: it left */
  amountMinor: number;
  /** the reference of ours that it names */
  named: string | null;
}

/** What left one of our accounts in a span of time, by our books and by the bank. */
export interface OutgoingSides {
  currency: Currency;
  /** what is told began on this day; a little more is looked at */
  from: IsoDate;
  payments: readonly PartyPaid[];
  sentBack: readonly SentBack[];
  lines: readonly OutgoingLine[];
  /** days of the account that were read when they were over */
  daysRead: ReadonlySet<IsoDate>;
}
