import { EventEmitter } from 'node:events';
import type { QuoteEvent } from '@sigorta/contracts/operations/quote-create';
import type { Insertable, Kysely } from 'kysely';
import { createBatcher } from '../platform/database/batcher.ts';
import type { Database } from '../platform/database/database.ts';
import type { OfferTable, QuoteTable } from '../platform/database/tables/buyer-tables.ts';

export type StoredEvent = Exclude<QuoteEvent, { type: 'ping' }>;

/** Rows that are stored together with an event. */
interface Beside {
  quote?: Insertable<QuoteTable>;
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
  /** Calls back with every event stored by this process from now on; returns the way to stop. */
  listen: (quoteId: string, listener: (event: StoredEvent) => void) => () => void;
  read: (quoteId: string, after: number) => Promise<StoredEvent[]>;
}

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

/** Stores what insurers answered and tells those who follow; the order of a quote's events is kept. */
export const createQuoteLog = (db: Kysely<Database>): QuoteLog => {
  const emitter = new EventEmitter();
  emitter.setMaxListeners(0);
  const batcher = createBatcher<Entry>((entries) => storeAll(db, entries));
  return {
    append: async (quoteId, event, at, beside = {}) => {
      await batcher.add({ quoteId, event, beside, at });
      emitter.emit(quoteId, event);
    },
    listen: (quoteId, listener) => {
      emitter.on(quoteId, listener);
      return () => emitter.off(quoteId, listener);
    },
    read: (quoteId, after) => readAll(db, quoteId, after),
  };
};
