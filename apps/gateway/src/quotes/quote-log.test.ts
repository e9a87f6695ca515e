import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import { expect, test } from 'vitest';
import type { Database } from '../platform/database/database.ts';
import { createQuoteLog } from './quote-log.ts';

const now = new Date('2026-11-29T12:00:00Z');

/** A log whose database notes what it is asked, and holds nothing. */
const noted = () => {
  const asked: string[] = [];
  const db = new Kysely<Database>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (own) => new PostgresIntrospector(own),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query }) => {
      asked.push(query.sql.replaceAll(/\s+/g, ' '));
    },
  });
  return { asked, log: createQuoteLog(db, async () => null) };
};

test('a quote begins with one statement: its key, its row and its first line, or none of them', async () => {
  const { asked, log } = noted();
  const first = { type: 'quote', sequence: 0, quote: {}, insurers: [] };
  await log.append('q', first as never, now, { quote: { id: 'q' } as never, key: { id: 'q' } as never });
  expect(asked).toHaveLength(1);
  for (const table of ['"record_key"', '"quote"', '"quote_event"'])
    expect(asked[0]).toContain(`insert into ${table}`);
});

test('each shape of answers is one text with a name of its own, whatever it holds', async () => {
  const { asked, log } = noted();
  const failure = (sequence: number) => ({ type: 'failure', sequence, failure: {} }) as never;
  const done = (sequence: number) => ({ type: 'done', sequence, offers: 0, failures: 1 }) as never;
  for (const quoteId of ['one', 'two']) {
    await log.append(quoteId, failure(1), now);
    await log.append(quoteId, done(2), now);
  }
  const [answer, end, ...again] = asked;
  expect(again).toEqual([answer, end]);
  const nameOf = (text = '') => /planned once: ([a-z-]+)/.exec(text)?.[1];
  expect(new Set([nameOf(answer), nameOf(end), undefined]).size).toBe(3);
});
