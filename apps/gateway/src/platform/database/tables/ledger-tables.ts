import type { Currency } from '@sigorta/contracts/money';
import type { Generated } from 'kysely';
import type { Instant } from './core-tables.ts';

/** One thing that money did: once for each event and what it happened to. Only grows. */
interface LedgerEntryTable {
  id: Generated<number>;
  event: string;
  /** the attempt, order, refund or transfer money it happened to */
  subject: string;
  /** null: it is about no single order */
  order_id: string | null;
  at: Instant;
}

/** A side of an entry; what we have or are owed is positive. Only grows; the lines of an entry sum to nothing. */
interface LedgerLineTable {
  entry_id: number;
  number: number;
  account: string;
  /** whose account of this kind it is */
  owner: string;
  currency: Currency;
  /** kuruş or cents */
  minor: number;
}

/** What stays with us of an insurer's premiums. */
interface CommissionTermsTable {
  insurer_id: string;
  product: string;
  since: Instant;
  /** of the premium, in hundredths of a percent */
  basis_points: number;
}

/** What a partner gets of our commission. */
interface PartnerTermsTable {
  partner_id: string;
  since: Instant;
  /** of the commission, in hundredths of a percent */
  basis_points: number;
}

/** A movement in a payout of a provider, as its file says. Only grows. Amounts in kuruş. */
interface PayoutRowTable {
  /** provider and our number there, as of clearing */
  holder: string;
  /** the provider's reference of the payout */
  payout: string;
  id: string;
  kind: 'charge' | 'return' | 'chargeback';
  reference: string | null;
  payment_id: string | null;
  /** our charge, where it was one when it was read */
  attempt_id: string | null;
  order_id: string | null;
  installment_count: number;
  gross: number;
  fee: number;
  net: number;
  /** of Istanbul, on which the payout left */
  day: string;
  happened_at: Instant;
  read_at: Instant;
}

/** A line of our bank account that a provider sent. Only grows. */
interface BankLineTable {
  id: string;
  account: string;
  holder: string;
  day: string;
  /** kuruş; negative: it left */
  amount: number;
  text: string;
  read_at: Instant;
}

/** A line of our bank account that left, or came back under a reference of ours. Only what it names is told later. */
interface OutgoingLineTable {
  id: string;
  account: string;
  currency: Currency;
  day: string;
  /** in the smallest unit; negative: it left */
  amount: number;
  /** the reference of ours that it names, as far as our books know one */
  named: string | null;
  read_at: Instant;
}

/** A day of our account in a currency that was read after it was over. */
interface BankDayTable {
  currency: Currency;
  day: string;
  read_at: Instant;
}

/** What we paid an insurer or a partner by bank, as two persons said. Only grows. */
interface PayablePaymentTable {
  id: string;
  kind: 'insurer' | 'partner';
  party: string;
  currency: Currency;
  /** in the smallest unit */
  amount: number;
  /** ISO date */
  paid_on: string;
  /** the bank's */
  reference: string;
  proposal_id: string;
  created_at: Instant;
}

export interface LedgerTables {
  ledger_entry: LedgerEntryTable;
  ledger_line: LedgerLineTable;
  commission_terms: CommissionTermsTable;
  partner_terms: PartnerTermsTable;
  payout_row: PayoutRowTable;
  bank_line: BankLineTable;
  outgoing_line: OutgoingLineTable;
  bank_day: BankDayTable;
  payable_payment: PayablePaymentTable;
}
