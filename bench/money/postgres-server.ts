import { prepareServer } from '../../apps/gateway/src/testing/database-template.ts';
import {
  startThrowAwayPostgres,
  type ThrowAwayPostgres,
} from '../../apps/gateway/src/testing/throw-away-postgres.ts';

/** A PostgreSQL server with the migrated template, thrown away at the end. */
export async function throwAwayServer(
  later: (close: () => Promise<unknown>) => void,
): Promise<ThrowAwayPostgres> {
  const postgres = await startThrowAwayPostgres((line) => console.error(line));
  if (!postgres) throw new Error('No PostgreSQL server could be started.');
  later(postgres.stop);
  await prepareServer(postgres.url);
  return postgres;
}
