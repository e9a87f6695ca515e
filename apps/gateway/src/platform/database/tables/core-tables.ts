import type { Consent } from '@sigorta/contracts/consent';
import type { ExchangeRate, RateKind } from '@sigorta/contracts/offer';
import type { PartnerSettings } from '@sigorta/contracts/partner';
import type { Language } from '@sigorta/i18n/language';
import type { ColumnType, Generated } from 'kysely';

/** Read as a value, written as `JSON.stringify(value)`: the two drivers disagree on anything else. */
export type Json<T> = ColumnType<T, string, string>;
/** timestamptz, read as Date */
export type Instant = ColumnType<Date, Date, Date>;
export type MaybeInstant = ColumnType<Date | null, Date | null | undefined, Date | null>;
/** ISO date, read and written as text */
export type Day = string;

interface SecretTable {
  name: string;
  value: string;
}

declare const asItLies: unique symbol;
/** A phone sealed under its record, in clear while a version before may read it: who reads, writes or compares it goes by sensitive/sealed-phone.ts. */
export interface StoredPhone {
  readonly [asItLies]: true;
}

/** A name sealed under its record, in clear while a version before may read it: who reads or writes it goes by sensitive/sealed-name.ts. */
export interface StoredName {
  readonly [asItLies]: 'name';
}

/** A form with what is personal of it sealed: who reads it goes by sensitive/sealed-application.ts. */
export interface StoredForm {
  readonly [asItLies]: 'form';
}

/** Words made by the database (migration 1220); only ever compared. */
export type Search = ColumnType<string, never, never>;

/** A buyer's session: the cookie's hash, never the cookie. */
export interface SessionTable {
  id: string;
  created_at: Instant;
  expires_at: Instant;
  /** retention has met a purchase behind it, and does not look at it again */
  stays: Generated<boolean>;
}

interface PartnerTable {
  id: string;
  /** host names this partner's site is served under */
  hosts: Json<string[]>;
  /** value of the `token` header that names this partner */
  token: string;
  settings: Json<PartnerSettings>;
}

interface CategoryTable {
  id: number;
  kategori_ismi: string;
}

interface InsurerTable {
  id: string;
  name: string;
  adapter: 'json' | 'soap';
  /** '*' or a list of product ids with commas */
  products: string;
  position: number;
  active: boolean;
}

/** Last good answer of a register, by key. */
interface LookupTable {
  key: string;
  body: Json<unknown>;
  fetched_at: Instant;
}

/** A central bank bulletin's rate. */
interface RateTable {
  currency: ExchangeRate['currency'];
  /** date of the bulletin */
  date: Day;
  bulletin: string;
  kind: ColumnType<RateKind, RateKind | undefined, RateKind>;
  rate: string;
  fetched_at: Instant;
}

/** The rate prices are made with; without a row the forex selling one. */
interface RateSourceTable {
  only_row: boolean;
  kind: RateKind;
  since: Instant;
}

/** Whether rates are held with offers; without a row they are, up to the standing cap. */
interface RateHoldTable {
  only_row: boolean;
  is_on: boolean;
  /** kuruş that open offers may promise at held rates */
  cap: ColumnType<string, number, number>;
  since: Instant;
}

/** Counter of one window of one key. */
interface RateLimitTable {
  key: string;
  window_ends_at: Instant;
  count: number;
}

export interface ApplicationTable {
  id: string;
  partner_id: string;
  full_name: StoredName;
  /** short keyed hashes of the beginnings of its words (sensitive/name-beginnings.ts) */
  name_keys: Generated<number[]>;
  phone: StoredPhone;
  /** keyed hashes of it, whole and of its last four digits */
  phone_key: Generated<string | null>;
  phone_end_key: Generated<string | null>;
  /** sealed under the row's id; in clear while a version before may read it */
  email: string | null;
  /** keyed hash of it (sensitive/sealed-mail.ts) */
  email_key: Generated<string | null>;
  product: string;
  /** of its family, where there are answers; never changes (migration 1813) */
  release: ColumnType<string | null, string | null | undefined, never>;
  language: Language;
  message: string | null;
  /** a request product's form; ids, document numbers and birth dates are sealed (sensitive/). Null for a message or a call back */
  answers: ColumnType<StoredForm | null, string | null, string | null>;
  consents: ColumnType<Consent[] | null, string | null, string | null>;
  /** how far staff are with it */
  state: Generated<'new' | 'working' | 'done'>;
  assignee_id: ColumnType<string | null, string | null | undefined, string | null>;
  /** of the next open task */
  due_on: ColumnType<Day | null, Day | null | undefined, Day | null>;
  person_keys: Generated<string[]>;
  /** a product's form, a message, or only a number to call; the database tells */
  kind: ColumnType<'request' | 'message' | 'call-back', never, never>;
  search: Search;
  created_at: Instant;
}

export interface CoreTables {
  secret: SecretTable;
  session: SessionTable;
  partner: PartnerTable;
  category: CategoryTable;
  insurer: InsurerTable;
  lookup: LookupTable;
  rate: RateTable;
  rate_source: RateSourceTable;
  rate_hold: RateHoldTable;
  rate_limit: RateLimitTable;
  application: ApplicationTable;
}

/** What a key in the database is for: that of a database from before keys had numbers, what seals, what hashes, what signs. */
export type KeyPurpose = 'before' | 'seal' | 'hash' | 'sign';

/** A key of sealed columns and keyed hashes, wrapped by one that does not lie here (platform/sensitive, decision 0436). */
interface DataKeyTable {
  number: number;
  purpose: KeyPurpose;
  wrapped: string;
  /** gateways know it before anything is sealed under it */
  used_from: Instant;
  /** from it on records have keys of their own, which the version before those cannot open */
  for_persons: Generated<boolean>;
  /** what is sealed from it on besides what declarations say, which the version before does not open (platform/sensitive/also-sealed.ts) */
  also_seals: Generated<string[]>;
  made_at: Instant;
}

/** The key of a record that its person can have deleted, wrapped by a data key (platform/sensitive/record-keys.ts, decision 0507). */
export interface RecordKeyTable {
  /** of the quote, application or request to pay */
  id: string;
  partner_id: string;
  phone_key: string;
  wrapped: string;
  made_at: Instant;
}

/** How far the job has come that seals rows anew, one row a column or keyed hash. */
interface SealingWalkTable {
  thing: string;
  after_id: Generated<string>;
  done: Generated<boolean>;
  changed: Generated<number>;
  stuck: Generated<number>;
}

/** Keys of sealed columns, and what seals those anew. */
export interface KeyTables {
  data_key: DataKeyTable;
  record_key: RecordKeyTable;
  sealing_walk: SealingWalkTable;
}

/** A family's release that is served instead of the newest (panel/releases). */
interface ReleaseChoiceTable {
  family: string;
  version: string;
  chosen_at: Instant;
  /** what was live before; null when nobody knows */
  previous: ColumnType<string | null, string | null | undefined, never>;
}

/** A release that a part of the visitors gets or got (site/releases). */
interface ReleaseShareTable {
  number: Generated<string>;
  family: string;
  release: string;
  /** 1 to 50 */
  percent: number;
  begun_at: Instant;
  ended_at: MaybeInstant;
  recalled: Generated<boolean>;
}

/** A visitor of a release that is new, and how he fared (catalogue/releases). */
interface ReleaseVisitTable {
  release: string;
  session_id: string;
  seen_at: Instant;
  failed_at: MaybeInstant;
  errored_at: MaybeInstant;
  refused_at: MaybeInstant;
  quoted_at: MaybeInstant;
  ordered_at: MaybeInstant;
}

/** What such a visitor's browser measured of the form's page, in ms. */
interface ReleaseLoadTable {
  release: string;
  session_id: string;
  told_at: Instant;
  lcp_ms: number;
  /** null for who pressed nothing, and where a browser cannot tell */
  inp_ms: number | null;
}

/** A release that was taken back because of how its visitors fared (site/releases). */
interface ReleaseWithdrawalTable {
  number: Generated<string>;
  family: string;
  release: string;
  fault: string;
  visitors: number;
  faulty: number;
  at: Instant;
}

/** A link that shows a release to whoever opens it (site/previews). */
interface PreviewLinkTable {
  id: string;
  family: string;
  release: string;
  /** name of the member of staff */
  made_by: string;
  made_at: Instant;
  ends_at: Instant;
  /** null while nobody ended it before its time */
  ended_at: MaybeInstant;
}

/** A release of a family that is or was live (catalogue/releases). */
interface ReleaseTurnTable {
  family: string;
  release: string;
  live_since: Instant;
  replaced_at: MaybeInstant;
  recalled_at: MaybeInstant;
}

/** Releases of families, their channels and how their visitors fare. */
export interface ReleaseTables {
  preview_link: PreviewLinkTable;
  release_choice: ReleaseChoiceTable;
  release_load: ReleaseLoadTable;
  release_share: ReleaseShareTable;
  release_turn: ReleaseTurnTable;
  release_visit: ReleaseVisitTable;
  release_withdrawal: ReleaseWithdrawalTable;
}
