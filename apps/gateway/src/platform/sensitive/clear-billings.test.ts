import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { testContext } from '../../testing/test-context.ts';
import { type TestDatabase, testDatabase } from '../../testing/test-database.ts';
import type { Context } from '../context.ts';
import { newRecordKey, recordKey } from './record-keys.ts';
import { seal } from './seal.ts';
import { sealAnew } from './seal-anew.ts';
import { openBilling } from './sealed-billing.ts';
import { mailKeys } from './sealed-mail.ts';
import { turnKeys } from './turn-keys.ts';

/* Orders of the version before, which seals no billing address and knows no hash of one, beside those of this one. */

let database: TestDatabase;
let context: Context & { close: () => Promise<void> };
let later = 0;
const clock = () => new Date(Date.UTC(2026, 5, 14, 10) + later);
const billing = {
  provinceId: 34,
  districtId: 3401,
  address: 'Moda Caddesi 12',
  email: 'defne@ornek.example',
};

beforeEach(async () => {
  later = 0;
  database = await testDatabase();
  context = await testContext({ database, clock });
  await sql`update data_key set also_seals = '{birthDate,email,application.email}'`.execute(database.db);
  await context.keyHolder.follow();
});
afterEach(async () => {
  await context.close();
  await database.close();
});

/** As the version before stores it. */
const order = async (id: string, kind: 'policy' | 'payment' = 'policy', stored: unknown = billing) => {
  await sql`insert into session (id, created_at, expires_at) values ('s', ${clock()}, ${clock()}) on conflict do nothing`.execute(
    context.db,
  );
  await sql`insert into purchase_order (id, kind, offer_id, quote_id, session_id, partner_id, product, release, language, state,
      version, insurer_id, insurer_name, insurer_quote_no, offer, application, billing, buyer_name, phone, consents, mail_state, created_at, updated_at)
    values (${id}, ${kind}, ${`offer-${id}`}, ${`quote-${id}`}, 's', 'default', ${kind === 'policy' ? 'dask' : 'payment'},
      ${kind === 'policy' ? 'dask@00000000000000aa' : null}, 'tr', 'CONSENTED', 1, 'i', 'I', '1', '{}', '{}',
      ${JSON.stringify(stored)}::jsonb, 'Defne', '+905321112244', '[]', 'waiting', ${clock()}, ${clock()})`.execute(
    context.db,
  );
};
const keyOf = async (id: string): Promise<void> => {
  const of = { id: `quote-${id}`, partnerId: 'default', phone: '+905321112244' };
  const { row } = newRecordKey(context.dataKeys, of, clock());
  if (!row) throw new Error('a record without its key');
  await context.db.insertInto('record_key').values(row).execute();
};
const lying = (id: string) =>
  context.db
    .selectFrom('purchase_order')
    .select(['quote_id', 'billing', 'email_key', 'version'])
    .select(recordKey('purchase_order.quote_id'))
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
const found = async (mail: string): Promise<string[]> =>
  (
    await context.db
      .selectFrom('purchase_order')
      .select('id')
      .where('email_key', 'in', mailKeys(context.dataKeys, mail))
      .orderBy('id')
      .execute()
  ).map(({ id }) => id);
const words = async (id: string): Promise<string> =>
  JSON.stringify(
    (await sql`select search::text from purchase_order where id = ${id}`.execute(context.db)).rows,
  );
const work = async (): Promise<number | 'done'> => {
  for (;;) {
    const outcome = await sealAnew(context);
    if (outcome === 'done' || outcome.againMs > 0) return outcome === 'done' ? outcome : outcome.againMs;
  }
};
const turn = async (): Promise<void> => {
  await turnKeys(context);
  await context.keyHolder.follow();
};
const workThrough = async (): Promise<void> => {
  for (let waited = await work(); waited !== 'done'; waited = await work()) later += waited;
};

test('nothing is touched until somebody turns; then each is sealed under its own key and leaves the words', async () => {
  await keyOf('one');
  await order('one');
  await order('paid', 'payment');
  await order('keyless');
  expect(await work()).toBe('done');
  expect((await lying('one')).billing).toEqual(billing);
  expect(await words('one')).toContain('ornek');
  await turn();
  await workThrough();
  expect((await lying('one')).billing).toMatch(/^sealed\.v3\.quote-one\./);
  expect((await lying('paid')).billing).toMatch(/^sealed\.v2\.3\./);
  expect((await lying('keyless')).billing).toMatch(/^sealed\.v2\.3\./);
  for (const id of ['one', 'paid', 'keyless']) {
    expect(openBilling(context.dataKeys, await lying(id))).toEqual(billing);
    /* once for it, once for the phone, once for the name */
    expect((await lying(id)).version).toBe(4);
    expect(await words(id)).not.toContain('ornek');
  }
  expect(await found('DEFNE@ornek.example')).toEqual(['keyless', 'one', 'paid']);
});

test('one that is stored late by a gateway that has not heard has its turn too', async () => {
  await turn();
  later += 3600_001;
  await order('early');
  expect(await work()).toBe(600_000);
  await order('late');
  later += 600_000;
  await workThrough();
  expect((await lying('late')).billing).toMatch(/^sealed\./);
  expect(await found('defne@ornek.example')).toEqual(['early', 'late']);
});

test('what lies sealed under a data key of before is sealed anew, and a wiped order stays as it lies', async () => {
  await turn();
  await order('paid', 'payment', seal(context.dataKeys, 'quote-paid', billing));
  await order('wiped', 'policy', { ...billing, address: '', email: '' });
  later += 7200_000;
  await turn();
  await workThrough();
  expect((await lying('paid')).billing).toMatch(/^sealed\.v2\.5\./);
  expect(openBilling(context.dataKeys, await lying('paid'))).toEqual(billing);
  expect((await lying('wiped')).billing).toEqual({ ...billing, address: '', email: '' });
});

test('the hash goes with its address: when the order is wiped, and when the version before gives it another', async () => {
  const { db } = context;
  const hash = mailKeys(context.dataKeys, billing.email)[0] ?? '';
  for (const id of ['wiped', 'corrected', 'sealed']) {
    await order(id);
    await sql`update purchase_order set email_key = ${hash}, version = version + 1 where id = ${id}`.execute(
      db,
    );
  }
  const write = (id: string, email: unknown) =>
    sql`update purchase_order set billing = ${JSON.stringify(email)}::jsonb, version = version + 1 where id = ${id}`.execute(
      db,
    );
  await write('wiped', { ...billing, email: '' });
  await write('corrected', { ...billing, email: 'baska@ornek.example' });
  await write('sealed', seal(context.dataKeys, 'quote-sealed', billing));
  const keys = await db.selectFrom('purchase_order').select(['id', 'email_key']).orderBy('id').execute();
  expect(keys).toEqual([
    { id: 'corrected', email_key: null },
    { id: 'sealed', email_key: hash },
    { id: 'wiped', email_key: null },
  ]);
});
