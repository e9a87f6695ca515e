import type { Consent } from '@sigorta/contracts/consent';
import type { Offer } from '@sigorta/contracts/offer';
import type { QuoteEvent } from '@sigorta/contracts/operations/quote-create';
import type { Language } from '@sigorta/i18n/language';
import type { ColumnType, Generated } from 'kysely';
import type {
  ApplicationTable,
  Instant,
  Json,
  MaybeInstant,
  Search,
  StoredForm,
  StoredPhone,
} from './core-tables.ts';

/** A login code that was sent by SMS; it is checked five times at most. */
export interface SmsChallengeTable {
  id: string;
  session_id: string;
  /** E.164, sealed under the row's id */
  phone: string;
  /** keyed hash, never the code */
  code_hash: string;
  /** what the code opens; one sent for a login deletes nothing */
  purpose: 'login' | 'deletion';
  checks: number;
  used: boolean;
  expires_at: Instant;
  created_at: Instant;
}

/** Codes of a day to one country; no row of a day means none. */
interface CodesSentTable {
  /** in UTC */
  day: ColumnType<string, string, never>;
  /** dial code without the plus */
  country: string;
  sent: number;
}

/** A proven phone: the hash of the login cookie, valid together with the buyer's session only. */
interface LoginTable {
  id: string;
  session_id: string;
  /** E.164, sealed under the row's id */
  phone: string;
  /** keyed hash of the phone, so that all its logins can be ended */
  phone_key: string | null;
  expires_at: Instant;
  created_at: Instant;
}

/** The answer to a call that brought a key; see `http/keyed/answered-once.ts`. */
interface KeptAnswerTable {
  /** keyed hash of caller, operation and key */
  id: string;
  /** keyed hash of the request */
  fingerprint: string;
  /** of the call that is at work, or that gave the answer */
  claim: string;
  /** after this its process died */
  claimed_until: Instant;
  /** sealed; null while the call is at work */
  answer: string | null;
  created_at: Instant;
}

export interface LoginTables {
  kept_answer: KeptAnswerTable;
  sms_challenge: SmsChallengeTable;
  codes_sent: CodesSentTable;
  login: LoginTable;
}

/** Found by the same keyed hashes as an application: of ids and passports, of the mail address, of the phone and of the beginnings of all its names. */
export interface QuoteTable
  extends Pick<ApplicationTable, 'person_keys' | 'email_key' | 'phone_key' | 'phone_end_key' | 'name_keys'> {
  id: string;
  session_id: string;
  partner_id: string;
  product: string;
  /** of its family; never changes (migration 1813) */
  release: string;
  language: Language;
  /** personal: answered to the owner only, never logged; ids, passports, health answers, birth dates, mail addresses, phones and names are sealed (sensitive/) */
  application: Json<StoredForm>;
  consents: Json<Consent[]>;
  /** as the application has it; null when it asks for none */
  phone: ColumnType<StoredPhone | null, StoredPhone | null | undefined, StoredPhone | null>;
  insurers: Json<{ id: string; name: string }[]>;
  created_at: Instant;
  /** instant of the last insurer's answer; null while asking */
  finished_at: ColumnType<Date | null, Date | null, Date | null>;
  search: Search;
  /** who of staff works on it */
  assignee_id: ColumnType<string | null, string | null | undefined, string | null>;
  /** it has the answers for the price only; then how often the rest came: insurers are asked anew under each */
  awaits_rest: Generated<boolean>;
  completions: Generated<number>;
  /** retention has met a purchase behind it: not looked at again */
  stays: Generated<boolean>;
}

interface QuoteEventTable {
  quote_id: string;
  sequence: number;
  /** an offer's line holds its id only */
  body: Json<
    | Exclude<QuoteEvent, { type: 'ping' | 'offer' }>
    | { type: 'offer'; sequence: number; offer: { id: string } }
  >;
  created_at: Instant;
}

export interface OfferTable {
  id: string;
  quote_id: string;
  insurer_id: string;
  insurer_quote_no: string;
  plan_name: string;
  /** minor units of `currency` */
  currency_price: number;
  currency: 'TRY' | 'EUR' | 'USD';
  /** kuruş */
  price: number;
  installments: boolean;
  quote_document: boolean;
  valid_until: Instant;
  /** how long the insurer itself keeps its quote: the policy has to be asked for before */
  quote_until: ColumnType<Date | null, Date | undefined, Date>;
  /** as it was shown to the buyer, with its normalised coverages and the rate of its lira price */
  body: Json<Offer>;
  created_at: Instant;
  /** its insurer knows the whole application; no other is ordered (migration 1821) */
  is_firm: Generated<boolean>;
  /** when its insurer was told the rest; null where the whole was asked for at once */
  firmed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** `standing` as it was shown first; null of a whole application, and of rows from before (migration 1717) */
  first_standing: ColumnType<string | null, string | null | undefined, never>;
}

/** What was asked of insurers, and what they offered. */
export interface QuoteTables {
  quote: QuoteTable;
  quote_event: QuoteEventTable;
  offer: OfferTable;
}

/** A quote kept behind a link, until a day or until its owner takes the link back. */
export interface SavedQuoteTable {
  id: string;
  /** of the link's token */
  token_hash: string;
  /** the token itself, sealed under the row's id, so that its owner can show the link again */
  token: string;
  quote_id: string;
  /** the same application asked again; the kept quote itself until then */
  latest_quote_id: string;
  partner_id: string;
  /** times somebody said the owner's details; five at most */
  tries: number;
  created_at: Instant;
  expires_at: Instant;
  revoked_at: MaybeInstant;
}

interface QuoteAccessTable {
  quote_id: string;
  session_id: string;
}

/** A kept quote waiting to be mailed; gone when it was. */
interface QuoteMailTable {
  id: string;
  saved_quote_id: string;
  /** sealed under the row's id */
  address: string;
  language: Language;
  /** who of staff had it sent; null for the owner of the quote */
  staff_id: ColumnType<string | null, string | null | undefined, never>;
  created_at: Instant;
}

/** A consent taken back; the database refuses to change or delete it. */
interface ConsentWithdrawalTable {
  id: string;
  partner_id: string;
  /** keyed hash: says nothing without the phone in hand, and outlives the deletion of everything else */
  phone_key: string;
  consent: string;
  language: Language;
  withdrawn_at: Instant;
}

/** What a person asked about their data, and by when the law wants it done (spec §9: 30 days). */
export interface DataRequestTable {
  id: string;
  partner_id: string;
  kind: 'copy' | 'deletion';
  /** E.164, sealed under the row's id */
  phone: string;
  phone_key: string;
  language: Language;
  state: 'open' | 'done';
  /** purchases that had to stay */
  kept: number;
  asked_at: Instant;
  due_at: Instant;
  done_at: MaybeInstant;
  /** who of the staff closed it; null when the program did */
  done_by: ColumnType<string | null, string | null | undefined, string | null>;
}

export interface KeptTables {
  saved_quote: SavedQuoteTable;
  quote_access: QuoteAccessTable;
  quote_mail: QuoteMailTable;
  consent_withdrawal: ConsentWithdrawalTable;
  data_request: DataRequestTable;
}
