import { seedRows } from '../../apps/gateway/src/testing/panel/seed-rows.ts';
import { type RunningGateway, startGateway } from '../../apps/gateway/src/testing/start-gateway.ts';
import { testDatabase } from '../../apps/gateway/src/testing/test-database.ts';
import { startThrowAwayPostgres } from '../../apps/gateway/src/testing/throw-away-postgres.ts';

/**
 * A gateway on a throw-away PostgreSQL server with as many applications, quotes and orders as it is told.
 * @param later what is to be closed at the end
 */
export async function seededGateway(
  later: (close: () => Promise<void>) => void,
  rows: number,
  say: (line: string) => void,
): Promise<RunningGateway> {
  const server = await startThrowAwayPostgres(say);
  if (!server) throw new Error('no PostgreSQL server can run here');
  later(server.stop);
  process.env.TEST_DATABASE_URL = server.url;
  const database = await testDatabase({ migrated: false });
  later(database.close);
  /* without the check of every answer, which only tests make */
  const gateway = await startGateway({ config: { mode: 'development' }, database });
  later(gateway.close);
  await seedRows(gateway.context.db, rows, say);
  return gateway;
}
