import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { firstNames, lastNames } from '../panel/names.ts';
import type { CopiedTable, Row } from './copied-rows.ts';
import { type Copying, copiedValue, differingOf, numbersIn } from './copied-value.ts';
import { leanRows } from './lean-rows.ts';
import { withoutIndexes } from './rebuilt.ts';
import type { Template } from './template.ts';

export interface Growth {
  orders: number;
  /** the last of them were made now, the first so many days ago */
  days: number;
  /** rows that hold what lists, counts and retention read, and not the texts beside it */
  isLean: boolean;
}

/** orders that are added together */
const ordersOfStep = 20_000;
/** retention leaves so many days of what is done */
const daysOfJobs = 31;
const daysOfContacts = 180;
/** first number of a copy; the templates themselves are smaller */
const firstCopy = 1;
const tenThousand = 10_000;

const wordsOf = (words: readonly string[]) =>
  sql`array[${sql.join(words.map((word) => sql.lit(word)))}]::text[]`;
const one = (words: readonly string[], salt: number) =>
  sql`(${wordsOf(words)})[1 + (n * ${sql.lit(salt)} / 7) % ${sql.lit(words.length)}]`;

const daysAgo = (days: number) => sql`now() - make_interval(days => ${sql.lit(days)})`;

/* The numbers of the copies of one story in one step, with what differs between them. */
const makeBatch = async (
  session: Kysely<Database>,
  first: number,
  count: number,
  from: number,
  to: number,
) => {
  await sql`drop table if exists batch`.execute(session);
  await sql`create temporary table batch as select n,
      lpad(to_hex(n * 2654435761 % 4294967296), 8, '0') as spread,
      now() - make_interval(secs => ${sql.lit(from)} + (${sql.lit(to)} - ${sql.lit(from)}) * (n - ${sql.lit(first)})::float8 / ${sql.lit(count)}) as at,
      ${one(firstNames, 31)} as first_name,
      ${one(lastNames, 13)} || chr(97 + (n % 23)::int) || n % 500 as last_name,
      '+905' || lpad((n * 7919 % 1000000000)::text, 9, '0') as phone,
      'partner-' || floor(19 * power((n * 2654435761 % 1000003) / 1000003.0, 3))::text as partner
    from generate_series(${sql.lit(first)}::bigint, ${sql.lit(first + count - 1)}::bigint) n`.execute(
    session,
  );
};

/** What retention would have taken away stays away: done jobs, contacts. */
const isStillThere = ({ name }: CopiedTable, row: Row, at: string): RawBuilder<unknown> => {
  const when = (value: string | null | undefined) =>
    sql.raw(`batch.at + (timestamptz '${value}' - timestamptz '${at}')`);
  if (name === 'outbox') return sql`${when(row.run_at)} > ${daysAgo(daysOfJobs)}`;
  if (name === 'contact') return sql`${when(row.at)} > ${daysAgo(daysOfContacts)}`;
  return sql`true`;
};

const statementOf = (table: CopiedTable, rows: readonly Row[], template: Template, copying: Copying) => {
  const names = table.columns.map((column) => sql.ref(column.name));
  const parts = rows.map((row) => {
    const values = table.columns.map((column) => sql.raw(copiedValue(table, column, row, copying)));
    return sql`select ${sql.join(values)} from batch where ${isStillThere(table, row, template.at)}`;
  });
  const hasIdentity = table.columns.some((column) => column.isIdentity);
  return sql`insert into ${sql.table(table.name)} (${sql.join(names)})
    ${hasIdentity ? sql`overriding system value` : sql``} ${sql.join(parts, sql` union all `)}`;
};

/** One statement a table: all rows of a template, for each number of the batch. */
const statementsOf = (tables: readonly CopiedTable[], template: Template, isLean: boolean) => {
  const copying: Copying = {
    at: template.at,
    differing: differingOf(tables, template),
    numbers: numbersIn(tables, template),
  };
  const bought = template.rows.get('purchase_order')?.[0]?.offer_id ?? null;
  /* one whose key names nothing of the story is there once, as a job of the whole house */
  const isOfStory = (table: CopiedTable, row: Row): boolean =>
    table.columns
      .filter(({ name }) => table.key.includes(name))
      .some((column) => copiedValue(table, column, row, copying).includes('batch.'));
  return tables.flatMap((table) => {
    const all = (template.rows.get(table.name) ?? []).filter((row) => isOfStory(table, row));
    const rows = isLean ? leanRows(table.name, all, bought) : all;
    if (rows.length === 0) return [];
    return [{ table: table.name, statement: statementOf(table, rows, template, copying) }];
  });
};

const moveSequences = async (session: Kysely<Database>, tables: readonly CopiedTable[]): Promise<void> => {
  for (const { name, columns } of tables)
    for (const column of columns.filter(({ isIdentity }) => isIdentity))
      await sql`select setval(pg_get_serial_sequence(${name}, ${column.name}),
        greatest(1, (select max(${sql.ref(column.name)}) from ${sql.table(name)})))`.execute(session);
};

/** In whole numbers as many of each story as its share says, the rest going to the next step. */
const counter = (templates: readonly Template[]) => {
  const owed = templates.map(() => 0);
  return (orders: number): number[] =>
    templates.map(({ story }, place) => {
      const due = (owed[place] ?? 0) + (story.share * orders) / tenThousand;
      owed[place] = due - Math.floor(due);
      return Math.floor(due);
    });
};

const addCopies = async (
  session: Kysely<Database>,
  statements: ReturnType<typeof statementsOf>,
  written: Map<string, number>,
): Promise<void> => {
  for (const { table, statement } of statements) {
    const { numAffectedRows } = await statement.execute(session);
    written.set(table, (written.get(table) ?? 0) + Number(numAffectedRows ?? 0));
  }
};

/**
 * Copies what was told once into as many orders as wanted, with quotes that bought nothing beside them, spread over years.
 * Keys, references and checks hold afterwards for every row; guards of changes and history are not asked, for nothing changes.
 * @returns rows that were written, by table
 */
export const grow = async (
  db: Kysely<Database>,
  tables: readonly CopiedTable[],
  templates: readonly Template[],
  { orders, days, isLean }: Growth,
  say: (line: string) => void,
): Promise<Map<string, number>> => {
  const prepared = templates.map((template) => statementsOf(tables, template, isLean));
  const touched = [...new Set(prepared.flat().map(({ table }) => table))];
  const written = new Map<string, number>(touched.map((name) => [name, 0]));
  const countOf = counter(templates);
  const seconds = days * 86_400;
  await db.connection().execute(async (session) => {
    await sql`set session_replication_role = replica`.execute(session);
    const makeAgain = await withoutIndexes(session, touched);
    let next = firstCopy;
    for (let done = 0; done < orders; done += ordersOfStep) {
      const step = Math.min(ordersOfStep, orders - done);
      const [from, to] = [seconds * (1 - done / orders), seconds * (1 - (done + step) / orders)];
      for (const [place, count] of countOf(step).entries()) {
        if (count === 0) continue;
        await makeBatch(session, next, count, from, to);
        next += count;
        await addCopies(session, prepared[place] ?? [], written);
      }
      say(`${done + step} of ${orders} orders`);
    }
    await sql`drop table if exists batch`.execute(session);
    await makeAgain(say);
    await moveSequences(session, tables);
    await sql`set session_replication_role = origin`.execute(session);
  });
  await sql`vacuum analyze`.execute(db);
  return written;
};
