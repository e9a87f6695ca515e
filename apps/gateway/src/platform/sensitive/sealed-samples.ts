import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { DoesNotOpen, isSealed, unseal, unsealBytes } from './seal.ts';
import { type SealedColumn, sealedColumns } from './sealed-columns.ts';

/* What was sealed before keys had numbers, some of each column: whether keys are those of a database is seen by opening one. */

const mark = 'sealed.v1.';
/** more than one: a text that somebody typed may look sealed, and a row may have been copied by hand */
const together = 5;
/** nobody types into these; papers last, for they are read whole */
const order = ['text', 'json', 'bytes'] as const satisfies readonly SealedColumn['kind'][];

const looksSealed = ({ column, kind }: SealedColumn) => {
  const value = sql.ref(column);
  if (kind === 'text') return sql`starts_with(${value}, ${mark})`;
  if (kind === 'json') return sql`${value}::text like ${`%"${mark}%`}`;
  return sql`substring(${value} from 1 for ${mark.length}) = ${Buffer.from(mark)}`;
};

const textsIn = (value: unknown): string[] => {
  if (isSealed(value)) return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

const opens = (work: () => unknown): boolean => {
  try {
    work();
    return true;
  } catch (error) {
    if (error instanceof DoesNotOpen) return false;
    throw error;
  }
};

/** @returns whether one of them opens; null where nothing is sealed */
export const opensSome = async (db: Kysely<Database>, before: readonly Buffer[]): Promise<boolean | null> => {
  const keys = { opening: () => before };
  let isAny = false;
  for (const of of order.flatMap((kind) => sealedColumns.filter((column) => column.kind === kind))) {
    const { rows } = await sql<{
      row: string;
      value: unknown;
    }>`select ${sql.raw(of.row)} as row, ${sql.ref(of.column)} as value
      from ${sql.table(of.table)} where ${looksSealed(of)} limit ${together}`.execute(db);
    isAny ||= rows.length > 0;
    const isOpen = rows.some(({ row, value }) =>
      value instanceof Uint8Array
        ? opens(() => unsealBytes(keys, row, value))
        : textsIn(value).some((text) => opens(() => unseal(keys, row, text))),
    );
    if (isOpen) return true;
  }
  return isAny ? false : null;
};
