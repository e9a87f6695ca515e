import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { connect } from '../../platform/database/connect.ts';
import { createLog } from '../../platform/log.ts';
import { openKeys } from '../../platform/sensitive/open-keys.ts';
import { newPlace, type Place } from '../../testing/restore/place.ts';

const [a, b] = ['a', 'b'].map((letter) => letter.repeat(40)) as [string, string];
const log = createLog('silent');
const unset = { key: null, others: [] };
let place: Place;

beforeEach(async () => {
  place = await newPlace({ migrated: true });
});
afterEach(() => place.remove());

const keyRows = async () => {
  const { db, close } = await connect(place, log);
  const rows = await db.selectFrom('data_key').selectAll().orderBy('number').execute();
  await close();
  return rows;
};
/** as a person runs it */
const keysProgram = (settings: NodeJS.ProcessEnv) => {
  const { TEST_DATABASE_URL: _, DATABASE_URL: __, ...environment } = process.env;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, '../../../run.mjs'), 'keys'],
    {
      encoding: 'utf8',
      env: {
        ...environment,
        DATA_DIR: place.dataDir,
        ...(place.databaseUrl === null ? {} : { DATABASE_URL: place.databaseUrl }),
        ...settings,
      },
    },
  );
  return { status, told: stdout + stderr };
};

test('who looks with the settings of the next step is told what wraps the keys, and wraps nothing anew', async () => {
  const { db, close } = await connect(place, log);
  const config = { secretKey: a, signing: unset, sealing: unset, dataDir: place.dataDir };
  await openKeys(db, config, { isEmbedded: false, clock: () => new Date() });
  await close();
  const before = await keyRows();
  const other = ', wrapped by another key than the one in use';
  expect(keysProgram({ SECRET_KEY: a, SEALING_KEY: b })).toEqual({
    status: 0,
    told: `key 1 seals${other}\nkey 2 hashes${other}\neverything is sealed under one key\n`,
  });
  expect(await keyRows()).toEqual(before);
  expect(keysProgram({ SECRET_KEY: a }).told).toBe(
    'key 1 seals\nkey 2 hashes\neverything is sealed under one key\n',
  );
});

test('a database without keys is given none by looking', async () => {
  expect(keysProgram({ SECRET_KEY: a })).toEqual({
    status: 1,
    told: 'There are no keys in this database: the first start makes them.\n',
  });
  expect(await keyRows()).toEqual([]);
});
