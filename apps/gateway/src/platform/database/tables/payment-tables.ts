import type { Language } from '@sigorta/i18n/language';
import type { ColumnType } from 'kysely';
import type { PaymentRequestState, TransferMoneyState, TransferState } from '../../transitions/states.ts';
import type { Instant, Json } from './core-tables.ts';

/** What staff asks somebody to pay. Amounts are kuruş. */
export interface PaymentRequestTable {
  id: string;
  /** SHA-256 of the link's token */
  token_hash: string;
  /** the token itself, sealed under the row's id: staff may send the link again */
  token: string;
  partner_id: string;
  state: PaymentRequestState;
  version: number;
  amount: number;
  purpose: string;
  /** policy or instalment it is for; empty when there is none */
  reference: string;
  language: Language;
  /** keyed hashes of the details of which one opens the link */
  details: Json<string[]>;
  /** name, phone and mail address, sealed under the row's id */
  contact: string;
  /** keyed hash of the phone in it (login/phone-key.ts): whose requests they are; null without a phone */
  phone_key: ColumnType<string | null, string | null | undefined, string | null>;
  expires_at: Instant;
  created_by: string;
  created_at: Instant;
  updated_at: Instant;
}

/** Sessions that proved a detail. */
interface PaymentRequestOpeningTable {
  request_id: string;
  session_id: string;
  created_at: Instant;
}

/** What an order of kind `payment` pays for. */
interface PaymentTable {
  order_id: string;
  /** null for a payment the buyer typed himself */
  request_id: string | null;
  reference: string;
  purpose: string;
  amount: number;
}

/** A bank transfer an order waits for, or waited for. */
export interface TransferTable {
  id: string;
  order_id: string;
  state: TransferState;
  version: number;
  /** what the buyer writes beside the transfer; without separators */
  reference: string;
  amount: number;
  coupon: string | null;
  discount: number;
  iban: string;
  holder: string;
  bank: string | null;
  expires_at: Instant;
  created_at: Instant;
  updated_at: Instant;
}

export type TransferVerdict = 'right' | 'wrong-amount' | 'late' | 'surplus';

/** Money that came under a reference, as staff entered it from the bank's statement. */
interface TransferMoneyTable {
  id: string;
  transfer_id: string;
  state: TransferMoneyState;
  version: number;
  amount: number;
  /** ISO date of the bank's statement */
  arrived_on: string;
  verdict: TransferVerdict;
  note: string | null;
  entered_by: string;
  settled_by: string | null;
  created_at: Instant;
  updated_at: Instant;
}

export interface PaymentTables {
  payment_request: PaymentRequestTable;
  payment_request_opening: PaymentRequestOpeningTable;
  payment: PaymentTable;
  transfer: TransferTable;
  transfer_money: TransferMoneyTable;
}
