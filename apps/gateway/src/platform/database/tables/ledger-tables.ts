import type { Currency } from '@sigorta/contracts/money';
import type { Generated } from 'kysely';
import type { Instant } from './core-tables.ts';

/** One thing that money did: once for each event and what it happened to. Only grows. */
interface LedgerEntryTable {
  id: Generated<number>;
  event: string;
  /** the attempt, order, refund or transfer money it happened to */
  subject: string;
  order_id: string;
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

export interface LedgerTables {
  ledger_entry: LedgerEntryTable;
  ledger_line: LedgerLineTable;
  commission_terms: CommissionTermsTable;
  partner_terms: PartnerTermsTable;
}
