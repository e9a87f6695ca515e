import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { afterAll, expect, test } from 'vitest';
import { makeBackupKey } from '../../platform/backup/backup-key.ts';
import { restoreBackup } from '../../platform/backup/restore-backup.ts';
import { keepRecordKeys, takeBackup } from '../../platform/backup/take-backup.ts';
import { connect } from '../../platform/database/connect.ts';
import type { Database } from '../../platform/database/database.ts';
import { migrate, migrationNames } from '../../platform/database/migrate.ts';
import { noteSchema } from '../../platform/database/schema-shape.ts';
import { createLog } from '../../platform/log.ts';
import { newPlace, type Place } from '../restore/place.ts';
import { testSecret } from '../test-secret.ts';

/* Last night's backup is of the version before, and comes back by the program of today. */

const folder = mkdtempSync(join(tmpdir(), 'older-'));
const log = createLog('silent');
const releases = new Map<string, string>();
const places: Place[] = [];
const place = async (migrated: boolean): Promise<Place> => {
  const made = await newPlace({ migrated });
  places.push(made);
  return made;
};
afterAll(async () => {
  for (const made of places) await made.remove();
  rmSync(folder, { recursive: true, force: true });
});

/** As a gateway left it that knew no later migration. */
const migrateUpTo = async (db: Kysely<Database>, last: string): Promise<void> => {
  const migrations: Record<string, Migration> = {};
  for (const name of (await migrationNames()).filter((one) => one <= last)) {
    const file = join(import.meta.dirname, `../../platform/migrations/${name}.ts`);
    const { up } = await import(pathToFileURL(file).href);
    migrations[name] = { up: (own) => up(own, { releases }) };
  }
  const { error } = await new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
  }).migrateToLatest();
  if (error !== undefined) throw error;
  await noteSchema(db);
};

test('a backup of before records had keys comes back, beside a file of keys too, and is brought to the shape of today', async () => {
  const recipient = await makeBackupKey(join(folder, 'key'));
  const [source, target, young] = [await place(false), await place(false), await place(true)];
  const settings = (where: Place, keysFile: string | null) => ({
    ...where,
    secretKey: testSecret,
    sealing: { key: null, others: [] },
    backup: { recipient, identityFile: join(folder, 'key'), keysFile, environment: process.env },
  });
  const older = await connect(source, log);
  await migrateUpTo(older.db, '1930');
  expect(await older.db.introspection.getTables().then((all) => all.map(({ name }) => name))).not.toContain(
    'record_key',
  );
  await older.close();
  const takenAt = new Date('2026-11-27T02:00:00.000Z');
  const { lineage: _, ...manifest } = await takeBackup(
    settings(source, null),
    join(folder, 'older.backup'),
    takenAt,
  );
  expect(manifest.records).toEqual({ kept: [], others: [] });
  await restoreBackup(settings(target, null), join(folder, 'older.backup'), new Date(), log);
  const { db, close } = await connect(target, log);
  expect(await migrate(db, { releases })).toContain('1940-record-keys');
  expect(await db.selectFrom('restoration').select('taken_at').execute()).toEqual([{ taken_at: takenAt }]);
  await close();

  const keys = join(folder, 'keys');
  await keepRecordKeys(settings(young, keys), new Date('2026-11-27T03:00:00.000Z'));
  const again = await place(false);
  await expect(
    restoreBackup(settings(again, keys), join(folder, 'older.backup'), new Date(), log),
  ).rejects.toThrow(/of another database/);
});

test('where nothing was ever served, or a backup came back in part, no file of keys is written', async () => {
  const recipient = await makeBackupKey(join(folder, 'other-key'));
  const keysFile = join(folder, 'no-keys');
  const settings = (where: Place) => ({
    ...where,
    secretKey: testSecret,
    sealing: { key: null, others: [] },
    backup: { recipient, identityFile: null, keysFile, environment: process.env },
  });
  await expect(keepRecordKeys(settings(await place(false)), new Date())).rejects.toThrow(
    /no gateway has used this database/,
  );
  const half = await place(true);
  const { db, close } = await connect(half, log);
  await db.schema.createTable('restore_unfinished').addColumn('since', 'timestamptz').execute();
  await close();
  await expect(keepRecordKeys(settings(half), new Date())).rejects.toThrow(
    /was not restored to its end here/,
  );
});
