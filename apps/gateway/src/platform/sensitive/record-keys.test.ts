import { sql, type Transaction } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { numberedKeys } from '../../testing/known-keys.ts';
import { nameInClear } from '../../testing/name-in-clear.ts';
import { phoneInClear } from '../../testing/phone-in-clear.ts';
import { testContext } from '../../testing/test-context.ts';
import { type TestDatabase, testDatabase } from '../../testing/test-database.ts';
import { testProduct } from '../../testing/test-product.ts';
import type { Context } from '../context.ts';
import type { Database } from '../database/database.ts';
import { newRecordKey, openingRecord, recordKey, withoutRecordKey, withRecordKeys } from './record-keys.ts';
import { isSealed, KeyIsGone, seal, unseal } from './seal.ts';
import { sealAnew } from './seal-anew.ts';
import { asItLies, openApplication, sealApplication } from './sealed-application.ts';
import { turnKeys } from './turn-keys.ts';

let database: TestDatabase;
let context: Context & { close: () => Promise<void> };
let later = 0;
const clock = () => new Date(Date.UTC(2026, 5, 14, 10) + later);
const phone = '+905321112244';
const person = { insured: [{ nationalId: '10000000146', firstName: 'Defne' }] };

beforeEach(async () => {
  later = 0;
  database = await testDatabase();
  context = await testContext({ database, clock });
});
afterEach(async () => {
  await context.close();
  await database.close();
});

/** A record as the handlers write it: with its key, in one statement. */
const store = async (
  table: 'application' | 'quote',
  id: string,
  of: string | null = phone,
): Promise<void> => {
  const { db, dataKeys } = context;
  const own = newRecordKey(dataKeys, { id, partnerId: 'default', phone: of }, clock());
  const form = JSON.stringify(sealApplication(own.keys, testProduct, id, person));
  const shared = {
    id,
    partner_id: 'default',
    product: 'pet',
    release: 'pet@00000000000000aa',
    language: 'tr' as const,
  };
  const writing = own.row ? withRecordKeys(db, [own.row]) : db;
  const at = { created_at: clock() };
  if (table === 'application') {
    const row = {
      ...shared,
      ...at,
      full_name: nameInClear('Defne'),
      phone: phoneInClear(phone),
      email: null,
      message: null,
      consents: '[]',
    };
    await writing
      .insertInto('application')
      .values({ ...row, answers: form })
      .execute();
    return;
  }
  await sql`insert into session (id, created_at, expires_at) values ('s', ${clock()}, ${clock()}) on conflict do nothing`.execute(
    db,
  );
  const row = {
    ...shared,
    ...at,
    session_id: 's',
    phone: of === null ? null : phoneInClear(of),
    consents: '[]',
    insurers: '[]',
    finished_at: null,
  };
  await writing
    .insertInto('quote')
    .values({ ...row, application: form })
    .execute();
};

const readQuote = async (id: string) =>
  context.db
    .selectFrom('quote')
    .select(['id', 'application'])
    .select(recordKey('quote.id'))
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
const opened = async (id: string) => {
  const row = await readQuote(id);
  return openApplication(context.dataKeys, testProduct, { ...row, key: row.record_key });
};
const keys = async (): Promise<string[]> =>
  (await context.db.selectFrom('record_key').select('id').orderBy('id').execute()).map(({ id }) => id);

/** An order of a quote, with a copy of its application. */
const order = async (quoteId: string, buyer = 'Defne Aydın'): Promise<void> => {
  await sql`insert into purchase_order (id, kind, offer_id, quote_id, session_id, partner_id, product, release, language, state,
      version, insurer_id, insurer_name, insurer_quote_no, offer, application, billing, buyer_name, phone, consents, mail_state, created_at, updated_at)
    select ${`order ${quoteId}`}, 'policy', ${`offer ${quoteId}`}, id, session_id, partner_id, product, release, 'tr', 'CONSENTED',
      1, 'i', 'I', '1', '{}', application, '{"email":""}', ${buyer}, phone, '[]', 'waiting', ${clock()}, ${clock()} from quote where id = ${quoteId}`.execute(
    context.db,
  );
};

test('a record of a phone lies under a key of its own, which is read with it; one of nobody lies as it always did', async () => {
  await store('quote', 'one');
  await store('quote', 'nobodys', null);
  expect(await opened('one')).toEqual(person);
  expect(await opened('nobodys')).toEqual(person);
  expect(await keys()).toEqual(['one']);
  const [own, nobodys] = [await readQuote('one'), await readQuote('nobodys')].map(({ application }) =>
    String(asItLies(application).insured?.[0]?.nationalId),
  );
  expect(own).toMatch(/^sealed\.v3\.one\./);
  expect(nobodys).toMatch(/^sealed\.v2\.1\./);
  expect(isSealed(own)).toBe(true);
});

test('without its key a value opens nowhere, with any data key, and says so by its own kind of error', async () => {
  await store('quote', 'one');
  const { application } = await readQuote('one');
  await context.db.deleteFrom('record_key').execute();
  await expect(opened('one')).rejects.toThrow(KeyIsGone);
  const value = String(asItLies(application).insured?.[0]?.nationalId);
  expect(() => unseal(context.dataKeys, 'one', value)).toThrow(KeyIsGone);
});

test('the key of a record opens no other, and a wrapped key serves in no other row', async () => {
  await store('quote', 'one');
  await store('quote', 'other');
  const [one, other] = [await readQuote('one'), await readQuote('other')];
  const foreign = (id: string, key: string | null) => () =>
    openApplication(context.dataKeys, testProduct, { id, application: one.application, key });
  expect(foreign('one', other.record_key)).toThrow('does not open');
  expect(foreign('other', other.record_key)).toThrow(KeyIsGone);
  expect(foreign('one', seal(context.dataKeys, 'one', Buffer.alloc(32).toString('base64url')))).toThrow(
    'does not open',
  );
});

test('a value that somebody typed as if it were of a record stays a typed value', () => {
  const ring = numberedKeys({ 1: Buffer.alloc(32, 1) });
  const { keys: own, row } = newRecordKey(ring, { id: 'q', partnerId: 'p', phone }, clock());
  const typed = { insured: [{ nationalId: 'sealed.v3.q.AAAA' }] };
  const application = sealApplication(own, testProduct, 'q', typed);
  expect(openApplication(ring, testProduct, { id: 'q', application, key: row?.wrapped ?? null })).toEqual(
    typed,
  );
});

test.each(['quote', 'application'] as const)('whoever deletes a row of %s deletes its key', async (table) => {
  await store(table, 'one');
  await store(table, 'other');
  await context.db.deleteFrom(table).where('id', '=', 'one').execute();
  expect(await keys()).toEqual(['other']);
});

test('a session that goes takes its quotes and their keys', async () => {
  await store('quote', 'one');
  await context.db.deleteFrom('quote').execute();
  await context.db.deleteFrom('session').execute();
  expect(await keys()).toEqual([]);
});

test('the key of a purchase stays, whoever deletes; it goes when its buyer is wiped and its quote is gone', async () => {
  await store('quote', 'one');
  await order('one');
  await context.db.deleteFrom('record_key').execute();
  expect(await keys()).toEqual(['one']);
  await context.db.deleteFrom('quote').execute();
  expect(await keys()).toEqual(['one']);
  await sql`update purchase_order set buyer_name = '', application = '{}', version = version + 1`.execute(
    context.db,
  );
  expect(await keys()).toEqual([]);
});

test('the order of a quote that is still there is wiped, and the quote opens on', async () => {
  await store('quote', 'one');
  await order('one');
  await sql`update purchase_order set buyer_name = '', application = '{}', version = version + 1`.execute(
    context.db,
  );
  expect(await opened('one')).toEqual(person);
});

test('a record that is written anew has another key, and what was written before opens no more', async () => {
  await store('quote', 'one');
  const before = await readQuote('one');
  const own = newRecordKey(
    context.dataKeys,
    { id: 'one', partnerId: 'default', phone: '+905321112255' },
    clock(),
  );
  const application = JSON.stringify(sealApplication(own.keys, testProduct, 'one', person));
  await withRecordKeys(context.db, own.row ? [own.row] : [])
    .updateTable('quote')
    .set({ application })
    .execute();
  expect(await opened('one')).toEqual(person);
  const { record_key: key } = await readQuote('one');
  expect(() => openApplication(context.dataKeys, testProduct, { ...before, key })).toThrow('does not open');
  await withoutRecordKey(context.db, 'one').updateTable('quote').set({ phone: null }).execute();
  expect(await keys()).toEqual([]);
});

/** The job until it says that it is done, an hour later each time it waits. */
const sealed = async (): Promise<void> => {
  for (;;) {
    const outcome = await sealAnew(context);
    if (outcome === 'done') return;
    later += outcome.againMs;
  }
};

test('a turn to another data key wraps keys anew and leaves what lies under them, and the former data key goes', async () => {
  await store('quote', 'one');
  const before = await readQuote('one');
  await turnKeys(context);
  later += 7200_000;
  await context.keyHolder.follow();
  await sealed();
  const after = await readQuote('one');
  expect(after.application).toEqual(before.application);
  expect(before.record_key).toMatch(/^sealed\.v2\.1\./);
  expect(after.record_key).toMatch(/^sealed\.v2\.3\./);
  expect(await opened('one')).toEqual(person);
  const seals = await context.db
    .selectFrom('data_key')
    .select('number')
    .where('purpose', '=', 'seal')
    .execute();
  expect(seals).toEqual([{ number: 3 }]);
  expect(await context.db.selectFrom('sealing_walk').selectAll().execute()).toEqual([]);
});

test('beside gateways of the version before nothing gets a key of its own, until somebody turns to new data keys', async () => {
  await sql`update data_key set for_persons = false`.execute(database.db);
  await context.keyHolder.follow();
  await store('quote', 'early');
  expect(await keys()).toEqual([]);
  await turnKeys(context);
  await context.keyHolder.follow();
  await store('quote', 'late');
  expect(await keys()).toEqual(['late']);
  for (const id of ['early', 'late']) expect(await opened(id)).toEqual(person);
});

test('a row and its key are written together or not at all', async () => {
  const whole = (trx: Transaction<Database>) => {
    const own = newRecordKey(context.dataKeys, { id: 'half', partnerId: 'default', phone }, clock());
    return withRecordKeys(trx, own.row ? [own.row] : [])
      .insertInto('quote_note')
      .values({ id: 'n', quote_id: 'there is none' } as never)
      .execute();
  };
  await expect(context.db.transaction().execute(whole)).rejects.toThrow();
  expect(await keys()).toEqual([]);
});

test('what opens a record opens other values as before', () => {
  const ring = numberedKeys({ 4: Buffer.alloc(32, 4) });
  expect(unseal(openingRecord(ring, 'q', null), 'row', seal(ring, 'row', 'kept'))).toBe('kept');
});
