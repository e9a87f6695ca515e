import type { Consent } from '@sigorta/contracts/consent';
import type { ExchangeRate, RateKind } from '@sigorta/contracts/offer';
import type { PartnerSettings } from '@sigorta/contracts/partner';
import type { Language } from '@sigorta/i18n/language';
import type { Application } from '@sigorta/product-kit/field';
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
  full_name: string;
  phone: string;
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
  answers: ColumnType<Application | null, string | null, string | null>;
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
