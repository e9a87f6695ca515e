import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { everyThirdDay, hasItsTurn } from '@sigorta/tooling/test/rotation';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeBackupKey } from '../../platform/backup/backup-key.ts';
import { restoreBackup } from '../../platform/backup/restore-backup.ts';
import { takeBackup } from '../../platform/backup/take-backup.ts';
import { connect } from '../../platform/database/connect.ts';
import { createLog } from '../../platform/log.ts';
import { isSendingOn } from '../../platform/outbox/sending.ts';
import { checkLedger, told } from '../../purchase/ledger/checks/check-ledger.ts';
import { Buyer } from '../buyer.ts';
import { bought, cancel, settled } from '../cancellation/bought.ts';
import { gatewayProcess } from '../purchase/gateway-process.ts';
import { cheapest, openMarket, paymentOf, waitFor } from '../purchase/market.ts';
import { givenUpSoon, sandboxEnvironment } from '../purchase/outside.ts';
import { allRows } from '../restore/all-rows.ts';
import { newPlace, type Place } from '../restore/place.ts';
import { filesOf } from '../settlement/paid-market.ts';
import { paidOutAndPaid } from '../settlement/paid-out.ts';
import { testSecret } from '../test-secret.ts';

/* The drill: a shop is backed up, restored into an empty place, compared row by row and served. Every place ends with the file. */
const folder = mkdtempSync(join(tmpdir(), 'drill-'));
const at = (name: string) => join(folder, name);
const log = createLog('silent');
const takenAt = new Date('2026-11-21T10:00:00.000Z');
const restoredAt = new Date('2026-11-22T08:00:00.000Z');
const places: Place[] = [];
const place = async (migrated: boolean): Promise<Place> => {
  const made = await newPlace({ migrated });
  places.push(made);
  return made;
};
const settings = (where: Place, identityFile = at('key'), environment = process.env) => ({
  ...where,
  secretKey: testSecret,
  sealing: { key: null, others: [] },
  backup: { recipient: recipients[identityFile] ?? null, identityFile, keysFile: at('keys'), environment },
});
const recipients: Record<string, string> = {};
let source: Place;
let before: Record<string, string[]>;
let cookies: Map<string, string>;
let purchaseId: string;
let lostId: string;

const rowsOf = async (where: Place): Promise<Record<string, string[]>> => {
  const { db, close } = await connect(where, log);
  const rows = await allRows(db);
  await close();
  return rows;
};

beforeAll(async () => {
  for (const name of ['key', 'other-key']) recipients[at(name)] = await makeBackupKey(at(name));
  source = await place(true);
  const database = await connect(source, log);
  const market = await openMarket(givenUpSoon, filesOf, database);
  try {
    const kept = await bought(market);
    purchaseId = kept.purchaseId;
    cookies = kept.buyer.cookies;
    const ended = await bought(market);
    expect((await cancel(ended)).status).toBe(200);
    await settled(ended, 'refunded');
    await market.control('insurers/all', { fault: 'issue-refused' });
    const refused = market.buyer();
    const offer = await cheapest(market, refused, 'domestic-travel');
    const { body } = await refused.post('purchases/start', paymentOf(market, offer));
    await waitFor(refused, body.purchaseId, 'refunded');
    await market.control('insurers/all', { fault: 'none' });
    await paidOutAndPaid(market);
    /* of a server while buyers write; the embedded database lets nobody else in */
    const busy = [bought(market), bought(market)];
    if (source.databaseUrl !== null) await takeBackup(settings(source), at('busy.backup'), takenAt);
    else await expect(takeBackup(settings(source), at('busy.backup'), takenAt)).rejects.toThrow(/in use by/);
    await Promise.all(busy);
    /* beside one whose insurer's answer is lost, and one nobody paid */
    await market.control('insurers/all', { fault: 'issue-timeout-but-issued' });
    const lost = market.buyer();
    const another = await cheapest(market, lost, 'domestic-travel');
    lostId = (await lost.post('purchases/start', paymentOf(market, another))).body.purchaseId;
    await cheapest(market, market.buyer(), 'foreign-travel');
  } finally {
    await market.close();
    if (source.databaseUrl === null) writeFileSync(join(source.dataDir, 'secret'), 'kept-secret');
    await database.close();
  }
  before = await rowsOf(source);
  await takeBackup(settings(source), at('shop.backup'), takenAt);
});
afterAll(async () => {
  for (const made of places) await made.remove();
  rmSync(folder, { recursive: true, force: true });
});

/* a gateway or a program that opens its own files takes seconds: on the embedded database one of the two each time */
const isToday = (place: number): boolean =>
  process.env.TEST_DATABASE_URL !== undefined || hasItsTurn(place, everyThirdDay);

test('every row comes back as it was, the database is marked and nothing is sent', async () => {
  expect(before.policy?.length).toBeGreaterThanOrEqual(3);
  expect(before.refund).toHaveLength(2);
  expect(before.cancellation).toHaveLength(1);
  for (const table of ['payout_row', 'bank_line', 'payable_payment'])
    expect(before[table]?.length, table).toBeGreaterThanOrEqual(1);
  const target = await place(false);
  await restoreBackup(settings(target), at('shop.backup'), restoredAt, log);
  const { restoration, sending, '(sequences)': sequences, ...rows } = await rowsOf(target);
  const { restoration: none, sending: on, '(sequences)': countedBefore, ...rowsBefore } = before;
  expect(Object.keys(rows).sort()).toEqual(Object.keys(rowsBefore).sort());
  for (const table of Object.keys(rowsBefore)) expect(rows[table], table).toEqual(rowsBefore[table]);
  expect([none, on]).toEqual([[], []]);
  expect(restoration).toMatchObject([expect.stringContaining('2026-11-21T10:00:00')]);
  expect(sending).toMatchObject([expect.stringContaining('"state": "off"')]);
  const others = (lines: string[] = []) => lines.filter((line) => !/^(?:restoration|sending)_/.test(line));
  expect(others(sequences)).toEqual(others(countedBefore));
  if (target.databaseUrl === null)
    expect(readFileSync(join(target.dataDir, 'secret'), 'utf8')).toBe('kept-secret');
});

/** `pnpm check-ledger` on a place, as a person runs it. */
const checkedFrom = (where: Place): { code: number | null; told: string } => {
  const { TEST_DATABASE_URL: _, DATABASE_URL: __, ...environment } = process.env;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, '../../../run.mjs'), 'check-ledger'],
    {
      encoding: 'utf8',
      env: {
        ...environment,
        DATA_DIR: where.dataDir,
        ...(where.databaseUrl === null ? {} : { DATABASE_URL: where.databaseUrl }),
      },
    },
  );
  return { code: status, told: stdout + stderr };
};

if (isToday(1))
  test('the ledger that came back is sound, and a line that is lost is told with its purchase', async () => {
    const target = await place(false);
    await restoreBackup(settings(target), at('shop.backup'), restoredAt, log);
    const { db, close } = await connect(target, log);
    expect(told(await checkLedger(db))).toMatch(/\d{2} entries, 0 broken invariants/);
    const { quote_id: quoteId } = await db
      .selectFrom('purchase_order')
      .select('quote_id')
      .where('id', '=', purchaseId)
      .executeTakeFirstOrThrow();
    await sql`alter table ledger_line disable trigger user`.execute(db);
    await sql`delete from ledger_line using ledger_entry e where e.id = entry_id and account = 'commission'`.execute(
      db,
    );
    await sql`delete from ledger_line using ledger_entry e where e.id = entry_id and account = 'insurer'
    and e.subject = ${purchaseId}`.execute(db);
    await sql`alter table ledger_line enable trigger user`.execute(db);
    await close();
    const damaged = checkedFrom(target);
    expect(damaged.code).toBe(1);
    expect(damaged.told).toContain(
      `BROKEN entry-out-of-balance: purchase ${quoteId}, in-force ${purchaseId}: `,
    );
    expect(damaged.told).toContain(`BROKEN premium-owed: purchase ${quoteId}, ${purchaseId}: 0 `);
  });

test('a backup made while buyers write is one moment, not several', async () => {
  if (source.databaseUrl === null) return;
  const target = await place(false);
  const { rows } = await restoreBackup(settings(target), at('busy.backup'), restoredAt, log);
  const now = await rowsOf(target);
  expect(rows.purchase_order).toBe(now.purchase_order?.length);
  expect(now.policy?.length).toBeGreaterThanOrEqual(2);
  expect(now.state_change?.length).toBeLessThan(before.state_change?.length ?? 0);
});

test('without the client tools it is said which to install', async () => {
  if (source.databaseUrl === null) return;
  const without = settings(source, at('key'), { PATH: folder });
  await expect(takeBackup(without, at('without-tools.backup'), takenAt)).rejects.toThrow(
    /^The program pg_dump was not found; install PostgreSQL’s client tools/,
  );
  expect(existsSync(at('without-tools.backup'))).toBe(false);
});

if (isToday(0))
  test('a gateway serves it: the buyer is known, reads the policy, and what is due waits', async () => {
    const target = await place(false);
    await restoreBackup(settings(target), at('shop.backup'), restoredAt, log);
    const market = await openMarket(givenUpSoon);
    const gateway = await gatewayProcess(sandboxEnvironment(market.sandbox), target);
    try {
      await gateway.start();
      const buyer = new Buyer(gateway.url, 'sigorta-carsisi-site');
      for (const [name, value] of cookies) buyer.cookies.set(name, value);
      expect((await buyer.get(`purchases/${purchaseId}`)).body).toMatchObject({ state: 'issued' });
      expect(await cheapest(market, buyer, 'domestic-travel')).toMatchObject({
        id: expect.any(String),
      });
      expect((await market.look('policies')).policies).toEqual([]);
    } finally {
      await gateway.close();
      await market.close();
    }
    const { db, close } = await connect(target, log);
    expect(await isSendingOn(db)).toBe(false);
    const waiting = await db
      .selectFrom('outbox')
      .select(['attempts'])
      .where('kind', '=', 'issue-policy')
      .where('state', '=', 'waiting')
      /* not the late look at an insurer that refused; when it is tried again depends on how often it was */
      .where('subject', '=', lostId)
      .execute();
    expect(waiting).toHaveLength(1);
    await close();
  });

test.each<[string, (bytes: Buffer) => Buffer]>([
  ['cut in the middle', (bytes) => bytes.subarray(0, bytes.length >> 1)],
  ['without its last byte', (bytes) => bytes.subarray(0, -1)],
  [
    'with one bit changed near its end',
    (bytes) => {
      bytes[bytes.length - 100] = (bytes[bytes.length - 100] ?? 0) ^ 1;
      return bytes;
    },
  ],
  ['of something else', () => Buffer.from('PGDMP and what follows')],
  ['empty', () => Buffer.alloc(0)],
])('a file %s restores nothing', async (what, damage) => {
  const file = at(`damaged ${what}`);
  writeFileSync(file, damage(readFileSync(at('shop.backup'))));
  const target = await place(false);
  await expect(restoreBackup(settings(target), file, restoredAt, log)).rejects.toThrow(
    /is damaged or cut short/,
  );
  if (target.databaseUrl === null) expect(existsSync(join(target.dataDir, 'database'))).toBe(false);
  else expect(Object.keys(await rowsOf(target))).toEqual(['(sequences)']);
});

test('another key opens nothing, and a place that is used stays as it is', async () => {
  const target = await place(false);
  await expect(
    restoreBackup(settings(target, at('other-key')), at('shop.backup'), restoredAt, log),
  ).rejects.toThrow(/made for another key/);
  await expect(restoreBackup(settings(source), at('shop.backup'), restoredAt, log)).rejects.toThrow(
    /is not empty/,
  );
  await expect(takeBackup(settings(source), at('shop.backup'), takenAt)).rejects.toThrow(/already/);
  expect(await rowsOf(source)).toEqual(before);
});

test('a restore that was killed half way is not served', async () => {
  if (source.databaseUrl === null) return;
  const target = await place(false);
  const { db, close } = await connect(target, log);
  await sql`create table restore_unfinished (since timestamptz)`.execute(db);
  await close();
  const gateway = await gatewayProcess({}, target);
  await expect(gateway.start()).rejects.toThrow(/began and never ended/);
  expect(gateway.ended()).toBe(1);
  await gateway.close();
});
