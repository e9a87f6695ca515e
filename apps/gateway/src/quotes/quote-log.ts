import { EventEmitter } from 'node:events';
import type { QuoteEvent, QuoteSummary } from '@sigorta/contracts/operations/quote-create';
import { type Insertable, type Kysely, type QueryCreator, type RawBuilder, sql } from 'kysely';
import { createBatcher } from '../platform/database/batcher.ts';
import type { Database } from '../platform/database/database.ts';
import { keptStatement } from '../platform/database/planned-once.ts';
import type { OfferTable, QuoteTable } from '../platform/database/tables/buyer-tables.ts';
import type { Listener } from '../platform/ports.ts';
import { type NewRecordKey, withRecordKeys } from '../platform/sensitive/record-keys.ts';
import { keepWritten } from '../platform/written-json.ts';
import { bareSummary } from './quote-summary.ts';

export type StoredEvent = Exclude<QuoteEvent, { type: 'ping' }>;

/** Rows that are stored together with an event. */
interface Beside {
  quote?: Insertable<QuoteTable>;
  /** of the quote, where it has a person */
  key?: NewRecordKey | null;
  offer?: Insertable<OfferTable>;
}

interface Entry {
  quoteId: string;
  event: StoredEvent;
  beside: Beside;
  at: Date;
}

export interface QuoteLog {
  /** Resolves when the event and the rows beside it are stored; followers in this process are told. */
  append: (quoteId: string, event: StoredEvent, at: Date, beside?: Beside) => Promise<void>;
  /**
   * Calls back with every event stored by this process from now on, and with null when the table may hold more than was
   * heard; returns the way to stop.
   */
  listen: (quoteId: string, listener: Heard) => () => void;
  read: (quoteId: string, after: number) => Promise<StoredEvent[]>;
  /** Does what asks the insurers of a quote: meanwhile all its lines come from this process. */
  whileAsking: (quoteId: string, work: () => Promise<void>) => Promise<void>;
  /** How long who hears nothing waits before looking into the table, ms; null while nothing can stand there unheard. */
  silenceMs: (quoteId: string) => number | null;
  close: () => Promise<void>;
}

type Heard = (event: StoredEvent | null) => void;

/** Told on by the database, to the other replicas. */
const channel = 'quote_lines';
/** how often the table is looked into for lines of others: where nobody tells of them, and where somebody does */
const silence = { alone: 500, told: 5_000 };

/** An offer's event holds its id only, and the first one nothing that its buyer told: both are rows of their own. */
type EventRow = StoredEvent | { type: 'offer'; sequence: number; offer: { id: string } };

const slim = (event: StoredEvent): EventRow => {
  if (event.type === 'quote') return { ...event, quote: bareSummary(event.quote) };
  return event.type === 'offer' ? { ...event, offer: { id: event.offer.id } } : event;
};

/** An offer's line goes to its buyer with the text that its row holds. */
const keepLine = (event: StoredEvent, { offer }: Beside): void => {
  if (event.type !== 'offer' || !offer) return;
  keepWritten(event, `{"type":"offer","sequence":${event.sequence},"offer":${offer.body}}`);
};

/** Answers that come closer together than this are stored in one statement: in a crowd that is the statement of many quotes. */
const apartMs = 20;

/** Rows as JSON; their `body` is that already and stands in them as it is: written into a text once more it would be read twice. */
const jsonOf = (rows: readonly { body: string }[]): string =>
  `[${rows.map(({ body, ...row }) => `${JSON.stringify(row).slice(0, -1)},"body":${body}}`).join(',')}]`;

/** Which rows a statement stores: its text and its plan are kept, a few in all. */
interface Shape {
  /** columns of the offers' rows; none when it stores no offer */
  offers: readonly string[];
  isEnd: boolean;
  isTold: boolean;
}

interface Stored extends Record<string, unknown> {
  /** rows as JSON */
  lines: string;
  offers: string;
  ended: readonly string[];
  endedAt: Date | null;
  /** quotes that others are told of */
  ids: string;
}

const lineColumns = ['quote_id', 'sequence', 'body', 'created_at'];

const insertOf = (table: 'quote_event' | 'offer', names: readonly string[], rows: RawBuilder<unknown>) => {
  const columns = sql.join(names.map((name) => sql.ref(name)));
  return sql<Record<string, unknown>>`insert into ${sql.table(table)} (${columns})
    select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${rows}::text::json)`;
};

type ValueOf = (of: keyof Stored & string) => RawBuilder<unknown>;

type Store = RawBuilder<Record<string, unknown>>;

const endOf = (value: ValueOf): Store =>
  sql`update quote set finished_at = ${value('endedAt')} where id = any(${value('ended')}::text[])`;

/** What stores the rows of a shape, by the names it has within the statement. */
const storesOf = ({ offers, isEnd }: Shape, value: ValueOf): [name: string, store: Store][] =>
  Object.entries({
    lines: insertOf('quote_event', lineColumns, value('lines')),
    ...(offers.length > 0 && { offers: insertOf('offer', offers, value('offers')) }),
    ...(isEnd && { ended: endOf(value) }),
  });

const telling = ({ isTold }: Shape, value: ValueOf): RawBuilder<unknown> =>
  isTold ? sql`pg_notify(${channel}, ${value('ids')})` : sql`1`;

const storing = (shape: Shape, name: string) =>
  keptStatement<unknown, Stored>(`quote-answers-${name}`, (value) => {
    const stores = storesOf(shape, value).map(([name, store]) => sql`${sql.ref(name)} as (${store})`);
    return sql`with ${sql.join(stores)} select ${telling(shape, value)} as told`;
  });

const shapes = new Map<string, ReturnType<typeof storing>>();

function statementOf(shape: Shape): ReturnType<typeof storing> {
  const key = JSON.stringify(shape);
  const known = shapes.get(key);
  if (known) return known;
  const made = storing(shape, String.fromCharCode(97 + shapes.size));
  shapes.set(key, made);
  return made;
}

function storedOf(entries: readonly Entry[], isTold: boolean): { shape: Shape; stored: Stored } {
  const lines = entries.map(({ quoteId, event, at }) => ({
    quote_id: quoteId,
    sequence: event.sequence,
    body: JSON.stringify(slim(event)),
    created_at: at,
  }));
  const offers = entries.flatMap(({ beside }) => (beside.offer ? [beside.offer] : []));
  const done = entries.filter(({ event }) => event.type === 'done');
  return {
    shape: { offers: Object.keys(offers[0] ?? {}), isEnd: done.length > 0, isTold },
    stored: {
      lines: jsonOf(lines),
      offers: jsonOf(offers),
      ended: done.map(({ quoteId }) => quoteId),
      endedAt: done.at(-1)?.at ?? null,
      ids: [...new Set(entries.map(({ quoteId }) => quoteId))].join(' '),
    },
  };
}

/**
 * Answers of insurers and ends of their quotes, and new quotes with their keys and first lines, in one statement: it takes no transaction
 * of its own, and who is told of it finds the rows there. A quote's end comes after its first line was stored.
 */
const storeAll = async (db: Kysely<Database>, entries: readonly Entry[], isTold: boolean): Promise<void> => {
  const { shape, stored } = storedOf(entries, isTold);
  const quotes = entries.flatMap(({ beside }) => (beside.quote ? [beside.quote] : []));
  if (quotes.length === 0) {
    await statementOf(shape)(db, stored);
    return;
  }
  const keys = entries.flatMap(({ beside }) => (beside.key ? [beside.key] : []));
  const value: ValueOf = (of) => sql.val(stored[of]);
  const begun: QueryCreator<Database> = keys.length > 0 ? withRecordKeys(db, keys) : db;
  await storesOf(shape, value)
    .reduce<QueryCreator<Database>>(
      (query, [name, store]) => query.with(name, () => sql<Record<string, unknown>>`(${store})`),
      begun.with('quotes', (also) => also.insertInto('quote').values(quotes)),
    )
    .selectNoFrom(telling(shape, value).as('told'))
    .execute();
};

type Summing = (quoteId: string) => Promise<QuoteSummary | null>;

const readAll = async (
  db: Kysely<Database>,
  summing: Summing,
  quoteId: string,
  after: number,
): Promise<StoredEvent[]> => {
  const rows = await db
    .selectFrom('quote_event')
    .select('body')
    .where('quote_id', '=', quoteId)
    .where('sequence', '>', after)
    .orderBy('sequence')
    .execute();
  const has = (type: StoredEvent['type']): boolean => rows.some(({ body }) => body.type === type);
  const [summary, offers] = await Promise.all([
    has('quote') ? summing(quoteId) : null,
    has('offer')
      ? db.selectFrom('offer').select(['id', 'body']).where('quote_id', '=', quoteId).execute()
      : [],
  ]);
  const byId = new Map(offers.map(({ id, body }) => [id, body]));
  return rows.flatMap(({ body }): StoredEvent[] => {
    if (body.type === 'quote') return [summary ? { ...body, quote: summary } : body];
    if (body.type !== 'offer') return [body];
    const offer = byId.get(body.offer.id);
    return offer ? [{ type: 'offer', sequence: body.sequence, offer }] : [];
  });
};

/**
 * Stores what insurers answered and tells those who follow; the order of a quote's events is kept.
 * @param summing what the first line of a quote says, from the quote's own row
 * @param listening how this replica hears of others; null where there are none
 */
export const createQuoteLog = (
  db: Kysely<Database>,
  summing: Summing,
  listening:
    | ((channel: string, told: (payload: string) => void, turned: () => void) => Listener)
    | null = null,
): QuoteLog => {
  const emitter = new EventEmitter();
  emitter.setMaxListeners(0);
  const asking = new Set<string>();
  const look = (quoteId: string): void => {
    if (!asking.has(quoteId)) emitter.emit(quoteId, null);
  };
  const listener =
    listening?.(
      channel,
      (payload) => payload.split(' ').forEach(look),
      () => emitter.eventNames().map(String).forEach(look),
    ) ?? null;
  const batcher = createBatcher<Entry>((entries) => storeAll(db, entries, listener !== null), apartMs);
  return {
    append: async (quoteId, event, at, beside = {}) => {
      await batcher.add({ quoteId, event, beside, at });
      keepLine(event, beside);
      emitter.emit(quoteId, event);
    },
    listen: (quoteId, heard) => {
      emitter.on(quoteId, heard);
      return () => emitter.off(quoteId, heard);
    },
    read: (quoteId, after) => readAll(db, summing, quoteId, after),
    whileAsking: async (quoteId, work) => {
      asking.add(quoteId);
      try {
        await work();
      } finally {
        asking.delete(quoteId);
        look(quoteId);
      }
    },
    silenceMs: (quoteId) => {
      if (asking.has(quoteId)) return null;
      listener?.open();
      return listener?.isLive() ? silence.told : silence.alone;
    },
    close: async () => listener?.close(),
  };
};
