import type { CancellationReason } from '@sigorta/contracts/cancellation';
import type { CallPurpose, ContactChannel, ContactSwitch, MessagePurpose } from '@sigorta/contracts/contacts';
import type { Language } from '@sigorta/i18n/language';
import type { ColumnType, Generated } from 'kysely';
import type {
  CancellationRowState,
  NoticePhase,
  PaymentRequestState,
  TransferMoneyState,
  TransferPhase,
  TransferState,
} from '../../transitions/states.ts';
import type { Instant, Json, MaybeInstant } from './core-tables.ts';
import type { Phase } from './purchase-tables.ts';

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
  phase: Phase<TransferPhase>;
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

/** A notice that ends a policy. Its id is the key the insurer knows it by. Amounts are kuruş. */
export interface CancellationTable {
  id: string;
  phase: Phase<NoticePhase>;
  given_by: Generated<'buyer' | 'staff' | 'clock'>;
  asked_at: MaybeInstant;
  is_stuck: Generated<boolean>;
  order_id: string;
  state: CancellationRowState;
  version: number;
  kind: 'withdrawal' | 'cancellation';
  reason: CancellationReason | null;
  /** what the buyer saw and accepted */
  expected: number;
  /** what goes back, once the insurer said so */
  refund: number | null;
  /** what the insurer said it gives back of what was paid, less agreed parts; null while or where it said nothing */
  insurer_gives: ColumnType<number | null, number | null | undefined, number | null>;
  /** the insurer's word for its no, as it came */
  refusal: string | null;
  /** calls begun, and how often in a row the insurer said the policy still stands */
  calls: number;
  not_found: number;
  unknown_since: MaybeInstant;
  requested_at: Instant;
  /** by when the notice is with the insurer, and by when the money is back (spec §9) */
  pass_on_by: Instant;
  passed_at: MaybeInstant;
  refund_by: MaybeInstant;
  /** the next of these that staff has to keep; null once nothing is left to do */
  due_at: MaybeInstant;
  settled_at: MaybeInstant;
  /** of the person who settled it by hand */
  note: string | null;
  created_at: Instant;
  updated_at: Instant;
}

/** A session that named a policy's number with an insured person's id and birth date. */
interface PolicyProofTable {
  session_id: string;
  order_id: string;
  expires_at: Instant;
}

export interface CancellationTables {
  cancellation: CancellationTable;
  policy_proof: PolicyProofTable;
}

/** A message that belongs to no purchase, or a call that staff wrote down (decision 0440). */
export interface ContactTable {
  id: string;
  /** the same for every try of one message */
  reference: string;
  partner_id: string;
  /** keyed hash; null where only an address was typed */
  phone_key: string | null;
  channel: ContactChannel;
  purpose: CallPurpose | MessagePurpose;
  is_from_them: Generated<boolean>;
  /** who began it; null for what a person asked a machine for */
  staff_id: string | null;
  /** null for a call */
  state: 'queued' | 'sent' | 'failed' | null;
  at: Instant;
}

/** A word of a phone's owner on being called or written to by staff; the newest counts, and none is a yes. */
interface ContactChoiceTable {
  number: Generated<number>;
  partner_id: string;
  /** keyed hash: outlives the deletion of everything else */
  phone_key: string;
  of: ContactSwitch;
  is_on: boolean;
  language: Language;
  chosen_at: Instant;
}

export interface ContactTables {
  contact: ContactTable;
  contact_choice: ContactChoiceTable;
}

type Maybe<T> = ColumnType<T | null, T | null | undefined, T | null>;

/** Where a row's file lies (decision 0480): it has `bytes`, or `object` and `object_key`. */
interface FileColumns {
  bytes: Maybe<Uint8Array>;
  /** its name in the object store, and its own key, sealed */
  object: Maybe<string>;
  object_key: Maybe<Uint8Array>;
  /** when its object was found to be gone or another */
  lost_at: MaybeInstant;
}

/** A PDF, sealed also where it lies in the row: a policy holds ids (sensitive/seal.ts). */
interface DocumentTable extends FileColumns {
  id: string;
  order_id: string;
  kind: 'policy' | 'receipt';
  language: Language;
  /** of the sealed bytes as they lie: a plain one would let ids be guessed */
  sha256: string;
  /** for which desk it holds a certificate */
  certifies: Maybe<string>;
  /** what was not found when it was read again, or what became of its object; a person takes it on */
  fault: Maybe<string>;
  fault_taken_by: Maybe<string>;
  fault_taken_at: MaybeInstant;
  created_at: Instant;
}

/** What a partner's pages show beside words (decision 0326). */
interface PictureTable extends FileColumns {
  /** hash and ending, as its address ends */
  name: string;
  partner_id: string;
  media_type: 'image/png' | 'image/jpeg';
  /** pixels */
  width: number;
  height: number;
  /** of the bytes as they lie; those of before have none */
  sha256: Maybe<string>;
  added_at: Instant;
}

/** A name in the object store that no row has: not yet, or not any more (decision 0481). */
interface LooseObjectTable {
  name: string;
  /** from then on it is removed */
  due_at: Instant;
  /** when somebody began to remove it */
  taken_at: MaybeInstant;
}

export interface FileTables {
  document: DocumentTable;
  picture: PictureTable;
  loose_object: LooseObjectTable;
}

/** One word of a buyer on being reminded; the newest of an order counts. */
interface RenewalChoiceTable {
  number: Generated<string>;
  order_id: string;
  is_on: boolean;
  language: Language;
  chosen_at: Instant;
}

/** Why a reminder was not sent. */
export type LeftBecause = 'off' | 'ended' | 'renewed' | 'retired' | 'late';

/** One reminder: with prices, with the form because the answers do not fit any more, or left out. */
interface RenewalReminderTable {
  order_id: string;
  days_before: number;
  state: 'prices' | 'form' | 'left';
  why: ColumnType<LeftBecause | null, LeftBecause | null | undefined, LeftBecause | null>;
  quote_id: ColumnType<string | null, string | null | undefined, string | null>;
  saved_quote_id: ColumnType<string | null, string | null | undefined, string | null>;
  /** paths of answers that are wrong or missing today */
  missing: ColumnType<string[] | null, string | null | undefined, string | null>;
  created_at: Instant;
  sent_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

export interface RenewalTables {
  renewal_choice: RenewalChoiceTable;
  renewal_reminder: RenewalReminderTable;
}
