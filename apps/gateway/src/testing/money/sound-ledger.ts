import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database } from '../../platform/database/database.ts';
import { checkLedger, told } from '../../purchase/ledger/checks/check-ledger.ts';
import type { MoneyWorld } from './world.ts';

type Seen = Pick<MoneyWorld, 'database' | 'look'>;

/** The world's database, whoever else has it open. */
export async function within<T>({ database }: Seen, work: (db: Kysely<Database>) => Promise<T>): Promise<T> {
  if (database.embedded) return work(database.embedded);
  const pool = new pg.Pool({ connectionString: String(database.url), max: 1 });
  /* the database is dropped from under it */
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

/** What the ledger says a provider holds of each attempt, and those with a refund that nobody can tell yet. */
export async function clearingOf(
  db: Kysely<Database>,
): Promise<{ of: Map<string, number>; doubtful: Set<string> }> {
  const rows = await db
    .selectFrom('ledger_entry')
    .innerJoin('ledger_line', 'ledger_line.entry_id', 'ledger_entry.id')
    .leftJoin('refund', 'refund.id', 'ledger_entry.subject')
    .select((of) => [
      of.fn.coalesce('refund.attempt_id', 'ledger_entry.subject').as('attempt'),
      of.fn.sum<string>('ledger_line.minor').as('minor'),
    ])
    .where('account', '=', 'clearing')
    .groupBy((of) => of.fn.coalesce('refund.attempt_id', 'ledger_entry.subject'))
    .execute();
  const open = await db.selectFrom('refund').select('attempt_id').where('state', '!=', 'DONE').execute();
  const doubtful = new Set(open.map(({ attempt_id }) => attempt_id));
  return { of: new Map(rows.map(({ attempt, minor }) => [attempt, Number(minor)])), doubtful };
}

interface ChargeRow {
  conversationId: string;
  amount: number;
}

/**
 * What the ledger of a world has wrong: broken invariants, and attempts of which the provider holds something else than the
 * ledger says, by the provider's own records.
 */
export const ledgerFaults = (world: Seen): Promise<string[]> =>
  within(world, async (db) => {
    const checked = await checkLedger(db);
    const clearing = await clearingOf(db);
    const { rows } = (await world.look('charges')) as { rows: ChargeRow[] };
    const held = new Map<string, number>();
    for (const { conversationId, amount } of rows)
      held.set(conversationId, (held.get(conversationId) ?? 0) + amount);
    const differing = [...clearing.of]
      .filter(([attempt, minor]) => !clearing.doubtful.has(attempt) && (held.get(attempt) ?? 0) !== minor)
      .map(([attempt, minor]) => `${attempt}: the ledger says ${minor}, the provider ${held.get(attempt)}`);
    return [...(checked.broken.length > 0 ? [told(checked)] : []), ...differing];
  });

/** Ends a world, and demands that its ledger is sound. */
export async function closeSound(world: MoneyWorld): Promise<void> {
  await world.stopWorkers();
  const faults = await ledgerFaults(world);
  await world.close();
  if (faults.length > 0) throw new Error(`the ledger is not sound:\n${faults.join('\n')}`);
}
