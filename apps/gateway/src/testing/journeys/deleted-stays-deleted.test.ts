import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readBackup } from '../../platform/backup/backup-file.ts';
import { makeBackupKey } from '../../platform/backup/backup-key.ts';
import { manifestSchema } from '../../platform/backup/manifest.ts';
import { restoreBackup } from '../../platform/backup/restore-backup.ts';
import { restoreServer } from '../../platform/backup/server-tools.ts';
import { keepRecordKeys, takeBackup } from '../../platform/backup/take-backup.ts';
import { connect } from '../../platform/database/connect.ts';
import { createLog } from '../../platform/log.ts';
import { hasPhone } from '../../platform/sensitive/sealed-phone.ts';
import { forgetPhone } from '../../privacy/my-data/forget-phone.ts';
import { Buyer } from '../buyer.ts';
import { ofRecords, opensNow } from '../kept-copies.ts';
import { askOffers, type Market, openMarket, paymentOf, waitFor } from '../purchase/market.ts';
import { cards } from '../purchase/outside.ts';
import { allRows } from '../restore/all-rows.ts';
import { newPlace, type Place } from '../restore/place.ts';
import { testSecret } from '../test-secret.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

/* A backup is taken, a person is deleted, the backup is put back: the person does not come back with it. */

const folder = mkdtempSync(join(tmpdir(), 'deleted-'));
const at = (name: string) => join(folder, name);
const log = createLog('silent');
const takenAt = new Date('2026-11-21T10:00:00.000Z');
const deletedAt = new Date('2026-11-21T12:00:00.000Z');
const restoredAt = new Date('2026-11-22T08:00:00.000Z');
const phone = '+905321113311';
const strangers = '+905321113322';
const another = '+905321113333';

const places: Place[] = [];
let recipient = '';
let cookies: Map<string, string>;
let looked: Awaited<ReturnType<typeof askOffers>>[number];
let boughtQuote = '';
/** of a payment that the bank refused shortly before the backup, and may be found to have taken */
let declinedQuote = '';

const place = async (migrated: boolean): Promise<Place> => {
  const made = await newPlace({ migrated });
  places.push(made);
  return made;
};
const settings = (where: Place, keysFile: string | null) => ({
  ...where,
  secretKey: testSecret,
  sealing: { key: null, others: [] },
  backup: { recipient, identityFile: at('key'), keysFile, environment: process.env },
});

/** A market on a place, for as long as it is worked in. */
const within = async <T>(where: Place, work: (market: Market) => Promise<T>): Promise<T> => {
  const database = await connect(where, log);
  const market = await openMarket({}, {}, database);
  try {
    return await work(market);
  } finally {
    await market.close();
    await database.close();
  }
};

const ask = async (market: Market, buyer: Buyer, of: string) => {
  const [offer] = await askOffers(market, buyer, 'domestic-travel', (form) => ({ ...form, phone: of }));
  if (!offer) throw new Error('nobody offers');
  return offer;
};

const write = (market: Market, of: string) =>
  market.buyer().post('vue/basvuru-yap', {
    adSoyad: `Defne ${of}`,
    telefon: of,
    urun: 'iletisim',
    dil: 'tr',
    mesaj: 'Arayın lütfen.',
  });

let source: Place;
beforeAll(async () => {
  recipient = await makeBackupKey(at('key'));
  source = await place(true);
  await within(source, async (market) => {
    const owner = market.buyer();
    const offer = await ask(market, owner, phone);
    const { body } = await owner.post('purchases/start', paymentOf(market, offer));
    await waitFor(owner, body.purchaseId, ({ state, mail }) => state === 'issued' && mail === 'sent');
    boughtQuote = offer.quoteId;
    const looker = market.buyer();
    looked = await ask(market, looker, phone);
    cookies = looker.cookies;
    await ask(market, market.buyer(), strangers);
    const refused = market.buyer();
    const tried = await ask(market, refused, another);
    const noMoney = paymentOf(market, tried, {}, { number: cards.withoutMoney });
    const { body: answer } = await refused.post('purchases/start', noMoney);
    expect(answer.code).toBe('bank-not-approved');
    declinedQuote = tried.quoteId;
    for (const of of [phone, strangers]) expect((await write(market, of)).status).toBe(200);
  });
  await takeBackup(settings(source, at('keys')), at('shop.backup'), takenAt);
  await takeBackup(settings(source, null), at('alone.backup'), takenAt);
  await within(source, ({ context }) =>
    context.db.transaction().execute((trx) => forgetPhone(context, trx, 'default', phone)),
  );
});
afterAll(async () => {
  for (const made of places) await made.remove();
  rmSync(folder, { recursive: true, force: true });
});

/** Which records of a place have values that open, and which have values that do not. */
const judged = async ({ context }: Market) => {
  const found = { open: new Set<string>(), closed: new Set<string>() };
  for (const value of ofRecords(JSON.stringify(await allRows(context.db))))
    found[(await opensNow(context, value)) ? 'open' : 'closed'].add(value.id);
  return found;
};

const rowsOf = async (market: Market, of: string) => {
  const { db } = market.context;
  const [quotes, applications] = await Promise.all([
    db
      .selectFrom('quote')
      .select('id')
      .where(hasPhone('quote', market.context.dataKeys, of))
      .execute(),
    db
      .selectFrom('application')
      .select('id')
      .where(hasPhone('application', market.context.dataKeys, of))
      .execute(),
  ]);
  return [quotes, applications].map((rows) => rows.map(({ id }) => id));
};

test('keys older than the backup are refused, and the place stays empty', async () => {
  const target = await place(false);
  await keepRecordKeys(settings(source, at('older')), new Date('2026-11-21T09:59:59.000Z'));
  await expect(
    restoreBackup(settings(target, at('older')), at('shop.backup'), restoredAt, log),
  ).rejects.toThrow(/older than the backup: name the newest file/);
});

test('keys that were kept after the deletion bring everybody back but the person, whose rows go again', async () => {
  expect(await keepRecordKeys(settings(source, at('keys')), deletedAt)).toBe(4);
  expect(statSync(at('keys')).mode & 0o777).toBe(0o600);
  const target = await place(false);
  await restoreBackup(settings(target, at('keys')), at('shop.backup'), restoredAt, log);
  await within(target, async (market) => {
    const { open, closed } = await judged(market);
    expect(closed).toEqual(new Set());
    const theirs = (await rowsOf(market, strangers)).flat();
    expect(open).toEqual(new Set([boughtQuote, declinedQuote, ...theirs]));
    expect(await rowsOf(market, phone)).toEqual([[boughtQuote], []]);
    expect((await rowsOf(market, strangers)).map((ids) => ids.length)).toEqual([1, 1]);
    const looker = new Buyer(market.url, market.context.config.siteToken);
    for (const [name, value] of cookies) looker.cookies.set(name, value);
    expect((await looker.get(`offers/${looked.id}`)).status).toBe(404);
  });
});

test('without any keys beside it only what was bought opens, or may be found to have been paid, and who comes back is answered in a closed word', async () => {
  const target = await place(false);
  await restoreBackup(settings(target, null), at('alone.backup'), restoredAt, log);
  await within(target, async (market) => {
    const { open, closed } = await judged(market);
    expect(open).toEqual(new Set([boughtQuote, declinedQuote]));
    expect(closed).toContain(looked.quoteId);
    const looker = new Buyer(market.url, market.context.config.siteToken);
    for (const [name, value] of cookies) looker.cookies.set(name, value);
    /* its answers open no more, and without them nobody is told who pays */
    expect((await looker.get(`offers/${looked.id}`)).status).toBe(404);
    const { status, body } = await looker.post('purchases/start', paymentOf(market, looked));
    expect([status, body.code]).toEqual([404, 'not-found']);
    /* and asks anew */
    const offer = await ask(market, looker, phone);
    expect((await judged(market)).open).toContain(offer.quoteId);
  });
});

test.runIf(process.env.TEST_DATABASE_URL)('the dump of a server holds no key of a record', async () => {
  const target = await place(false);
  const identity =
    readFileSync(at('key'), 'utf8')
      .split('\n')
      .find((line) => line.startsWith('AGE-SECRET-KEY-')) ?? '';
  const { copy, manifest } = await readBackup(at('shop.backup'), identity.trim(), manifestSchema);
  await restoreServer({ url: target.databaseUrl ?? '', environment: process.env }, copy);
  const { db, close } = await connect(target, log);
  const { rows } = await sql<{ count: string }>`select count(*) as count from record_key`.execute(db);
  await close();
  expect(Number(rows[0]?.count)).toBe(0);
  expect(manifest.records.kept.map(({ id }) => id).toSorted()).toEqual(
    [boughtQuote, declinedQuote].toSorted(),
  );
  expect(manifest.records.others.map(({ id }) => id)).toContain(looked.quoteId);
  expect(JSON.stringify(manifest.records.others)).not.toContain('sealed');
});
