import { hkdfSync } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from '../../platform/database/connect.ts';
import { createLog } from '../../platform/log.ts';
import { readConfig } from '../../platform/read-config.ts';
import { openKeys } from '../../platform/sensitive/open-keys.ts';
import { seal, unseal } from '../../platform/sensitive/seal.ts';
import { turnKeys } from '../../platform/sensitive/turn-keys.ts';
import { copiedAs, unpackTemplate } from '../database-template.ts';
import { keysOfBefore } from '../known-keys.ts';
import { type GatewayProcess, gatewayProcess } from '../purchase/gateway-process.ts';
import { tellServer } from '../tell-server.ts';

/* Power goes while rows are sealed anew: before a step is committed and after it. Nothing is lost, and the next start goes on. */
const secret = 'a'.repeat(40);
const keyOfBefore = Buffer.from(hkdfSync('sha256', secret, '', 'sensitive columns', 32));
const many = 450;
const folder = mkdtempSync(join(tmpdir(), 'keys-killed-'));
const dataDir = join(folder, 'data');
let databaseUrl: string | null = null;
let gateway: GatewayProcess;

const idOf = (number: number): string => `member-${String(number).padStart(4, '0')}`;

const withDatabase = async <T>(work: (parts: Awaited<ReturnType<typeof open>>) => Promise<T>): Promise<T> => {
  const parts = await open();
  try {
    return await work(parts);
  } finally {
    await parts.close();
  }
};
const open = async () => {
  const config = readConfig(
    {
      NODE_ENV: 'test',
      DATA_DIR: dataDir,
      SECRET_KEY: secret,
      ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
    },
    '/',
  );
  const { db, close } = await connect(config, createLog('silent'));
  return { config, db, close };
};

beforeAll(async () => {
  const server = process.env.TEST_DATABASE_URL;
  if (server) {
    const name = `keys_${process.pid}_${Date.now()}`;
    await tellServer(server, copiedAs(name));
    databaseUrl = Object.assign(new URL(server), { pathname: `/${name}` }).href;
  } else await unpackTemplate(dataDir);
  await withDatabase(async ({ db, config }) => {
    const rows = Array.from({ length: many }, (_, number) => ({
      id: idOf(number),
      email: `${idOf(number)}@ornek.example`,
      name: 'Üye',
      role: 'finance' as const,
      partner_id: null,
      created_at: new Date(),
      totp_secret: seal(keysOfBefore(keyOfBefore), idOf(number), `secret of ${number}`),
    }));
    await db.insertInto('staff').values(rows).execute();
    const clock = () => new Date(Date.now() - 120_000);
    const keys = await openKeys(db, config, { isEmbedded: false, clock });
    await turnKeys({ db, config, clock, keyHolder: keys.keyHolder });
  });
  /* what a dead worker held is free soon */
  const timings = JSON.stringify({ leaseMs: 2_000, pollMs: 50 });
  gateway = await gatewayProcess({ SECRET_KEY: secret, PURCHASE_TIMINGS: timings }, { databaseUrl, dataDir });
});
afterAll(async () => {
  await gateway.close();
  rmSync(folder, { recursive: true, force: true });
});

const marks = () =>
  withDatabase(async ({ db }) => {
    const rows = await db
      .selectFrom('staff')
      .select('totp_secret')
      .where('totp_secret', 'is not', null)
      .execute();
    const old = rows.filter(({ totp_secret }) => totp_secret?.startsWith('sealed.v1.')).length;
    return { old, young: rows.length - old };
  });

const killedAt = async (point: 'seal-anew:before-commit' | 'seal-anew:after-commit'): Promise<void> => {
  gateway.arm(point);
  await gateway.startLater().catch(() => {});
  await expect.poll(gateway.ended, { timeout: 60_000 }).toBe('SIGKILL');
};

test('killed before a step is committed nothing is changed, killed after it the step stands', async () => {
  await killedAt('seal-anew:before-commit');
  expect(await marks()).toEqual({ old: many, young: 0 });
  await killedAt('seal-anew:after-commit');
  expect(await marks()).toEqual({ old: many - 200, young: 200 });
});

test('the next start goes on where it was, and every value is what it was', async () => {
  gateway.arm('');
  await gateway.startLater();
  /* the round that found something, or the whole one that found nothing */
  await expect.poll(() => gateway.output().includes('sealing-round-over'), { timeout: 60_000 }).toBe(true);
  await gateway.stop();
  expect(await marks()).toEqual({ old: 0, young: many });
  await withDatabase(async ({ db, config }) => {
    const { dataKeys } = await openKeys(db, config, { isEmbedded: false, clock: () => new Date() });
    const rows = await db.selectFrom('staff').select(['id', 'totp_secret']).orderBy('id').execute();
    const values = rows.flatMap(({ id, totp_secret }) =>
      totp_secret ? unseal(dataKeys, id, totp_secret) : [],
    );
    expect(values).toEqual(Array.from({ length: many }, (_, number) => `secret of ${number}`));
    /* an hour has not gone by: what somebody may still write under the key of before has to open */
    const kept = await db.selectFrom('data_key').select('purpose').where('purpose', '=', 'before').execute();
    expect(kept).toHaveLength(1);
  });
});
