import { createQueryId, PostgresQueryCompiler, type RawBuilder, sql, type Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { invariants } from '../../purchase/ledger/checks/check-ledger.ts';
import { cases } from '../../purchase/ledger/checks/money-checks.ts';
import { banked, given, losses, premiums } from '../../purchase/ledger/checks/parts.ts';
import { testDatabase } from '../test-database.ts';
import { type Fault, saidOf } from './checker/planted.ts';
import { soundShop } from './checker/shop.ts';
import { asleep, faults } from './faults.ts';
import { openWorld, thrownAway } from './prove.ts';

/** `no statement`: the database does not read it, so it is no change of a check. */
export type End = 'noticed' | 'not noticed' | 'no statement';

type Trx = Transaction<Database>;

/** Texts of invariants that are others, by their names. */
export type Changed = ReadonlyMap<string, string>;

/** The texts of invariants and cases, and what they are made of; a part stands in several. */
export interface Checks {
  all: ReadonlyMap<string, string>;
  parts: ReadonlyMap<string, string>;
}

/** Not read: syntax, names and types, words that are no number, what no join can do. */
const isUnread = (error: unknown): boolean => {
  const code = String((error as { code?: unknown }).code);
  return code.startsWith('42') || code === '22P02' || code.startsWith('0A');
};

/** @returns the findings, or that there is an error */
async function foundBy(trx: Trx, text: string): Promise<string | End> {
  await sql`savepoint change`.execute(trx);
  try {
    const { rows } = await sql.raw<Parameters<typeof saidOf>[0]>(text).execute(trx);
    return rows.map(saidOf).toSorted().join('\n');
  } catch (error) {
    return isUnread(error) ? 'no statement' : 'noticed';
  } finally {
    await sql`rollback to savepoint change`.execute(trx);
  }
}

/** A shop in which something is wrong, or nothing: what each of some invariants has to tell. */
interface State {
  statements: readonly string[];
  finds: ReadonlyMap<string, string>;
}

function statesOf(tried: readonly Fault[]): State[] {
  const sound: State = { statements: [], finds: new Map(invariants.map(({ name }) => [name, ''])) };
  return [
    sound,
    ...tried.map(({ invariant, statements, finds }) => ({
      statements,
      finds: new Map([[invariant, finds.toSorted().join('\n')]]),
    })),
  ];
}

/** As they are written, for which no database is asked. */
export function checksOf(): Checks {
  const compiler = new PostgresQueryCompiler();
  const textOf = (query: RawBuilder<unknown>): string => {
    const { sql: text, parameters } = compiler.compileQuery(query.toOperationNode(), createQueryId());
    if (parameters.length > 0) throw new Error('a check whose text is not whole');
    return text;
  };
  const parts = { given, premiums, banked, losses };
  return {
    all: new Map([...invariants, ...cases].map(({ name, query }) => [name, textOf(query)])),
    parts: new Map(Object.entries(parts).map(([name, part]) => [name, textOf(part)])),
  };
}

/** The small shop with what is wrong in it, and checks any of which may be others for a moment. */
export async function openChecks() {
  const database = await testDatabase();
  const { db } = database;
  await openWorld(db, soundShop);
  const checks = checksOf();

  async function endIn(trx: Trx, changed: Changed, { finds }: State): Promise<End | null> {
    for (const [name, expected] of finds) {
      const text = changed.get(name);
      if (text === undefined) continue;
      const found = await foundBy(trx, text);
      if (found === 'no statement') return found;
      if (found !== expected) return 'noticed';
    }
    return null;
  }

  const planted = <Told>({ statements }: State, look: (trx: Trx) => Promise<Told>): Promise<Told> =>
    thrownAway(db, async (trx) => {
      for (const table of asleep)
        await sql`alter table ${sql.table(table)} disable trigger user`.execute(trx);
      /* an index would hand rows over in an order that nobody asked for */
      await sql`set local enable_indexscan = off`.execute(trx);
      await sql`set local enable_bitmapscan = off`.execute(trx);
      for (const statement of statements) await sql.raw(statement).execute(trx);
      return look(trx);
    });

  return {
    checks,
    faults: faults.length,
    /**
     * What becomes of each change, once every shop was looked at.
     * @throws Error when a check that is not changed says something else than is expected
     */
    async endsOf(changes: readonly Changed[]): Promise<End[]> {
      const ends = changes.map((): End => 'not noticed');
      for (const state of statesOf(faults))
        await planted(state, async (trx) => {
          if ((await endIn(trx, checks.all, state)) !== null)
            throw new Error(`not as expected without a change: ${state.statements.join('; ')}`);
          for (const [at, changed] of changes.entries())
            if (ends[at] === 'not noticed') ends[at] = (await endIn(trx, changed, state)) ?? 'not noticed';
        });
      return ends;
    },
    close: database.close,
  };
}
