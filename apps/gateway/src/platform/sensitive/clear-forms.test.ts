import type { Application } from '@sigorta/product-kit/field';
import { defineProduct } from '@sigorta/product-kit/product';
import { toWire } from '@sigorta/product-kit/wire';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkedApplication } from '../../catalogue/products/checked-application.ts';
import { nameInClear } from '../../testing/name-in-clear.ts';
import { phoneInClear } from '../../testing/phone-in-clear.ts';
import { testContext, testRelease } from '../../testing/test-context.ts';
import { type TestDatabase, testDatabase } from '../../testing/test-database.ts';
import { testProduct, testProducts } from '../../testing/test-product.ts';
import type { Context } from '../context.ts';
import { createLog } from '../log.ts';
import { formColumns } from './clear-forms.ts';
import { openKeys } from './open-keys.ts';
import { newRecordKey, openingRecord, recordKey, withRecordKeys } from './record-keys.ts';
import { seal, unseal } from './seal.ts';
import { sealAnew } from './seal-anew.ts';
import { asItLies, openApplication, sealApplication } from './sealed-application.ts';
import { sealedColumns } from './sealed-columns.ts';
import { askToSealAnew, turnKeys } from './turn-keys.ts';

/*
 * Two versions on one database: the one before seals no birth dates and opens none, this one does once somebody said that the other
 * does not come back.
 */
let database: TestDatabase;
let context: Context & { close: () => Promise<void> };
let later = 0;
let lines: { event?: string }[] = [];
const clock = () => new Date(Date.UTC(2026, 5, 14, 10) + later);
const phone = '+905321112244';
const birthDate = '1990-07-05';
const person = { insured: [{ nationalId: '10000000146', firstName: 'Defne', lastName: 'Aydın', birthDate }] };

beforeEach(async () => {
  [later, lines] = [0, []];
  database = await testDatabase();
  const log = createLog('info', { write: (line) => void lines.push(JSON.parse(line)) });
  context = await testContext({ database, clock, products: testProducts, log });
  /* as the version before made its key */
  await sql`update data_key set also_seals = '{}'`.execute(database.db);
  await context.keyHolder.follow();
});
afterEach(async () => {
  await context.close();
  await database.close();
});

const shared = (id: string) => ({
  id,
  partner_id: 'default',
  product: testProduct.id,
  release: testRelease('travel'),
  language: 'tr' as const,
  created_at: clock(),
});

/** A quote as the handlers write it, with its key. */
const quote = async (
  id: string,
  of: string | null = phone,
  { dataKeys }: Pick<Context, 'dataKeys'> = context,
) => {
  const { db } = context;
  await sql`insert into session (id, created_at, expires_at) values ('s', ${clock()}, ${clock()}) on conflict do nothing`.execute(
    db,
  );
  const own = newRecordKey(dataKeys, { id, partnerId: 'default', phone: of }, clock());
  const application = JSON.stringify(sealApplication(own.keys, testProduct, id, person));
  const row = {
    session_id: 's',
    phone: of === null ? null : phoneInClear(of),
    consents: '[]',
    insurers: '[]',
    finished_at: null,
  };
  await (own.row ? withRecordKeys(db, [own.row]) : db)
    .insertInto('quote')
    .values({ ...shared(id), ...row, application })
    .execute();
};

const applied = async (id: string): Promise<void> => {
  const own = newRecordKey(context.dataKeys, { id, partnerId: 'default', phone }, clock());
  const answers = JSON.stringify(sealApplication(own.keys, testProduct, id, person));
  const row = {
    full_name: nameInClear('Defne'),
    phone: phoneInClear(phone),
    email: null,
    message: null,
    consents: '[]',
    answers,
  };
  await (own.row ? withRecordKeys(context.db, [own.row]) : context.db)
    .insertInto('application')
    .values({ ...shared(id), ...row })
    .execute();
};

/** An order of a quote, with an application as the quote had it when its buyer's request read it. */
const order = async (quoteId: string, application: Application): Promise<void> => {
  await sql`insert into purchase_order (id, kind, offer_id, quote_id, session_id, partner_id, product, release, language, state,
      version, insurer_id, insurer_name, insurer_quote_no, offer, application, billing, buyer_name, phone, consents, mail_state, created_at, updated_at)
    select ${`order ${quoteId}`}, 'policy', ${`offer ${quoteId}`}, id, session_id, partner_id, product, release, 'tr', 'CONSENTED',
      1, 'i', 'I', '1', '{}', ${JSON.stringify(application)}::jsonb, '{"email":""}', 'Defne', phone, '[]', 'waiting', ${clock()}, ${clock()}
      from quote where id = ${quoteId}`.execute(context.db);
};

interface Stored {
  id: string;
  application: Application;
  key: string | null;
}
const quoteRow = async (id: string): Promise<Stored> => {
  const row = await context.db
    .selectFrom('quote')
    .select(['id', 'application'])
    .select(recordKey('quote.id'))
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { id, application: asItLies(row.application), key: row.record_key };
};
const orderRow = async (quoteId: string): Promise<Stored> => {
  const row = await context.db
    .selectFrom('purchase_order')
    .select(['application'])
    .select(recordKey('purchase_order.quote_id'))
    .where('quote_id', '=', quoteId)
    .executeTakeFirstOrThrow();
  return { id: quoteId, application: asItLies(row.application), key: row.record_key };
};
const birthIn = ({ application }: Stored): string => String(application.insured?.[0]?.birthDate);
const opened = (row: Stored) => openApplication(context.dataKeys, testProduct, row);

/** How the version before read what is stored: it opened what the declaration calls sensitive, the id, and took the rest as it lay. */
const readByVersionBefore = ({ id, application, key }: Stored) => ({
  ...application,
  insured: (application.insured ?? []).map((one) => ({
    ...one,
    nationalId: unseal(openingRecord(context.dataKeys, id, key), id, String(one.nationalId)),
  })),
});

/** The job until it waits. @returns how long, or that it is done */
const work = async (of: Context = context): Promise<number | 'done'> => {
  for (;;) {
    const outcome = await sealAnew(of);
    if (outcome === 'done' || outcome.againMs > 0) return outcome === 'done' ? outcome : outcome.againMs;
  }
};
const workThrough = async (): Promise<void> => {
  for (let waited = await work(); waited !== 'done'; waited = await work()) later += waited;
};

test('until somebody turns to new keys, what this version writes is read by the version before, and each start says so', async () => {
  await quote('one');
  expect(readByVersionBefore(await quoteRow('one'))).toEqual(person);
  await askToSealAnew(context);
  expect(lines.filter(({ event }) => event === 'lies-in-clear')).toHaveLength(1);
  expect(await work()).toBe('done');
  expect(readByVersionBefore(await quoteRow('one'))).toEqual(person);
});

test('rows of both lie beside each other and open alike; the job brings those of before along, each under its own key', async () => {
  await quote('early');
  await quote('nobodys', null);
  await applied('asked');
  await order('early', (await quoteRow('early')).application);
  await turnKeys(context);
  await context.keyHolder.follow();
  await quote('late');
  expect(birthIn(await quoteRow('late'))).toMatch(/^sealed\.v3\.late\./);
  expect(birthIn(await quoteRow('early'))).toBe(birthDate);
  for (const row of [await quoteRow('early'), await quoteRow('late'), await orderRow('early')])
    expect(opened(row)).toEqual(person);
  await workThrough();
  expect(birthIn(await quoteRow('early'))).toMatch(/^sealed\.v3\.early\./);
  expect(birthIn(await orderRow('early'))).toMatch(/^sealed\.v3\.early\./);
  expect(birthIn(await quoteRow('nobodys'))).toMatch(/^sealed\.v2\.3\./);
  for (const row of [await quoteRow('early'), await quoteRow('nobodys'), await orderRow('early')])
    expect(opened(row)).toEqual(person);
  const { rows } = await sql<{ text: string }>`select answers::text as text from application`.execute(
    context.db,
  );
  expect(JSON.stringify(rows)).not.toContain(birthDate);
  const [{ version } = { version: 0 }] = await context.db
    .selectFrom('purchase_order')
    .select('version')
    .execute();
  /* once for the form, once for the phone, once for the name */
  expect(Number(version)).toBe(4);
});

test('an order that is stored late, with what its request read before the quote was sealed, has its turn too', async () => {
  await quote('one');
  const { application: read } = await quoteRow('one');
  await turnKeys(context);
  await context.keyHolder.follow();
  later += 3600_001;
  expect(await work()).toBe(600_000);
  await order('one', read);
  later += 600_000;
  await workThrough();
  expect(birthIn(await orderRow('one'))).toMatch(/^sealed\.v3\.one\./);
  expect(opened(await orderRow('one'))).toEqual(person);
});

test('a row whose key does not open is counted and left, and the others are sealed', async () => {
  await quote('good');
  await quote('odd');
  const wrapped = seal(context.dataKeys, 'of another row', 'x');
  await context.db.updateTable('record_key').set({ wrapped }).where('id', '=', 'odd').execute();
  await turnKeys(context);
  await context.keyHolder.follow();
  await workThrough();
  expect(birthIn(await quoteRow('odd'))).toBe(birthDate);
  expect(birthIn(await quoteRow('good'))).toMatch(/^sealed\.v3\.good\./);
  expect(lines.some(({ event }) => event === 'sealed-values-stuck')).toBe(true);
});

const typed = (product: typeof testProduct, more: Partial<Application>): Application =>
  checkedApplication(
    product,
    toWire(product, { ...person, email: 'defne@ornek.example', beginDate: '2026-06-20', ...more }),
    clock(),
    'application',
  );

test('nobody can type what would keep a former key for ever: it is refused before it is stored', () => {
  const note = { kind: 'text' as const, name: 'note', wire: 'aciklama' };
  const product = defineProduct({
    ...testProduct,
    steps: [...testProduct.steps, { id: 'more', kind: 'fields', fields: [note] }],
  });
  for (const front of ['sealed.v1.', 'sealed.v2.7.', 'sealed.v3.abc.'])
    expect(() => typed(product, { note: `${front}defne` })).toThrow(
      expect.objectContaining({
        code: 'invalid-input',
        fields: [{ field: 'application.aciklama', message: 'field.signs.error' }],
      }),
    );
  expect(typed(product, { note: 'sealed envelope' }).note).toBe('sealed envelope');
});

test('a mail address that begins as a sealed value is one: it is taken, sealed, and keeps no former key', async () => {
  const application = typed(testProduct, { email: 'sealed.v1.defne@ornek.example' });
  await quote('typed');
  await context.db
    .updateTable('quote')
    .set({
      application: JSON.stringify(sealApplication(context.dataKeys, testProduct, 'typed', application)),
    })
    .execute();
  await turnKeys(context);
  await context.keyHolder.follow();
  await workThrough();
  expect(lines.filter(({ event }) => event === 'sealed-values-stuck')).toEqual([]);
  const { application: stored } = await context.db
    .selectFrom('quote')
    .select('application')
    .executeTakeFirstOrThrow();
  expect(JSON.stringify(stored)).not.toContain('defne@');
});

test('who is alone on the database seals from its first start on, and brings along what lies there', async () => {
  await quote('early');
  const { dataKeys, keyHolder } = await openKeys(database.db, context.config, { isEmbedded: true, clock });
  const alone = { ...context, dataKeys, keyHolder };
  await quote('late', phone, alone);
  expect(birthIn(await quoteRow('late'))).toMatch(/^sealed\.v3\.late\./);
  await askToSealAnew(alone);
  const [job] = await database.db
    .selectFrom('outbox')
    .select('state')
    .where('kind', '=', 'seal-anew')
    .execute();
  expect(job).toEqual({ state: 'waiting' });
  for (let waited = await work(alone); waited !== 'done'; waited = await work(alone)) later += waited;
  expect(birthIn(await quoteRow('early'))).toMatch(/^sealed\.v3\.early\./);
  expect(opened(await quoteRow('early'))).toEqual(person);
  /* once: the next start finds nothing to begin */
  await database.db.deleteFrom('outbox').execute();
  await askToSealAnew(alone);
  expect(await database.db.selectFrom('outbox').select('key').execute()).toEqual([]);
  expect(lines.filter(({ event }) => event === 'lies-in-clear')).toEqual([]);
});

test('every column of forms is one that holds sealed values, bound to the same record', () => {
  for (const { table, column, record, hasVersion } of formColumns)
    expect(sealedColumns).toContainEqual(
      expect.objectContaining({
        table,
        column,
        kind: 'json',
        row: record,
        ...(hasVersion && { hasVersion }),
      }),
    );
});
