import { EventEmitter } from 'node:events';
import type { QuoteEvent } from '@sigorta/contracts/operations/quote-create';
import { type Insertable, type Kysely, sql } from 'kysely';
import { createBatcher } from '../platform/database/batcher.ts';
import type { Database } from '../platform/database/database.ts';
import type { OfferTable, QuoteTable } from '../platform/database/tables/buyer-tables.ts';
import type { Listener } from '../platform/ports.ts';
import { type NewRecordKey, withRecordKeys } from '../platform/sensitive/record-keys.ts';

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

/** An offer's event holds its id only; the offer itself is a row. */
type EventRow = StoredEvent | { type: 'offer'; sequence: number; offer: { id: string } };

const slim = (event: StoredEvent): EventRow =>
  event.type === 'offer' ? { ...event, offer: { id: event.offer.id } } : event;

/** In one statement with the rows, so that telling costs no way of its own; who is told finds them there. */
const storeEvents = async (
  tx: Kysely<Database>,
  entries: readonly Entry[],
  isTold: boolean,
): Promise<void> => {
  const rows = entries.map(({ quoteId, event, at }) => ({
    quote_id: quoteId,
    sequence: event.sequence,
    body: JSON.stringify(slim(event)),
    created_at: at,
  }));
  const insert = tx.insertInto('quote_event').values(rows);
  if (!isTold) {
    await insert.execute();
    return;
  }
  const ids = [...new Set(entries.map(({ quoteId }) => quoteId))].join(' ');
  await tx
    .with('stored', () => insert.returning('sequence'))
    .selectNoFrom(sql`pg_notify(${channel}, ${ids})`.as('told'))
    .execute();
};

const storeAll = (db: Kysely<Database>, entries: readonly Entry[], isTold: boolean): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const quotes = entries.flatMap(({ beside }) => (beside.quote ? [beside.quote] : []));
    const keys = entries.flatMap(({ beside }) => (beside.key ? [beside.key] : []));
    if (quotes.length > 0)
      await (keys.length > 0 ? withRecordKeys(tx, keys) : tx).insertInto('quote').values(quotes).execute();
    const offers = entries.flatMap(({ beside }) => (beside.offer ? [beside.offer] : []));
    if (offers.length > 0) await tx.insertInto('offer').values(offers).execute();
    await storeEvents(tx, entries, isTold);
    const done = entries.filter(({ event }) => event.type === 'done').map(({ quoteId }) => quoteId);
    const [last] = entries.slice(-1);
    if (done.length > 0 && last) {
      await tx.updateTable('quote').set({ finished_at: last.at }).where('id', 'in', done).execute();
    }
  });

const readAll = async (db: Kysely<Database>, quoteId: string, after: number): Promise<StoredEvent[]> => {
  const rows = await db
    .selectFrom('quote_event')
    .select('body')
    .where('quote_id', '=', quoteId)
    .where('sequence', '>', after)
    .orderBy('sequence')
    .execute();
  if (!rows.some(({ body }) => body.type === 'offer')) return rows.map(({ body }) => body as StoredEvent);
  const offers = await db
    .selectFrom('offer')
    .select(['id', 'body'])
    .where('quote_id', '=', quoteId)
    .execute();
  const byId = new Map(offers.map(({ id, body }) => [id, body]));
  return rows.flatMap(({ body }): StoredEvent[] => {
    if (body.type !== 'offer') return [body];
    const offer = byId.get(body.offer.id);
    return offer ? [{ type: 'offer', sequence: body.sequence, offer }] : [];
  });
};

/**
 * Stores what insurers answered and tells those who follow; the order of a quote's events is kept.
 * @param listening how this replica hears of others; null where there are none
 */
export const createQuoteLog = (
  db: Kysely<Database>,
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
  const batcher = createBatcher<Entry>((entries) => storeAll(db, entries, listener !== null));
  return {
    append: async (quoteId, event, at, beside = {}) => {
      await batcher.add({ quoteId, event, beside, at });
      emitter.emit(quoteId, event);
    },
    listen: (quoteId, heard) => {
      emitter.on(quoteId, heard);
      return () => emitter.off(quoteId, heard);
    },
    read: (quoteId, after) => readAll(db, quoteId, after),
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
