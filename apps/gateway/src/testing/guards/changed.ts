import { sql, type Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { testDatabase } from '../test-database.ts';
import { type Guard, guardsOf } from './catalog.ts';
import { openWorld, thrownAway, trials, wrongOf } from './prove.ts';
import type { Trial } from './trials.ts';

/** `no statement`: the database does not read it, so it is no change of the guard. */
export type End = 'noticed' | 'not noticed' | 'no statement';

type Trx = Transaction<Database>;

/** @returns why the database did not take them: a row of the shop is refused, or they say nothing */
async function put(trx: Trx, statements: readonly string[]): Promise<End | null> {
  try {
    for (const statement of statements) await sql.raw(statement).execute(trx);
    return null;
  } catch (error) {
    return String((error as { code?: unknown }).code).startsWith('23') ? 'noticed' : 'no statement';
  }
}

async function notice(trx: Trx, tried: readonly Trial[]): Promise<End> {
  for (const trial of tried) if ((await wrongOf(trx, [trial])).length > 0) return 'noticed';
  return 'not noticed';
}

/** The small shop and its guards, any of which may be something else for a moment. */
export async function openGuards() {
  const database = await testDatabase();
  await openWorld(database.db);
  const byGuard = Map.groupBy(trials, ({ guard }) => guard);
  const trialsOf = ({ id }: Guard): readonly Trial[] => byGuard.get(id) ?? [];
  return {
    guards: await guardsOf(database.db),
    trials: trials.length,
    isTried: (guard: Guard): boolean => trialsOf(guard).length > 0,
    /** Whether its trials notice that statements put something else in the place of a guard. */
    endOf: (guard: Guard, statements: readonly string[]): Promise<End> =>
      thrownAway(
        database.db,
        async (trx) => (await put(trx, statements)) ?? (await notice(trx, trialsOf(guard))),
      ),
    close: database.close,
  };
}
