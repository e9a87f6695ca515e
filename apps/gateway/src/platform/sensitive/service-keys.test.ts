import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type KeyServiceOfTests, startKeyService } from '../../testing/keys/key-service-of-tests.ts';
import { control } from '../../testing/purchase/outside.ts';
import { type TestDatabase, testDatabase } from '../../testing/test-database.ts';
import { openKeyService } from '../key-service/key-service.ts';
import { createLog } from '../log.ts';
import { openKeys } from './open-keys.ts';
import { seal, unseal } from './seal.ts';
import { keysTold } from './tell-keys.ts';
import { turnKeys } from './turn-keys.ts';
import { watchKeyService } from './watch-wrap.ts';
import type { KeyConfig } from './wraps.ts';

/* The keys of a database, wrapped by a key that only a service has. */
const [a, b] = ['a', 'b'].map((letter) => letter.repeat(40)) as [string, string];
const clock = () => new Date('2026-06-14T10:00:00Z');
const unset = { key: null, others: [] };
let played: KeyServiceOfTests;
let database: TestDatabase;
let folder: string;

beforeAll(async () => {
  played = await startKeyService();
});
afterAll(() => played.close());
beforeEach(async () => {
  await control(played.sandbox, 'reset', {});
  played.showToken();
  database = await testDatabase();
  folder = mkdtempSync(join(tmpdir(), 'service-keys-'));
});
afterEach(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

type Given = Partial<KeyConfig> & { isNamed?: boolean };
const log = createLog('silent');
const serviceOf = (isNamed = true) => openKeyService({ keyService: isNamed ? played.config : null }, log);
const configOf = ({ isNamed: _, ...given }: Given = {}): KeyConfig => ({
  secretKey: null,
  signing: { key: b, others: [] },
  sealing: unset,
  dataDir: folder,
  ...given,
});
const open = async (given: Given = {}) =>
  openKeys(database.db, configOf(given), {
    isEmbedded: false,
    clock,
    service: await serviceOf(given.isNamed),
  });
const told = async (given: Given = {}) =>
  keysTold(database.db, configOf(given), await serviceOf(given.isNamed));
const rows = () => database.db.selectFrom('data_key').selectAll().orderBy('number').execute();
const marks = async () =>
  (await rows()).map(({ wrapped }) => /^(?:wrapped\.v1|service\.v1\.vault:v\d+)/.exec(wrapped)?.[0]);
const sealingKey = (key: string, ...others: string[]) => ({ sealing: { key, others } });

test('a new database has its keys wrapped by the service, and nothing on this machine opens them', async () => {
  const { dataKeys } = await open();
  expect(await marks()).toEqual(['service.v1.vault:v1', 'service.v1.vault:v1']);
  expect(existsSync(join(folder, 'secret'))).toBe(false);
  const lying = JSON.stringify(await rows());
  const { key } = dataKeys.sealing();
  for (const spelling of ['hex', 'base64', 'base64url'] as const)
    expect(lying).not.toContain(key.toString(spelling));
  expect(unseal((await open()).dataKeys, 'row', seal(dataKeys, 'row', 'x'))).toBe('x');
  await expect(open({ isNamed: false, secretKey: a })).rejects.toThrow('KEY_SERVICE_URL');
});

test('what signs where no setting does is wrapped by it too, and no file is made', async () => {
  const { signingKeys } = await open({ signing: unset });
  expect(await marks()).toEqual(Array(3).fill('service.v1.vault:v1'));
  expect((await open({ signing: unset })).signingKeys).toEqual(signingKeys);
  expect(existsSync(join(folder, 'secret'))).toBe(false);
});

test('from a setting to the service and back, each a start with both named, the keys stay the same', async () => {
  const first = await open({ ...sealingKey(a), isNamed: false });
  const sealed = seal(first.dataKeys, 'row', 'x');
  /* named beside SEALING_KEY it only opens: every gateway knows it before it wraps */
  await open(sealingKey(a));
  expect(await marks()).toEqual(['wrapped.v1', 'wrapped.v1']);
  const there = await open({ sealing: { key: null, others: [a] } });
  expect(await marks()).toEqual(['service.v1.vault:v1', 'service.v1.vault:v1']);
  expect(unseal(there.dataKeys, 'row', sealed)).toBe('x');
  expect(unseal((await open()).dataKeys, 'row', sealed)).toBe('x');
  const back = await open(sealingKey(b));
  expect(await marks()).toEqual(['wrapped.v1', 'wrapped.v1']);
  expect(unseal(back.dataKeys, 'row', sealed)).toBe('x');
  expect(unseal((await open({ ...sealingKey(b), isNamed: false })).dataKeys, 'row', sealed)).toBe('x');
});

test.each([
  ['SECRET_KEY', { secretKey: a }, null],
  ['the file in DATA_DIR', {}, a],
])('the service wraps in place of %s, which then only opens', async (_, given, file) => {
  if (file !== null) writeFileSync(join(folder, 'secret'), file);
  await open({ isNamed: false, ...given });
  await open(given);
  expect(await marks()).toEqual(['service.v1.vault:v1', 'service.v1.vault:v1']);
});

test('a service that fails in the middle of it leaves every row as it was', async () => {
  await open({ ...sealingKey(a), isNamed: false });
  const before = await rows();
  /* its greeting is one text that is wrapped and looked at twice, the first row is wrapped, and the second is not */
  const service = await serviceOf();
  if (!service) throw new Error('there is no service');
  let wrapped = 0;
  const failing = {
    ...service,
    wrap: async (...of: Parameters<typeof service.wrap>) => {
      wrapped += 1;
      if (wrapped === 2) await played.breakAs('sealed');
      return service.wrap(...of);
    },
  };
  const opening = { isEmbedded: false, clock, service: failing };
  await expect(
    openKeys(database.db, configOf({ sealing: { key: null, others: [a] } }), opening),
  ).rejects.toThrow('is sealed');
  expect(wrapped).toBe(2);
  expect(await rows()).toEqual(before);
  await played.breakAs('none');
  await open({ sealing: { key: null, others: [a] } });
  expect(await marks()).toEqual(['service.v1.vault:v1', 'service.v1.vault:v1']);
});

test('a key that was put under another number, and one of another service, do not open', async () => {
  await open();
  const [first, second] = await rows();
  await database.db
    .updateTable('data_key')
    .set({ wrapped: first?.wrapped ?? '' })
    .where('number', '=', 2)
    .execute();
  await expect(open()).rejects.toThrow('Key 2 of the table data_key does not open');
  await database.db
    .updateTable('data_key')
    .set({ wrapped: second?.wrapped ?? '' })
    .where('number', '=', 2)
    .execute();
  /* a service that lost its key and made another one of the same name */
  await control(played.sandbox, 'reset', {});
  const before = await rows();
  await expect(open()).rejects.toThrow('wrapped by a key that this gateway was not given');
  expect(await rows()).toEqual(before);
});

test('after its key was turned in the service a start wraps anew, and versions of before can be closed', async () => {
  const first = await open();
  const sealed = seal(first.dataKeys, 'row', 'x');
  await played.operate('gateway/rotate');
  expect(await told()).toBe(
    [
      "key 1 seals, wrapped by version 1 of the key service's key, the newest is 2",
      "key 2 hashes, wrapped by version 1 of the key service's key, the newest is 2",
      'everything is sealed under one key',
    ].join('\n'),
  );
  await open();
  expect(await marks()).toEqual(['service.v1.vault:v2', 'service.v1.vault:v2']);
  await played.operate('gateway/config', { min_decryption_version: 2 });
  expect(unseal((await open()).dataKeys, 'row', sealed)).toBe('x');
  expect(await told()).toContain("key 1 seals, wrapped by version 2 of the key service's key\n");
  const before = await rows();
  await open();
  expect(await rows()).toEqual(before);
});

test('new data keys are wrapped by it, and a gateway that runs opens them by it', async () => {
  const one = await open();
  const other = await open();
  const config = { databaseUrl: 'postgres://shared' } as Parameters<typeof turnKeys>[0]['config'];
  await turnKeys({ db: database.db, config, clock, keyHolder: one.keyHolder });
  expect(await marks()).toEqual(Array(4).fill('service.v1.vault:v1'));
  await other.keyHolder.follow();
  expect(other.dataKeys.opening(3)).toHaveLength(1);
});

test('while it is away keys in memory go on, a new one does not open, and what is wrong is told once and over once', async () => {
  const lines: string[] = [];
  const hearing = createLog('info', { write: (line: string) => void lines.push(line) });
  const { keyHolder, dataKeys } = await open();
  const watch = () => watchKeyService({ keyHolder, log: hearing });
  await watch();
  expect(keyHolder.awaySince()).toBeNull();
  await played.breakAs('sealed');
  await watch();
  await watch();
  expect(keyHolder.awaySince()).toEqual(clock());
  await keyHolder.follow();
  expect(unseal(dataKeys, 'row', seal(dataKeys, 'row', 'x'))).toBe('x');
  await played.breakAs('none');
  const config = { databaseUrl: 'postgres://shared' } as Parameters<typeof turnKeys>[0]['config'];
  await turnKeys({ db: database.db, config, clock, keyHolder });
  await played.breakAs('sealed');
  await expect(keyHolder.follow()).rejects.toThrow('is sealed');
  expect(unseal(dataKeys, 'row', seal(dataKeys, 'row', 'x'))).toBe('x');
  await played.breakAs('none');
  await keyHolder.follow();
  await watch();
  expect(keyHolder.awaySince()).toBeNull();
  expect(lines.map((line) => JSON.parse(line)).map(({ event, code }) => [event, code])).toEqual([
    ['key-service-away', 'sealed'],
    ['key-service-back', undefined],
  ]);
});

test('one that answers and opens none of ours is told as well', async () => {
  const { keyHolder } = await open();
  await played.breakAs('wrong-context');
  expect(await keyHolder.check()).toBe('opens-nothing');
  await played.breakAs('none');
  expect(await keyHolder.check()).toBeNull();
});
