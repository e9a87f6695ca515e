import type { Currency } from '@sigorta/contracts/money';
import type { ColumnType, Generated } from 'kysely';
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

/** One row for each time the database was put back from a backup. */
interface RestorationTable {
  epoch: Generated<number>;
  taken_at: Date;
  restored_at: Date;
  /** when everything that was unfinished in the backup was taken for maybe done */
  treated_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

/** Whether money moves and insurers are called: the newest row says it, none means on. */
interface SendingTable {
  number: Generated<number>;
  state: 'on' | 'off';
  /** a word for the log and for staff, such as `restored` */
  why: string;
  since: Date;
}

/** How the schema stood after the last migration, one hash for each object. */
interface SchemaShapeTable {
  only_row: boolean;
  /** names of the migrations that made it, in their order */
  migrations: ColumnType<string[], string, string>;
  /** definitions are printed in other words by another major version of PostgreSQL */
  server_major: number;
  objects: ColumnType<Record<string, string>, string, string>;
}

/** What `/readyz` writes: one row of noise. */
interface WriteProbeTable {
  noise: Buffer;
}

/** The last look at the money: one row, which is also the lock of who looks. */
interface MoneyReadingTable {
  only_row: boolean;
  taken_at: Date;
  figures: ColumnType<{ name: string; thing: string; state: string; value: number }[], string, string>;
}

/** Somebody is called: one row for each opening of a rule. */
interface AlarmTable {
  id: string;
  rule: string;
  severity: 'urgent' | 'soon';
  /** seconds, kuruş or rows, as the rule has it */
  value: number;
  opened_at: Date;
  told_at: Date;
  told_times: number;
  /** since when its figure is good again */
  calm_since: ColumnType<Date | null, Date | null | undefined, Date | null>;
  acknowledged_by: ColumnType<string | null, string | null | undefined, string | null>;
  acknowledged_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  closed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

/** One comparison of our books with those outside. */
interface ReconciliationTable {
  number: Generated<number>;
  reason: 'hour' | 'day' | 'restored' | 'asked';
  since: Date;
  until: Date;
  began_at: Date;
  ended_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  unanswered: ColumnType<string[], string | undefined, string>;
  seen: Generated<number>;
}

interface ReconciliationTurnTable {
  reason: 'hour' | 'day' | 'restored';
  due_at: Date;
  lease_until: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

interface ReconciliationSourceTable {
  name: string;
  answered_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  silent_since: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

/** One thing in which the books differ, from its first sight until it is gone or a person closes it with a reason. */
export interface DifferenceTable {
  id: string;
  kind: string;
  /** whose books: a payment provider or an insurer */
  source: string;
  subject: string;
  order_id: string | null;
  /** in the smallest unit of the currency */
  here: number | null;
  outside: number | null;
  currency: string;
  detail: string | null;
  happened_at: Date;
  first_seen: Date;
  last_seen: Date;
  /** role of the panel */
  owner: string;
  is_money: boolean;
  closed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  closed_by: ColumnType<string | null, string | null | undefined, string | null>;
  closed_reason: ColumnType<string | null, string | null | undefined, string | null>;
}

export interface OperationsTables {
  reconciliation: ReconciliationTable;
  reconciliation_turn: ReconciliationTurnTable;
  reconciliation_source: ReconciliationSourceTable;
  difference: DifferenceTable;
  money_reading: MoneyReadingTable;
  alarm: AlarmTable;
  restoration: RestorationTable;
  sending: SendingTable;
  schema_shape: SchemaShapeTable;
  write_probe: WriteProbeTable;
}
