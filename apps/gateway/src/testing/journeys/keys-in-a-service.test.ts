import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { everyThirdDay, hasItsTurn } from '@sigorta/tooling/test/rotation';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeBackupKey } from '../../platform/backup/backup-key.ts';
import { restoreBackup } from '../../platform/backup/restore-backup.ts';
import { takeBackup } from '../../platform/backup/take-backup.ts';
import { connect } from '../../platform/database/connect.ts';
import { createLog } from '../../platform/log.ts';
import { Buyer } from '../buyer.ts';
import { bought } from '../cancellation/bought.ts';
import { type KeyServiceOfTests, startKeyService } from '../keys/key-service-of-tests.ts';
import { gatewayProcess } from '../purchase/gateway-process.ts';
import { openMarket } from '../purchase/market.ts';
import { sandboxEnvironment } from '../purchase/outside.ts';
import { newPlace, type Place } from '../restore/place.ts';

/* A shop whose keys only a service wraps sells, is backed up and comes back; a start without the service does not begin. */
const folder = mkdtempSync(join(tmpdir(), 'keys-in-a-service-'));
const log = createLog('silent');
const takenAt = new Date('2026-11-21T10:00:00.000Z');
const signing = { SECRET_KEY: '', SIGNING_KEY: 's'.repeat(40) };
const places: Place[] = [];
let played: KeyServiceOfTests;
let source: Place;
let backup: Parameters<typeof takeBackup>[0]['backup'];
let cookies: Map<string, string>;
let purchaseId: string;

const place = async (migrated: boolean): Promise<Place> => {
  const made = await newPlace({ migrated });
  places.push(made);
  return made;
};
const settings = (where: Place, keyService: KeyServiceOfTests['config'] | null) => ({
  ...where,
  secretKey: null,
  sealing: { key: null, others: [] },
  keyService,
  backup,
});
const gatewayOn = (where: Place, more: NodeJS.ProcessEnv = {}) =>
  gatewayProcess(
    { ...sandboxEnvironment(played.sandbox), ...signing, ...played.environment, ...more },
    where,
  );

beforeAll(async () => {
  played = await startKeyService();
  const identityFile = join(folder, 'key');
  backup = {
    recipient: await makeBackupKey(identityFile),
    identityFile,
    keysFile: join(folder, 'keys'),
    environment: process.env,
  };
  source = await place(true);
  const database = await connect(source, log);
  const sandbox = { ...played.sandbox, close: async () => {} };
  const market = await openMarket({}, { ...signing, ...played.environment }, database, { sandbox });
  try {
    const kept = await bought(market);
    ({ purchaseId } = kept);
    ({ cookies } = kept.buyer);
  } finally {
    await market.close();
    await database.close();
  }
});
afterAll(async () => {
  await played.close();
  for (const made of places) await made.remove();
  rmSync(folder, { recursive: true, force: true });
});

test('a backup is refused where the service that wraps is not named, and made while it is away', async () => {
  const file = (name: string) => join(folder, name);
  if (source.databaseUrl !== null) {
    await expect(takeBackup(settings(source, null), file('none.backup'), takenAt)).rejects.toThrow(
      'KEY_SERVICE_URL',
    );
    expect(existsSync(file('none.backup'))).toBe(false);
    await played.breakAs('sealed');
    await takeBackup(settings(source, played.config), file('away.backup'), takenAt);
    await played.breakAs('none');
  }
  expect((await takeBackup(settings(source, played.config), file('shop.backup'), takenAt)).secret).toBeNull();
});

/* two starts of a gateway each: one of the two a time */
if (hasItsTurn(0, everyThirdDay))
  test('what came back opens by the service alone: the buyer reads the policy and its paper', async () => {
    const target = await place(false);
    await restoreBackup(settings(target, played.config), join(folder, 'shop.backup'), new Date(), log);
    const without = await gatewayOn(target, {
      KEY_SERVICE_URL: '',
      KEY_SERVICE_KEY: '',
      KEY_SERVICE_TOKEN_FILE: '',
    });
    await expect(without.start()).rejects.toThrow(
      'name the key service that wrapped them in KEY_SERVICE_URL',
    );
    await without.close();
    const gateway = await gatewayOn(target);
    try {
      await gateway.start();
      const buyer = new Buyer(gateway.url, 'sigorta-carsisi-site');
      for (const [name, value] of cookies) buyer.cookies.set(name, value);
      expect((await buyer.get(`purchases/${purchaseId}`)).body).toMatchObject({ state: 'issued' });
      const { body } = await buyer.post(`purchases/${purchaseId}/document-link`, { kind: 'policy' });
      const paper = Buffer.from(await (await buyer.fetch(body.url)).arrayBuffer());
      expect(paper.subarray(0, 5).toString()).toBe('%PDF-');
    } finally {
      await gateway.close();
    }
  });

if (hasItsTurn(1, everyThirdDay))
  test('a start waits for a service that is sealed and then serves; one that has to wait no longer ends with a sentence', async () => {
    const gateway = await gatewayOn(source);
    try {
      await played.breakAs('sealed', 3);
      await gateway.start();
      expect(gateway.output()).toContain('"event":"key-service-waited-for","code":"sealed"');
      /* what is in memory needs nobody */
      await played.breakAs('sealed');
      expect((await fetch(`${gateway.url}/readyz`)).status).toBe(200);
      await gateway.stop();
      gateway.set({ KEY_SERVICE_WAIT: '0' });
      await expect(gateway.start()).rejects.toThrow(
        'The key service named by KEY_SERVICE_URL is sealed, or down for maintenance; unseal it. Nothing was changed.',
      );
      expect(gateway.ended()).toBe(1);
    } finally {
      await played.breakAs('none');
      await gateway.close();
    }
  });
