import { createHmac, hkdfSync } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keysOfBefore } from '../../testing/known-keys.ts';
import { type TestDatabase, testDatabase } from '../../testing/test-database.ts';
import { keyedHashes } from './keyed-hash.ts';
import { openKeys } from './open-keys.ts';
import { seal, unseal } from './seal.ts';
import type { KeyConfig } from './wraps.ts';

const [a, b, c] = ['a', 'b', 'c'].map((letter) => letter.repeat(40)) as [string, string, string];
const clock = () => new Date('2026-06-14T10:00:00Z');
let database: TestDatabase;
let folder: string;

beforeEach(async () => {
  database = await testDatabase();
  folder = mkdtempSync(join(tmpdir(), 'open-keys-'));
});
afterEach(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

const none = { key: null, others: [] };
const open = (given: Partial<KeyConfig> = {}, isEmbedded = false) =>
  openKeys(
    database.db,
    { secretKey: null, signing: none, sealing: none, dataDir: folder, ...given },
    { isEmbedded, clock },
  );
const sealing = (key: string, ...others: string[]): Partial<KeyConfig> => ({ sealing: { key, others } });
const rows = () => database.db.selectFrom('data_key').selectAll().orderBy('number').execute();
/** as a version before sealed under a secret */
const keyOf = (secret: Buffer | string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', 'sensitive columns', 32));
const session = async (secret: Buffer | string = a): Promise<void> => {
  await database.db
    .insertInto('staff')
    .values({
      id: 's',
      email: 'a@b.example',
      name: 'A',
      role: 'owner',
      partner_id: null,
      created_at: clock(),
      totp_secret: seal(keysOfBefore(keyOf(secret)), 's', 'x'),
    })
    .execute();
};

test('a new database has keys of its own, and none of them, nor what signs, can be read in it', async () => {
  const { dataKeys, signingKeys } = await open({ secretKey: a });
  expect(signingKeys).toEqual([Buffer.from(a)]);
  const lying = JSON.stringify(await rows());
  const { key } = dataKeys.sealing();
  for (const spelling of ['hex', 'base64', 'base64url'] as const)
    expect(lying).not.toContain(key.toString(spelling));
  expect(unseal((await open({ secretKey: a })).dataKeys, 'row', seal(dataKeys, 'row', 'x'))).toBe('x');
  expect(existsSync(join(folder, 'secret'))).toBe(false);
});

test('without a setting the secret is a file for our eyes only, and the signing key lies wrapped by it', async () => {
  const first = await open();
  expect(statSync(join(folder, 'secret')).mode & 0o777).toBe(0o600);
  const again = await open();
  expect(again.signingKeys).toEqual(first.signingKeys);
  expect(JSON.stringify(await rows())).not.toContain(first.signingKeys[0].toString('base64url'));
  expect(await database.db.selectFrom('secret').selectAll().execute()).toEqual([]);
});

test('the key that wraps is changed: the same keys are wrapped anew, and the one of before opens nothing any more', async () => {
  const first = await open({ ...sealing(a), secretKey: c });
  const sealed = seal(first.dataKeys, 'row', 'x');
  const turned = await open({ ...sealing(b, a), secretKey: c });
  expect(unseal(turned.dataKeys, 'row', sealed)).toBe('x');
  expect(unseal((await open({ ...sealing(b), secretKey: c })).dataKeys, 'row', sealed)).toBe('x');
  const before = await rows();
  await expect(open({ ...sealing(a), signing: { key: c, others: [] } })).rejects.toThrow(
    'OTHER_SEALING_KEYS',
  );
  expect(await rows()).toEqual(before);
});

test('SECRET_KEY wraps and signs until keys of its own are set, then it opens and checks', async () => {
  const first = await open({ secretKey: a });
  const sealed = seal(first.dataKeys, 'row', 'x');
  const later = await open({ secretKey: a, ...sealing(b), signing: { key: c, others: [] } });
  expect(unseal(later.dataKeys, 'row', sealed)).toBe('x');
  expect(later.signingKeys.map(String)).toEqual([c, a]);
  const alone = await open({ ...sealing(b), signing: { key: c, others: [] } });
  expect(unseal(alone.dataKeys, 'row', sealed)).toBe('x');
});

test('a gateway with neither key does not start, makes no file and changes nothing', async () => {
  await open({ secretKey: a });
  const before = await rows();
  for (const given of [{}, { secretKey: b }, sealing(b, c)])
    await expect(open(given)).rejects.toThrow('wrapped by a key that this gateway was not given');
  expect(await rows()).toEqual(before);
  expect(existsSync(join(folder, 'secret'))).toBe(false);
});

test.each([
  [
    'one letter of it',
    sql`overlay(wrapped placing (case substr(wrapped, 40, 1) when 'A' then 'B' else 'A' end) from 40 for 1)`,
  ],
  [
    'that of another number',
    sql`(select wrapped from data_key other where other.number <> data_key.number limit 1)`,
  ],
])('a key in the database that was changed, %s, is refused and nothing is changed', async (_, changed) => {
  await open({ secretKey: a });
  await sql`update data_key set wrapped = ${changed} where number = 1`.execute(database.db);
  const before = await rows();
  await expect(open({ secretKey: a })).rejects.toThrow('Key 1 of the table data_key does not open');
  await expect(open({ secretKey: b, ...sealing(b, a) })).rejects.toThrow('Key 1 of the table');
  expect(await rows()).toEqual(before);
});

test('of two gateways that start at once on a new database one makes its keys', async () => {
  const both = await Promise.all([open({ secretKey: a }), open({ secretKey: a })]);
  expect(both[0].dataKeys.sealing()).toEqual(both[1].dataKeys.sealing());
});

test('a server of before goes on sealing as the version before reads it, and finds what that hashed', async () => {
  await session();
  const { dataKeys } = await open({ secretKey: a });
  expect(dataKeys.sealing()).toMatchObject({ number: null, key: keyOf(a) });
  expect(unseal(keysOfBefore(keyOf(a)), 'row', seal(dataKeys, 'row', 'x'))).toBe('x');
  const hash = createHmac('sha256', Buffer.from(hkdfSync('sha256', keyOf(a), '', 'phone index', 32)));
  expect(keyedHashes(dataKeys, 'phone index', '+905321112233')).toEqual([
    hash.update('+905321112233').digest('base64url'),
  ]);
  /* a key of its own for sealing takes nothing of that away */
  const later = await open({ ...sealing(b), secretKey: a });
  expect(later.dataKeys.sealing()).toMatchObject({ number: null, key: keyOf(a) });
  const alone = await open({ ...sealing(b), signing: { key: c, others: [] } });
  expect(unseal(alone.dataKeys, 'row', seal(dataKeys, 'row', 'x'))).toBe('x');
});

test('an embedded database of before, with its secret in clear, has it wrapped, seals under a new key and opens the old', async () => {
  const clear = Buffer.alloc(32, 5);
  writeFileSync(join(folder, 'secret'), a, { mode: 0o600 });
  await database.db
    .insertInto('secret')
    .values({ name: 'signing', value: clear.toString('base64url') })
    .execute();
  await session();
  const { dataKeys, signingKeys } = await open({}, true);
  expect(signingKeys).toEqual([clear]);
  expect(await database.db.selectFrom('secret').selectAll().execute()).toEqual([]);
  expect(dataKeys.sealing().number).not.toBeNull();
  for (const secret of [a, clear]) {
    const old = seal(keysOfBefore(keyOf(secret)), 'row', 'x');
    expect(unseal(dataKeys, 'row', old)).toBe('x');
  }
  expect((await open({}, true)).signingKeys).toEqual([clear]);
});

test('a server without a key of before keeps what signs in the database until it turns, and opens what that sealed', async () => {
  const clear = Buffer.alloc(32, 5);
  const row = { name: 'signing', value: clear.toString('base64url') };
  await database.db.insertInto('secret').values(row).execute();
  await session(clear);
  const { dataKeys, signingKeys } = await open();
  expect(signingKeys).toEqual([clear]);
  expect(dataKeys.sealing()).toMatchObject({ number: null, key: keyOf(clear) });
  expect(await database.db.selectFrom('secret').selectAll().execute()).toEqual([row]);
});

test('a server without a key of before goes on sealing under what it kept, though a file of another day is there', async () => {
  const clear = Buffer.alloc(32, 5);
  const row = { name: 'signing', value: clear.toString('base64url') };
  await database.db.insertInto('secret').values(row).execute();
  await session(clear);
  writeFileSync(join(folder, 'secret'), a, { mode: 0o600 });
  const { dataKeys } = await open();
  expect(dataKeys.sealing()).toMatchObject({ number: null, key: keyOf(clear) });
  expect((await open()).dataKeys.sealing()).toMatchObject({ number: null, key: keyOf(clear) });
});

test('the old secret may come as the sealing key alone', async () => {
  await session();
  const { dataKeys } = await open({ ...sealing(a), signing: { key: c, others: [] } });
  expect(dataKeys.sealing()).toMatchObject({ number: null, key: keyOf(a) });
});

test.each([
  ['another secret', { secretKey: b }, false],
  ['no secret at all', {}, false],
  ['another sealing key on an embedded database', sealing(b), true],
  ['no secret and no file on an embedded database', {}, true],
])('a used database makes no first keys under %s, and nothing is written', async (_, given, isEmbedded) => {
  await session();
  await expect(open(given, isEmbedded)).rejects.toThrow('nothing that this gateway was given opens');
  expect(await rows()).toEqual([]);
  expect(existsSync(join(folder, 'secret'))).toBe(false);
  expect((await open({ secretKey: a }, isEmbedded)).dataKeys.opening(null)).toContainEqual(keyOf(a));
});

test('a text that somebody typed, and a row copied by hand, lock nobody out', async () => {
  await session();
  await sql`update staff set totp_secret = 'sealed.v1.typed'`.execute(database.db);
  await sql`insert into application (id, partner_id, full_name, phone, product, language, answers, consents, release, created_at)
    values ('one', 'default', 'Defne', '+905321112244', 'pet', 'tr',
      ${JSON.stringify({ note: 'sealed.v1.typed', of: [seal(keysOfBefore(keyOf(a)), 'one', 'x')] })}::jsonb, '[]'::jsonb,
      'pet@00000000000000aa', ${clock()})`.execute(database.db);
  const { dataKeys } = await open({ secretKey: a });
  expect(dataKeys.sealing()).toMatchObject({ number: null, key: keyOf(a) });
});
