import { expect, test } from 'vitest';
import { testDatabase } from '../../testing/test-database.ts';
import { createLog } from '../log.ts';
import { connect } from './connect.ts';
import { migrate } from './migrate.ts';

const noReleases = { releases: new Map<string, string>() };

test('a server that does not answer gives one clear sentence', async () => {
  const nobody = {
    databaseUrl: 'postgresql://127.0.0.1:9/nothing',
    databasePool: 2,
    databaseWaitMs: 0,
    dataDir: '',
  };
  await expect(connect(nobody, createLog('silent'))).rejects.toThrow(/^The PostgreSQL server named by/);
});

test('replicas that start at once bring the database up together', async () => {
  const database = await testDatabase({ migrated: false });
  const runs = await Promise.all([
    migrate(database.db, noReleases),
    migrate(database.db, noReleases),
    migrate(database.db, noReleases),
  ]);
  expect(runs.filter((names) => names.length > 0)).toHaveLength(1);
  await database.close();
});
