import { type Kysely, sql } from 'kysely';
import type { Context } from '../context.ts';
import type { Database } from '../database/database.ts';
import { failpoint } from '../failpoint.ts';
import type { DataKeys } from '../ports.ts';
import { sealBillings } from './clear-billings.ts';
import { formColumns, sealForms } from './clear-forms.ts';
import { sealMails } from './clear-mails.ts';
import { sealNames, sealNamesOfOrders } from './clear-names.ts';
import { phoneColumns, sealPhones } from './clear-phones.ts';
import type { Trx, Walked } from './held-rows.ts';
import {
  DoesNotOpen,
  isOfRecord,
  isSealed,
  markInUse,
  seal,
  sealBytes,
  unseal,
  unsealBytes,
} from './seal.ts';
import { type SealedColumn, sealedColumns } from './sealed-columns.ts';

/** rows a step; papers are read and written whole */
const together = { text: 200, json: 100, bytes: 20 } as const;
/** the row that says when the round began */
const round = 'round';

/** Has everything be walked from its first row. */
export const beginRound = async (trx: Trx, now: Date): Promise<void> => {
  const fresh = { done: false, changed: 0, stuck: 0 };
  const rows = walks.map(({ thing }) => ({ thing, after_id: '', ...fresh }));
  await trx
    .insertInto('sealing_walk')
    .values([...rows, { thing: round, ...fresh, after_id: now.toISOString(), done: true }])
    .onConflict((known) =>
      known.column('thing').doUpdateSet((to) => ({
        after_id: to.ref('excluded.after_id'),
        done: to.ref('excluded.done'),
        changed: 0,
        stuck: 0,
      })),
    )
    .execute();
};

export interface Round {
  begunAt: Date | null;
  /** everything of it was walked */
  isOver: boolean;
  /** it has everything that this version knows */
  isWhole: boolean;
  /** rows that were changed, or that somebody held */
  changed: number;
  stuck: number;
}

/** How far a round is, and what it came to so far. */
export const roundOf = async (db: Kysely<Database>): Promise<Round> => {
  const rows = await db.selectFrom('sealing_walk').selectAll().execute();
  const begun = rows.find(({ thing }) => thing === round)?.after_id;
  const sum = (of: 'changed' | 'stuck') => rows.reduce((all, row) => all + Number(row[of]), 0);
  return {
    begunAt: begun === undefined ? null : new Date(begun),
    isOver: rows.every(({ done }) => done),
    isWhole: walks.every((walk) => rows.some(({ thing }) => thing === walk.thing)),
    changed: sum('changed'),
    stuck: sum('stuck'),
  };
};

/** what lies under the key of a record stays */
const ofRecords = 'sealed.v3.';

/** SQL of whether a value is sealed under another data key than the one in use. */
const isOld = ({ column, kind }: SealedColumn, mark: string) => {
  const value = sql.ref(column);
  if (kind === 'text')
    return sql`starts_with(${value}, 'sealed.v') and not starts_with(${value}, ${mark})
      and not starts_with(${value}, ${ofRecords})`;
  if (kind === 'json')
    return sql`replace(replace(${value}::text, ${`"${mark}`}, ''), ${`"${ofRecords}`}, '') like '%"sealed.v%'`;
  const begins = (text: string) => sql`substring(${value} from 1 for ${text.length}) = ${Buffer.from(text)}`;
  return sql`${begins('sealed.v')} and not (${begins(mark)})`;
};

/** What became of a stored value: null where nothing changed. */
interface Anew {
  value: string | Buffer | null;
  /** none of our keys opens it, or a part of it */
  isStuck: boolean;
}

const openedOr = <T>(stuck: T, open: () => T): T => {
  try {
    return open();
  } catch (error) {
    if (error instanceof DoesNotOpen) return stuck;
    throw error;
  }
};

const textAnew = (keys: DataKeys, row: string, text: string): string | null =>
  openedOr<string | null>(null, () => seal(keys, row, unseal(keys, row, text)));

/** Every sealed text in it. One that does not open stays as it is: somebody may have typed it. */
const jsonAnew = (keys: DataKeys, row: string, stored: unknown): Anew => {
  const mark = markInUse(keys);
  let [isChanged, isStuck] = [false, false];
  const visited = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(visited);
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, visited(part)]));
    if (!isSealed(value) || value.startsWith(mark) || isOfRecord(value)) return value;
    const fresh = textAnew(keys, row, value);
    if (fresh === null) isStuck = true;
    else isChanged = true;
    return fresh ?? value;
  };
  const value = JSON.stringify(visited(stored));
  return { value: isChanged ? value : null, isStuck };
};

const anew = (keys: DataKeys, { kind }: SealedColumn, { row, value }: FoundRow): Anew => {
  if (kind === 'json') return jsonAnew(keys, row, value);
  const fresh =
    kind === 'text'
      ? textAnew(keys, row, String(value))
      : openedOr<Buffer | null>(null, () =>
          sealBytes(keys, row, unsealBytes(keys, row, value as Uint8Array)),
        );
  return { value: fresh, isStuck: fresh === null };
};

interface FoundRow {
  id: string;
  row: string;
  value: unknown;
}

const write = async (trx: Trx, of: SealedColumn, id: string, value: string | Buffer): Promise<void> => {
  const changes = [
    of.kind === 'json' ? sql`${sql.ref(of.column)} = ${value}::jsonb` : sql`${sql.ref(of.column)} = ${value}`,
    ...(of.hasVersion ? [sql`version = version + 1`] : []),
    ...(of.hasSum ? [sql`sha256 = encode(sha256(${value}::bytea), 'hex')`] : []),
  ];
  await sql`update ${sql.table(of.table)} set ${sql.join(changes)} where ${sql.ref(of.id)} = ${id}`.execute(
    trx,
  );
};

const walkRows = async (
  trx: Trx,
  keys: DataKeys,
  of: SealedColumn,
  ids: readonly string[],
): Promise<Walked> => {
  const key = sql.ref(of.id);
  const among = sql`${key} in (${sql.join(ids)})`;
  const old = isOld(of, markInUse(keys));
  const { rows: seen } = await sql<{ id: string }>`select ${key} as id from ${sql.table(of.table)}
    where ${among} and ${old}`.execute(trx);
  if (seen.length === 0) return { changed: 0, stuck: 0 };
  /* nobody is waited for, so that nobody who waits for us is locked out: what somebody works on has its turn in the next round */
  const { rows } =
    await sql<FoundRow>`select ${key} as id, ${sql.raw(of.row)} as row, ${sql.ref(of.column)} as value
    from ${sql.table(of.table)} where ${key} in (${sql.join(seen.map(({ id }) => id))}) and ${old}
    order by ${key} for update skip locked`.execute(trx);
  let [changed, stuck] = [seen.length - rows.length, 0];
  for (const found of rows) {
    const { value, isStuck } = anew(keys, of, found);
    if (isStuck) stuck += 1;
    if (value === null) continue;
    await write(trx, of, found.id, value);
    changed += 1;
  }
  return { changed, stuck };
};

type WalkContext = Pick<Context, 'db' | 'dataKeys' | 'products'>;

/** One column of a round, and what is done with its rows. */
interface Walk {
  thing: string;
  table: string;
  /** the column that its rows are walked by */
  id: string;
  together: number;
  rows: (trx: Trx, context: WalkContext, ids: readonly string[]) => Promise<Walked>;
}

const walks: readonly Walk[] = [
  ...sealedColumns.map(
    (of): Walk => ({
      thing: `${of.table}.${of.column}`,
      table: of.table,
      id: of.id,
      together: together[of.kind],
      rows: (trx, { dataKeys }, ids) => walkRows(trx, dataKeys, of, ids),
    }),
  ),
  ...formColumns.map(
    (of): Walk => ({
      thing: `${of.table}.${of.column} in clear`,
      table: of.table,
      id: 'id',
      together: together.json,
      rows: (trx, context, ids) => sealForms(trx, context, of, ids),
    }),
  ),
  ...Object.entries({ email: sealMails, full_name: sealNames }).map(
    ([column, sealClear]): Walk => ({
      thing: `application.${column} in clear`,
      table: 'application',
      id: 'id',
      together: together.text,
      rows: (trx, { dataKeys }, ids) => sealClear(trx, dataKeys, ids),
    }),
  ),
  ...phoneColumns.map(
    (of): Walk => ({
      thing: `${of.what} in clear`,
      table: of.table,
      id: 'id',
      together: together.text,
      rows: (trx, { dataKeys }, ids) => sealPhones(trx, dataKeys, of, ids),
    }),
  ),
  ...Object.entries({ billing: sealBillings, buyer_name: sealNamesOfOrders }).map(
    ([column, sealClear]): Walk => ({
      thing: `purchase_order.${column} in clear`,
      table: 'purchase_order',
      id: 'id',
      together: together.json,
      rows: (trx, { dataKeys }, ids) => sealClear(trx, dataKeys, ids),
    }),
  ),
];

/** Somebody may have turned to another key since ours were read: to walk under a former one would count as nothing found. */
const refuseFormer = async (trx: Trx, keys: DataKeys): Promise<void> => {
  const { newest } = await trx
    .selectFrom('data_key')
    .select(({ fn }) => fn.max('number').as('newest'))
    .where('purpose', '=', 'seal')
    .executeTakeFirstOrThrow();
  if (newest !== keys.sealing().number) throw new Error('the newest data key is not in use');
};

/** One step of the walk. @returns how many rows it changed; null when the round is over */
const step = (context: WalkContext): Promise<number | null> =>
  context.db.transaction().execute(async (trx) => {
    const place = await trx
      .selectFrom('sealing_walk')
      .selectAll()
      .where('done', '=', false)
      .orderBy('thing')
      .limit(1)
      .forUpdate()
      .executeTakeFirst();
    if (!place) return null;
    await refuseFormer(trx, context.dataKeys);
    const walk = walks.find(({ thing }) => thing === place.thing);
    /* of a version that knew another column */
    if (!walk) {
      await trx.deleteFrom('sealing_walk').where('thing', '=', place.thing).execute();
      return 0;
    }
    const key = sql.ref(walk.id);
    const { rows } = await sql<{ id: string }>`select ${key} as id from ${sql.table(walk.table)}
      where ${key} > ${place.after_id} order by ${key} limit ${walk.together}`.execute(trx);
    const ids = rows.map(({ id }) => id);
    const { changed, stuck } =
      ids.length === 0 ? { changed: 0, stuck: 0 } : await walk.rows(trx, context, ids);
    await trx
      .updateTable('sealing_walk')
      .set((to) => ({
        after_id: ids.at(-1) ?? place.after_id,
        done: ids.length < walk.together,
        changed: to('changed', '+', changed),
        stuck: to('stuck', '+', stuck),
      }))
      .where('thing', '=', place.thing)
      .execute();
    if (changed > 0) failpoint('seal-anew:before-commit');
    return changed;
  });

/**
 * Seals the next rows anew, in the order of their ids: one column at a time, all of a step or nothing of it, and the place it came
 * to is kept with them.
 * @returns whether there is more in this round
 */
export const walkOn = async (context: WalkContext): Promise<boolean> => {
  const changed = await step(context);
  if (changed !== null && changed > 0) failpoint('seal-anew:after-commit');
  return changed !== null;
};
