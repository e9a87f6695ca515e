import type { KeyObject } from 'node:crypto';
import type { DiscoveredProduct } from '@sigorta/product-kit/discover';
import type { Product } from '@sigorta/product-kit/product';
import type { Counter, Histogram, Registry } from 'prom-client';
import type { KeyPurpose } from './database/tables/core-tables.ts';

/* What the context holds, without the code behind it: who uses a port need not read how it is made. */

/** What time it is, for everything that replicas compare. */
export interface Clock {
  (): Date;
  /** it is the database's; a test's own clock is not */
  isOfDatabase?: true;
}

/** What a row keeps of a file: its bytes, or which object of the store they are. */
export interface StoredFile {
  bytes: Uint8Array | null;
  object: string | null;
  object_key: Uint8Array | null;
  /** of the bytes as they lie */
  sha256: string | null;
  /** when its object was found to be gone or another */
  lost_at?: Date | null;
}

/** What is kept as a file; the row's table. */
export type FileKind = 'document' | 'picture';

/** Files of rows, wherever they lie: nobody else reads or writes those columns. */
export interface StoredFiles {
  /**
   * Puts a file away for a row that is written next. Never inside a transaction: what is put is written down first, and removed
   * again unless a row with these columns is committed within the hour.
   * @param id of the row, which alone the file opens for
   */
  put: (kind: FileKind, id: string, plain: Uint8Array) => Promise<StoredFile & { sha256: string }>;
  /**
   * @throws Refusal `service-unavailable` while the store is away; `document-not-ready`, or `not-found` of a picture, where
   * its object is gone or another, which is noted: a paper is then made again
   */
  read: (kind: FileKind, id: string, row: StoredFile) => Promise<Buffer>;
}

/** Work that outlives the request that began it; shutting down waits for it. */
export interface Background {
  run: (job: string, work: () => Promise<void>) => void;
  /** resolves when all of it has ended */
  settled: () => Promise<void>;
}

/** How much this process is behind. */
export interface Load {
  /** so late that nothing new should begin */
  isBusy: () => boolean;
  /**
   * What goes first does not ask. @param visitor its address, whether it stands before those who came earlier and are not, when
   * it came first where it was put off and proves it (ms since 1970), and what tells that nobody waits for the answer any more
   * @returns false when the process was full for too long
   */
  mayBegin: (visitor: {
    ip: string;
    isAhead: boolean;
    waitedSince?: () => number | null;
    gone: () => AbortSignal;
  }) => Promise<boolean>;
  /** a step of a purchase was taken in, which did not ask */
  goBy: () => void;
  close: () => void;
}

/** Hears on one connection what other replicas wrote. */
export interface Listener {
  /** begins to hear, unless it does already */
  open: () => void;
  /** nothing is missed now */
  isLive: () => boolean;
  close: () => Promise<void>;
}

/** Gathers what arrives while the database is busy into one write: with a real fsync a commit is the dear part. */
export interface Batcher<T> {
  /** resolves when the item is stored */
  add: (item: T) => Promise<void>;
}

export interface Metrics {
  registry: Registry;
  requests: Histogram<'operation' | 'status'>;
  calls: Histogram<'peer' | 'outcome'>;
  insurerAnswers: Counter<'insurer' | 'kind'>;
  policyReports: Counter<'directive'>;
  turnedAway: Counter<'door'>;
  releasesMissing: Counter<'family'>;
  paymentUnlistedCodes: Counter<'connector' | 'call' | 'class'>;
}

/** What a collector of traces is told of a thing. */
export type AttributeValue = string | number | boolean;

/** Whom a gateway calls. */
export type Peer =
  | 'insurer'
  | 'payment-provider'
  | 'settlement-files'
  | 'sms-provider'
  | 'mail-server'
  | 'exchange-rates'
  | 'address-register'
  | 'vehicle-register'
  | 'key-service';

/** Where a span stands among others, in the hexadecimal of W3C's `traceparent`. */
export interface Trace {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
}

/** One answered request, one call of it, or one job. */
export interface Span {
  name: string;
  kind: 'server' | 'client' | 'job';
  trace: Trace;
  /** ms since 1970 */
  from: number;
  until: number;
  attributes: Readonly<Record<string, AttributeValue | undefined>>;
  failed: boolean;
}

export interface Telemetry {
  /** somebody collects it; else no span need be made */
  isHeard: boolean;
  span: (span: Span) => void;
  /** a line of the log, as it was written */
  line: (text: string) => void;
  /** whose figures are sent */
  watch: (registry: Registry) => void;
  /** sends what waits */
  flush: () => Promise<void>;
  /** the last time */
  close: () => Promise<void>;
}

export interface Mail {
  from: string;
  to: string;
  /** who an answer goes to, when it is not the sender */
  replyTo?: string | undefined;
  subject: string;
  text: string;
  html: string;
  /** the same for every try of one mail, so that a reader's program shows a repeated one once */
  messageId: string;
  attachments: { filename: string; content: Buffer }[];
  /** what reports about it are known by; a mail about no purchase has none */
  deliveryId?: string | undefined;
}

export interface Mailer {
  /** @throws when the server did not take the mail, or nobody knows */
  send: (mail: Mail) => Promise<void>;
}

/** What a release of a family says of one of its products. */
export type DeclaredProduct = Pick<DiscoveredProduct, 'product' | 'texts'> &
  Partial<Pick<DiscoveredProduct, 'faq' | 'family' | 'scenarios' | 'scenarioTexts' | 'claimTexts'>>;

/** A product as one release of its family declares it. */
export interface ReleasedProduct extends DeclaredProduct {
  /** id of the release, `pet@0123456789abcdef` */
  release: string;
}

/** What a row says of its product: which one, and by which release it was begun. A row of no product has none. */
export interface Pin {
  product: string;
  release: string | null;
}

/**
 * The products of the house. There is no question for "the product of this id": who begins something asks for the live
 * one, who goes on with something asks for the one that it was begun with.
 */
export interface Products {
  /** to begin something new with; null when nobody sells it now */
  live: (productId: string) => ReleasedProduct | null;
  /** every product that is sold now, in the order of the catalogue */
  allLive: () => readonly ReleasedProduct[];
  /**
   * To begin something that was filled in under a release.
   * @param release of the page it was filled in on; undefined for a caller of our contract, who means the live one
   * @throws Refusal `release-gone` when nothing may begin under it any more, `not-found` when nobody sells the product
   */
  begun: (productId: string, release: string | undefined) => Promise<ReleasedProduct>;
  /** as it was declared when the row began; null for a product that no release known to us has */
  of: (pin: Pin) => Promise<ReleasedProduct | null>;
  /** its card for lists and letters, of the live release or else of the last one; null for what is no product */
  named: (productId: string) => Product['card'] | null;
  /** where a page of it lies today: of the live release, else of the pinned one, else undefined */
  pathOf: (pin: Pin, page: keyof Product['paths']) => Promise<string | undefined>;
  /**
   * What a page says of its family: the release that its files were built with while that may begin something and can be
   * opened, else the live one; undefined when the family sells nothing.
   */
  pageRelease: (family: string, built: string | undefined) => Promise<string | undefined>;
  /** it was sold by this gateway and is no longer */
  isRetired: (productId: string) => boolean;
  /** counts how often what is live changed, so that what was made of it can be made anew */
  turns: () => number;
}

/** What signs links, marks and tokens: the first one signs, all of them check. */
export type SigningKeys = readonly [Buffer, ...Buffer[]];

/** What a keyed hash is for; each has a key of its own. */
export type HashPurpose =
  | 'phone index'
  | 'phone end'
  | 'name beginning'
  | 'identity index'
  | 'mail index'
  | 'recovery codes'
  | 'payment request details'
  | 'login codes'
  | 'kept answers';

export interface SealingKey {
  /** as sealed values name it; null: of before keys had numbers */
  number: number | null;
  /** the record whose key it is; of a data key there is none */
  record?: string;
  /** a data key: every gateway that knows it knows keys of records too */
  isForPersons?: boolean;
  /** what is sealed under it whatever declarations say (sensitive/also-sealed.ts): every gateway that knows the key opens it */
  alsoSeals?: readonly string[];
  key: Buffer;
}

export interface HashingKey {
  of: Readonly<Record<HashPurpose, KeyObject>>;
  usedFrom: Date;
}

/** What seals columns and makes keyed hashes, as it is at this moment: a key may be added and taken away while a gateway runs. */
export interface DataKeys {
  /** what new values are sealed under */
  sealing: () => SealingKey;
  /** what may open a value that names this number */
  opening: (number: number | null) => readonly Buffer[];
  /** the one in use first, then those of before and one that is to come: for looking up */
  hashing: () => readonly [HashingKey, ...HashingKey[]];
}

/** A key as it lies in the database: wrapped, and bound to its number and what it is for. */
export interface WrappedKey {
  number: number;
  purpose: KeyPurpose;
  wrapped: string;
}

/** What wraps keys: a secret of ours, or a service that shows its key to nobody. */
export interface KeyWrap {
  wrap: (key: Omit<WrappedKey, 'wrapped'>, content: Uint8Array) => Promise<string>;
  /** null for what another one wrapped, or what was changed */
  unwrap: (key: WrappedKey) => Promise<Buffer | null>;
}

/** For who adds keys and takes them away. */
export interface KeyHolder {
  /** what keys are wrapped by */
  wrapping: KeyWrap;
  /**
   * Whether the service that wraps keys still opens ours; keys in memory go on whatever it says.
   * @returns why not; null where it does, or where none is named
   */
  check: () => Promise<string | null>;
  /** since when it does not */
  awaySince: () => Date | null;
  /** reads them again: another gateway may have added one, or taken one away that nothing names */
  follow: () => Promise<void>;
}
