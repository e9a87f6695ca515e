import { type Insertable, type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { QuoteTable } from '../../platform/database/tables/buyer-tables.ts';
import { type NewRecordKey, withRecordKeys } from '../../platform/sensitive/record-keys.ts';
import { oldRelease } from '../old-release.ts';

/** What a measured quote says: the rest is the same for all. */
type Said = Pick<Insertable<QuoteTable>, 'id' | 'product' | 'application' | 'name_keys'>;

/** Bytes that all quotes take: the table with what lies beside it, the index over words, that over numbers of names. */
interface Sizes {
  table: number;
  words: number;
  numbers: number;
}

/** Quotes of one session, stored one a statement as the gateway does, and what they take. */
export const storedQuotes = async (db: Kysely<Database>) => {
  await sql`insert into session (id, created_at, expires_at) values ('bench', now(), now() + interval '1 day')`.execute(
    db,
  );
  const shared = {
    session_id: 'bench',
    partner_id: 'default',
    release: oldRelease,
    language: 'tr' as const,
    consents: '[]',
    insurers: '[]',
    created_at: new Date(),
    finished_at: null,
  };
  const figure = async (of: ReturnType<typeof sql<{ figure: string }>>): Promise<number> =>
    Number((await of.execute(db)).rows[0]?.figure);
  return {
    empty: async (): Promise<void> => {
      await sql`truncate quote, record_key cascade`.execute(db);
      await sql`checkpoint`.execute(db);
    },
    store: async (said: Said, key: NewRecordKey | null): Promise<void> => {
      await (key ? withRecordKeys(db, [key]) : db)
        .insertInto('quote')
        .values({ ...shared, ...said })
        .execute();
    },
    /** bytes of the log so far */
    logged: () => figure(sql<{ figure: string }>`select pg_current_wal_insert_lsn() - '0/0' as figure`),
    sizes: async (): Promise<Sizes> => {
      await sql`vacuum analyze quote`.execute(db);
      return {
        table: await figure(sql`select pg_table_size('quote') as figure`),
        words: await figure(sql`select pg_relation_size('quote_search') as figure`),
        numbers: await figure(sql`select pg_relation_size('quote_by_name') as figure`),
      };
    },
  };
};
