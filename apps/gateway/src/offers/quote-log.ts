import { EventEmitter } from 'node:events';
import type { QuoteEvent } from '@sigorta/contracts/operations/quote-create';
import type { Insertable, Kysely } from 'kysely';
import type { Database } from '../database/database.ts';
import type { OfferTable, QuoteTable } from '../database/tables/core-tables.ts';

export type StoredEvent = Exclude<QuoteEvent, { type: 'ping' }>;

/** Rows that are stored together with an event. */
export interface Beside {
  quote?: Insertable<QuoteTable>;
  offer?: Insertable<OfferTable>;
}

interface Entry {
  quoteId: string;
  event: StoredEvent;
  beside: Beside;
  at: Date;
  resolve: () => void;
  reject: (error: unknown) => void;
}

export interface QuoteLog {
  /** Resolves when the event and the rows beside it are stored; followers in this process are told. */
  append: (quoteId: string, event: StoredEvent, at: Date, beside?: Beside) => Promise<void>;
  /** Calls back with every event stored by this process from now on; returns the way to stop. */
  listen: (quoteId: string, listener: (event: StoredEvent) => void) => () => void;
  read: (quoteId: string, after: number) => Promise<StoredEvent[]>;
}

/** a batch never holds the one connection of the embedded database for long */
const largestBatch = 200;

/** An offer's event holds its id only; the offer itself is a row. */
type EventRow = StoredEvent | { type: 'offer'; sequence: number; offer: { id: string } };

const slim = (event: StoredEvent): EventRow =>
  event.type === 'offer' ? { ...event, offer: { id: event.offer.id } } : event;

const storeAll = (db: Kysely<Database>, entries: readonly Entry[]): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const quotes = entries.flatMap(({ beside }) => (beside.quote ? [beside.quote] : []));
    if (quotes.length > 0) await tx.insertInto('quote').values(quotes).execute();
    const offers = entries.flatMap(({ beside }) => (beside.offer ? [beside.offer] : []));
    if (offers.length > 0) await tx.insertInto('offer').values(offers).execute();
    await tx
      .insertInto('quote_event')
      .values(
        entries.map(({ quoteId, event, at }) => ({
          quote_id: quoteId,
          sequence: event.sequence,
          body: JSON.stringify(slim(event)),
          created_at: at,
        })),
      )
      .execute();
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
  const offers = await db.selectFrom('offer').select(['id', 'body']).where('quote_id', '=', quoteId).execute();
  const byId = new Map(offers.map(({ id, body }) => [id, body]));
  return rows.flatMap(({ body }): StoredEvent[] => {
    if (body.type !== 'offer') return [body];
    const offer = byId.get(body.offer.id);
    return offer ? [{ type: 'offer', sequence: body.sequence, offer }] : [];
  });
};

/**
 * Stores what insurers answered. Answers that arrive while a transaction is under way share the next one: with a real
 * fsync a commit is the dear part, and the order of a quote's events is kept.
 */
export const createQuoteLog = (db: Kysely<Database>): QuoteLog => {
  const emitter = new EventEmitter();
  emitter.setMaxListeners(0);
  let waiting: Entry[] = [];
  let running = false;

  const settle = (entry: Entry): void => {
    entry.resolve();
    emitter.emit(entry.quoteId, entry.event);
  };
  const storeOneByOne = async (entries: readonly Entry[]): Promise<void> => {
    for (const entry of entries) await storeAll(db, [entry]).then(() => settle(entry), entry.reject);
  };
  const run = async (): Promise<void> => {
    running = true;
    while (waiting.length > 0) {
      const batch = waiting.slice(0, largestBatch);
      waiting = waiting.slice(largestBatch);
      try {
        await storeAll(db, batch);
        for (const entry of batch) settle(entry);
      } catch {
        // one bad row must not take the others with it
        await storeOneByOne(batch);
      }
    }
    running = false;
  };

  return {
    append: (quoteId, event, at, beside = {}) =>
      new Promise((resolve, reject) => {
        waiting.push({ quoteId, event, at, beside, resolve, reject });
        if (!running) void run();
      }),
    listen: (quoteId, listener) => {
      emitter.on(quoteId, listener);
      return () => emitter.off(quoteId, listener);
    },
    read: (quoteId, after) => readAll(db, quoteId, after),
  };
};
