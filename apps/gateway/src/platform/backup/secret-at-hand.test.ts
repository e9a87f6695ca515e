import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { newPlace, type Place } from '../../testing/restore/place.ts';
import { connect } from '../database/connect.ts';
import { createLog } from '../log.ts';
import { openKeys } from '../sensitive/open-keys.ts';
import { makeBackupKey } from './backup-key.ts';
import { restoreBackup } from './restore-backup.ts';
import { takeBackup } from './take-backup.ts';

/* Of a server only: the folder of an embedded database has the secret beside it. */
const isServer = Boolean(process.env.TEST_DATABASE_URL);
const secret = 'the-secret-of-this-installation-is-long';
const now = new Date('2026-06-14T10:00:00Z');
const log = createLog('silent');
const unset = { key: null, others: [] };
let folder: string;
let place: Place;
let recipient: string;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'secret-at-hand-'));
  recipient = await makeBackupKey(join(folder, 'key'));
  place = await newPlace({ migrated: true });
  writeFileSync(join(place.dataDir, 'secret'), secret);
  const { db, close } = await connect(place, log);
  const config = { secretKey: null, signing: unset, sealing: unset, dataDir: place.dataDir };
  await openKeys(db, config, { isEmbedded: false, clock: () => now });
  await close();
});
afterEach(async () => {
  await place.remove();
  rmSync(folder, { recursive: true, force: true });
});

const settings = (given: { secretKey?: string; dataDir?: string } = {}) => ({
  ...place,
  secretKey: null,
  sealing: unset,
  backup: { recipient, identityFile: join(folder, 'key'), keysFile: null, environment: process.env },
  ...given,
});
const file = () => join(folder, 'shop.backup');
const elsewhere = () => mkdtempSync(join(folder, 'data-'));

test.runIf(isServer)('a backup is refused where nothing at hand unwraps its keys', async () => {
  const wrong = 'another-secret-that-is-long-enough-too';
  for (const given of [{ dataDir: elsewhere() }, { dataDir: elsewhere(), secretKey: wrong }])
    await expect(takeBackup(settings(given), file(), now)).rejects.toThrow(
      /^The backup would open nothing: .* neither set \(SEALING_KEY, SECRET_KEY, KEY_SERVICE_URL\) nor in /,
    );
  expect(existsSync(file())).toBe(false);
});

test.runIf(isServer)('it holds the file of the folder, or leaves out what is a setting', async () => {
  expect((await takeBackup(settings(), file(), now)).secret).toBe(secret);
  const apart = settings({ dataDir: elsewhere(), secretKey: secret });
  expect((await takeBackup(apart, join(folder, 'apart.backup'), now)).secret).toBeNull();
});

test.runIf(isServer)(
  'where a database is not empty, nothing is restored and no secret is left behind',
  async () => {
    await takeBackup(settings(), file(), now);
    const dataDir = elsewhere();
    await expect(restoreBackup(settings({ dataDir }), file(), now, log)).rejects.toThrow('is not empty');
    expect(existsSync(join(dataDir, 'secret'))).toBe(false);
  },
);
