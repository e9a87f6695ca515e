import { type QueryExecutorProvider, sql } from 'kysely';

/** One statement on the connection that holds the snapshot. */
export type Ask = (text: string) => Promise<readonly Record<string, unknown>[]>;

export const askOf =
  (db: QueryExecutorProvider): Ask =>
  async (text) =>
    (await sql<Record<string, unknown>>`${sql.raw(text)}`.execute(db)).rows;

/** @param table of ours, as our own code spells it */
export const isThere = async (ask: Ask, table: string): Promise<boolean> => {
  const [row] = await ask(`select to_regclass('public.${table}') is not null as there`);
  return row?.there === true;
};

/** Both databases give moments as dates. */
export const instantOf = (value: unknown): string =>
  (value instanceof Date ? value : new Date(String(value))).toISOString();
