import type { PasskeyTransport } from '@sigorta/contracts/panel/passkey-shapes';
import type { Role } from '@sigorta/contracts/panel/permissions';
import type { ProposalKind } from '@sigorta/contracts/panel/proposal-kinds';
import type { Language } from '@sigorta/i18n/language';
import type { ColumnType, Generated } from 'kysely';
import type { Day, Instant, Json, MaybeInstant } from './core-tables.ts';

/** Somebody who works in the panel. */
interface StaffTable {
  id: string;
  /** lower case */
  email: string;
  name: string;
  role: Role;
  /** whose scope is seen; null sees every partner's */
  partner_id: string | null;
  /** null until the invitation was taken */
  password_hash: ColumnType<string | null, string | null | undefined, string | null>;
  /** secret of the authenticator app, sealed under the row's id */
  totp_secret: ColumnType<string | null, string | null | undefined, string | null>;
  totp_confirmed_at: MaybeInstant;
  /** last time step a code was taken for: none counts twice */
  totp_last_step: ColumnType<number | null, number | null | undefined, number | null>;
  active: Generated<boolean>;
  /** in which the panel was read last; mails are written in it */
  language: Generated<Language>;
  created_at: Instant;
}

/** A sign-in: the hash of the staff cookie, valid together with the browser's session only. */
interface StaffSessionTable {
  id: string;
  staff_id: string;
  session_id: string;
  /** name of the browser, for the list of own sessions */
  browser: string;
  /** address without its last part */
  network: string;
  created_at: Instant;
  seen_at: Instant;
  /** when the second factor was last checked */
  proved_at: MaybeInstant;
  expires_at: Instant;
}

/** What staff did; never changed, never deleted (a trigger refuses). */
export interface AuditEntryTable {
  number: number;
  at: Instant;
  staff_id: string | null;
  staff_name: string;
  partner_id: string | null;
  /** e.g. `refund.asked` */
  action: string;
  subject_kind: string;
  subject_id: string;
  reason: string | null;
  /** masked: no name, number or address of a buyer */
  detail: Json<Record<string, unknown>>;
  previous_hash: string;
  hash: string;
}

/** Why log or witness cannot be relied on, and when a gateway last found it so. */
interface AuditDoubtTable {
  reason: AuditDoubt;
  seen_at: Instant;
}

export type AuditDoubt = 'witness-cut' | 'entries-lost' | 'witness-silent' | 'witness-unreachable';

/** A link by which somebody sets the first password: the hash of its token, good once and for two days. */
interface StaffInvitationTable {
  id: string;
  staff_id: string;
  used: boolean;
  expires_at: Instant;
  created_at: Instant;
}

/** Between password and second factor; looked at five times at most. */
export interface StaffChallengeTable {
  id: string;
  staff_id: string;
  session_id: string;
  purpose: 'sign-in' | 'enrol' | 're-enrol' | 'step-up' | 'passkey';
  /** secret of the authenticator to be, sealed under the row's id */
  secret: string | null;
  checks: number;
  used: boolean;
  expires_at: Instant;
  created_at: Instant;
}

/** A key of somebody's device; its private half never leaves it. */
interface StaffPasskeyTable {
  id: string;
  staff_id: string;
  /** base64url, as browsers name it */
  credential_id: string;
  /** COSE */
  public_key: Uint8Array;
  /** of signatures, where the device counts them; 0 where not */
  counter: number;
  transports: PasskeyTransport[];
  /** the browser it was made in */
  name: string;
  /** that it was made for; null: the site's */
  host: ColumnType<string | null, string | undefined, never>;
  created_at: Instant;
  used_at: MaybeInstant;
}

/** For a lost phone; each opens once. */
interface StaffRecoveryCodeTable {
  staff_id: string;
  /** keyed hash, never the code */
  hash: string;
  used: boolean;
}

export interface StaffTables {
  staff: StaffTable;
  staff_session: StaffSessionTable;
  audit_entry: AuditEntryTable;
  audit_doubt: AuditDoubtTable;
  staff_invitation: StaffInvitationTable;
  staff_challenge: StaffChallengeTable;
  staff_recovery_code: StaffRecoveryCodeTable;
  staff_passkey: StaffPasskeyTable;
}

/** Sums of one day, partner, product and insurer (decision 165). Empty insurer: what counts the quote itself. */
export interface DailyFigureTable {
  /** ISO date in Türkiye */
  day: string;
  partner_id: string;
  product: string;
  insurer_id: string;
  quotes: number;
  offers: number;
  declined: number;
  failed: number;
  orders: number;
  paid: number;
  issued: number;
  /** kuruş */
  premium: number;
  /** kuruş of premiums that ended; what they were sold for counts on the day they were issued */
  given_back: number;
}

/** One row: everything that happened before this instant is in the sums. */
interface FiguresUntilTable {
  only_row: boolean;
  until: Instant;
}

/** Rows that are given keyed hashes later, or anew (privacy/keys/fill-keys.ts). */
export type FilledThing = 'quote' | 'application' | 'payment_request' | 'purchase_order' | 'data_request';

/** How far that is: every row up to this id was looked at. */
interface KeyFillingTable {
  thing: FilledThing;
  after_id: Generated<string>;
  done: Generated<boolean>;
}

export interface PanelTables {
  key_filling: KeyFillingTable;
  daily_figure: DailyFigureTable;
  figures_until: FiguresUntilTable;
}

type MaybeText = ColumnType<string | null, string | null | undefined, string | null>;

/** What staff wrote about an application; it goes with it. */
interface ApplicationNoteTable {
  id: string;
  application_id: string;
  staff_id: string;
  text: string;
  created_at: Instant;
}

/** The address of before of a purchase whose mail was corrected, until it was told. */
interface CorrectedAddressTable {
  id: string;
  order_id: string;
  /** sealed under its id */
  address: string;
  created_at: Instant;
}

/** What staff wrote about a quote; it goes with it. */
interface QuoteNoteTable {
  id: string;
  quote_id: string;
  staff_id: string;
  text: string;
  created_at: Instant;
}

/** Of a customer, who has no row: under the keyed hash of the phone. */
interface CustomerNoteTable {
  id: string;
  phone_key: string;
  /** in whose scope it was written */
  partner_id: string;
  staff_id: string;
  text: string;
  created_at: Instant;
}

interface ApplicationTaskTable {
  id: string;
  application_id: string;
  staff_id: string;
  text: string;
  due_on: Day;
  done_at: MaybeInstant;
  created_at: Instant;
}

/** Filters of a list under a name, for one person. */
interface SavedViewTable {
  id: string;
  staff_id: string;
  list: string;
  name: string;
  /** what stands in the address after `?` */
  query: string;
  created_at: Instant;
}

/** A step of an order, attempt, policy or refund, written by triggers; never changed. */
interface StateChangeTable {
  number: Generated<number>;
  order_id: string;
  thing: 'purchase_order' | 'attempt' | 'policy' | 'refund';
  thing_id: string;
  from_state: string | null;
  to_state: string;
  at: Instant;
}

/** What one person of staff asks for and another decides. Amounts are kuruş. */
export interface ProposalTable {
  id: string;
  kind: ProposalKind;
  /** what it is about; of a kind and a subject one is open at a time */
  subject: string;
  /** the purchase it is about; null where it is about none or several */
  order_id: string | null;
  /** whose scope it concerns; null: all partners */
  partner_id: string | null;
  /** the refund it is about, when it was held */
  held_refund_id: ColumnType<string | null, string | null | undefined, string | null>;
  /** null where none can be named */
  amount: number | null;
  /** what else its kind needs to be carried out (proposals/payload.ts) */
  payload: Json<object>;
  reason: string;
  state: 'ASKED' | 'APPROVED' | 'REJECTED' | 'WITHDRAWN' | 'LAPSED';
  asked_by: string;
  asked_at: Instant;
  /** who approved, rejected or withdrew it; null for one that lapsed */
  decided_by: MaybeText;
  decided_at: MaybeInstant;
  note: MaybeText;
  /** the refund that came of it */
  refund_id: MaybeText;
}

export interface ListTables {
  application_note: ApplicationNoteTable;
  application_task: ApplicationTaskTable;
  quote_note: QuoteNoteTable;
  customer_note: CustomerNoteTable;
  corrected_address: CorrectedAddressTable;
  saved_view: SavedViewTable;
  state_change: StateChangeTable;
  proposal: ProposalTable;
}

/** Which site is or was live (site/turns), as two of the house or a command said. */
interface SiteTurnTable {
  number: Generated<string>;
  /** null for what came with each gateway */
  site: string | null;
  since: Instant;
  /** null of a turn by the command */
  asked_by: string | null;
  agreed_by: string | null;
}

export interface SiteTables {
  site_turn: SiteTurnTable;
}
