import { sql, type Transaction } from 'kysely';
import type { Database } from '../database/database.ts';
import { DoesNotOpen } from './seal.ts';

export type Trx = Transaction<Database>;

/** What came of some rows: how many were changed or are held by somebody, and how many do not open. */
export interface Walked {
  changed: number;
  stuck: number;
}

/** Rows that hold something in clear, and how one of them is sealed. */
interface ClearRows<Row extends { id: string }> {
  table: string;
  find: (ids: readonly string[]) => Promise<Row[]>;
  seal: (row: Row) => Promise<void>;
}

/**
 * Seals what of these rows lies in clear. Nobody is waited for: what somebody holds is counted and has its turn in the next round.
 * Rows are locked before they are read with their keys: a correction writes both.
 */
export const sealHeld = async <Row extends { id: string }>(
  trx: Trx,
  { table, find, seal }: ClearRows<Row>,
  ids: readonly string[],
): Promise<Walked> => {
  const seen = ids.length === 0 ? [] : await find(ids);
  if (seen.length === 0) return { changed: 0, stuck: 0 };
  const { rows: held } = await sql<{ id: string }>`select id from ${sql.table(table)}
    where id in (${sql.join(seen.map(({ id }) => id))}) order by id for update skip locked`.execute(trx);
  let [changed, stuck] = [seen.length - held.length, 0];
  for (const row of held.length === 0 ? [] : await find(held.map(({ id }) => id))) {
    try {
      await seal(row);
      changed += 1;
    } catch (error) {
      if (!(error instanceof DoesNotOpen)) throw error;
      stuck += 1;
    }
  }
  return { changed, stuck };
};
