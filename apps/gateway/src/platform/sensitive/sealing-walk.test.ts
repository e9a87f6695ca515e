import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql, type Transaction } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { testContext } from '../../testing/test-context.ts';
import { type TestDatabase, testDatabase } from '../../testing/test-database.ts';
import type { Context } from '../context.ts';
import type { Database } from '../database/database.ts';
import { seal, sealBytes, unseal, unsealBytes } from './seal.ts';
import { sealAnew } from './seal-anew.ts';
import { sealedColumns } from './sealed-columns.ts';
import { beginRound, roundOf, walkOn } from './sealing-walk.ts';
import { askToSealAnew, turnKeys } from './turn-keys.ts';

let database: TestDatabase;
let context: Context & { close: () => Promise<void> };
let later = 0;
const clock = () => new Date(Date.UTC(2026, 5, 14, 10) + later);

beforeEach(async () => {
  later = 0;
  database = await testDatabase();
  context = await testContext({ database, clock });
});
afterEach(async () => {
  await context.close();
  await database.close();
});

/* its phone and its name lie under a key of its record, which no turn walks */
const application = async (id: string, answers: unknown): Promise<void> => {
  await sql`insert into application (id, partner_id, full_name, phone, product, language, answers, consents, release, created_at)
    values (${id}, 'default', ${`sealed.v3.${id}.AAAA`}, ${`sealed.v3.${id}.AAAA`}, 'pet', 'tr', ${JSON.stringify(answers)}::jsonb, '[]'::jsonb,
      'pet@00000000000000aa', ${clock()})`.execute(database.db);
};
const answersOf = async (id: string) =>
  (
    await database.db
      .selectFrom('application')
      .select('answers')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).answers as unknown;
const purposes = async (): Promise<string[]> =>
  (await database.db.selectFrom('data_key').select(['number', 'purpose']).orderBy('number').execute()).map(
    ({ number, purpose }) => `${number} ${purpose}`,
  );
/** The job until it says that it is done, or waits. @returns how long it waits */
const work = async (): Promise<number | 'done'> => {
  for (;;) {
    const outcome = await sealAnew(context);
    if (outcome === 'done' || outcome.againMs > 0) return outcome === 'done' ? outcome : outcome.againMs;
  }
};

test('the key of before stays for an hour after the new one is used, then it goes, if a whole round finds nothing', async () => {
  expect(await purposes()).toEqual(['1 seal', '2 hash']);
  const old = seal(context.dataKeys, 'one', '10000000146');
  const copied = seal(context.dataKeys, 'copy', '10000000146');
  await application('one', { nationalId: old, insured: [{ passport: seal(context.dataKeys, 'one', 'U1') }] });
  await turnKeys(context);
  await context.keyHolder.follow();
  expect(await work()).toBe(3600_000);
  expect(await purposes()).toEqual(['1 seal', '2 hash', '3 seal', '4 hash']);
  const stored = (await answersOf('one')) as { nationalId: string; insured: { passport: string }[] };
  expect(stored.nationalId).toMatch(/^sealed\.v2\.3\./);
  expect(unseal(context.dataKeys, 'one', stored.nationalId)).toBe('10000000146');
  expect(unseal(context.dataKeys, 'one', stored.insured[0]?.passport ?? '')).toBe('U1');
  /* a start in between asks for the job and begins nothing early */
  later += 1800_000;
  expect(await work()).toBe(1800_000);
  /* a gateway that had not heard wrote under the old key meanwhile */
  await database.db
    .updateTable('application')
    .set({ answers: JSON.stringify({ nationalId: old }) })
    .execute();
  later += 1800_001;
  /* what it changed, a request may have read before and store a copy of */
  expect(await work()).toBe(600_000);
  expect(await purposes()).toEqual(['1 seal', '2 hash', '3 seal', '4 hash']);
  await application('copy', { nationalId: copied });
  later += 600_000;
  expect(await work()).toBe(600_000);
  later += 600_000;
  expect(await work()).toBe('done');
  expect(await purposes()).toEqual(['2 hash', '3 seal', '4 hash']);
  expect(
    unseal(context.dataKeys, 'one', ((await answersOf('one')) as { nationalId: string }).nationalId),
  ).toBe('10000000146');
});

test('what no key opens stays as it is and keeps every key, whether it was typed or is of another row', async () => {
  const foreign = seal(context.dataKeys, 'another row', 'x');
  await application('one', { note: 'sealed.v1.typed by somebody', nationalId: foreign });
  await turnKeys(context);
  later += 7200_000;
  expect(await work()).toBe('done');
  expect(await answersOf('one')).toEqual({ note: 'sealed.v1.typed by somebody', nationalId: foreign });
  expect(await purposes()).toEqual(['1 seal', '2 hash', '3 seal', '4 hash']);
});

test('what did not open is looked at again at the next start, and once it is mended the former key goes', async () => {
  await application('one', { nationalId: seal(context.dataKeys, 'another row', 'x') });
  await turnKeys(context);
  later += 7200_000;
  expect(await work()).toBe('done');
  await database.db.updateTable('application').set({ answers: '{}' }).execute();
  expect(await work()).toBe('done');
  expect(await purposes()).toEqual(['1 seal', '2 hash', '3 seal', '4 hash']);
  await askToSealAnew(context);
  expect(await work()).toBe('done');
  expect(await purposes()).toEqual(['2 hash', '3 seal', '4 hash']);
});

/** A moment of the job: the database as it is, and what happens in it just before the job takes keys away. */
const justBeforeTheEnd = (happens: () => Promise<void>): Context => {
  let isToCome = true;
  const db = new Proxy(context.db, {
    get: (real, name) => {
      const value: unknown = Reflect.get(real, name, real);
      if (name !== 'transaction') return typeof value === 'function' ? value.bind(real) : value;
      return () => ({
        execute: async <T>(inside: (trx: Transaction<Database>) => Promise<T>): Promise<T> => {
          const { isOver } = await roundOf(real);
          if (isOver && isToCome) {
            /* the step that finds nothing to walk comes before the end */
            const done = await real.transaction().execute(inside);
            isToCome = false;
            await happens();
            return done;
          }
          return real.transaction().execute(inside);
        },
      });
    },
  });
  return { ...context, db };
};

test('a turn to another key while a round ends takes no key away that rows lie under', async () => {
  const old = seal(context.dataKeys, 'one', '10000000146');
  await turnKeys(context);
  later += 7200_000;
  await context.keyHolder.follow();
  const seen = justBeforeTheEnd(async () => {
    await application('one', { nationalId: old });
    await turnKeys(context);
  });
  /* a round has more columns than one job walks */
  for (let job = 0; job < 2; job++) expect(await sealAnew(seen)).toEqual({ againMs: 0 });
  expect(await purposes()).toEqual(['1 seal', '2 hash', '3 seal', '4 hash', '5 seal', '6 hash']);
});

test('columns that are yet to be walked hold every key, whatever an earlier round came to', async () => {
  await turnKeys(context);
  later += 7200_000;
  await context.keyHolder.follow();
  const seen = justBeforeTheEnd(() => database.db.transaction().execute((trx) => beginRound(trx, clock())));
  expect(await sealAnew(seen)).toEqual({ againMs: 0 });
  expect(await purposes()).toEqual(['1 seal', '2 hash', '3 seal', '4 hash']);
  expect(await work()).toBe('done');
  expect(await purposes()).toEqual(['2 hash', '3 seal', '4 hash']);
});

test('who has not heard of the newest key walks nothing', async () => {
  const other = await testContext({ database, clock });
  try {
    await turnKeys(context);
    later += 7200_000;
    await expect(walkOn(other)).rejects.toThrow('the newest data key is not in use');
    expect((await roundOf(database.db)).isOver).toBe(false);
  } finally {
    await other.close();
  }
});

test('a paper and the key of one in the store are sealed anew with their sum, and a bare picture stays bare', async () => {
  const { db } = database;
  const paper = Buffer.from('%PDF-1.7 paper');
  const bytes = sealBytes(context.dataKeys, 'logo object', paper);
  const object = `aa/${'b'.repeat(62)}`;
  await db.insertInto('loose_object').values({ name: object, due_at: clock() }).execute();
  const row = {
    partner_id: 'default',
    media_type: 'image/png',
    width: 1,
    height: 1,
    added_at: clock(),
  } as const;
  await db
    .insertInto('picture')
    .values([
      {
        ...row,
        name: 'logo',
        bytes: null,
        object,
        object_key: sealBytes(context.dataKeys, `logo ${object}`, paper),
        sha256: 's',
      },
      {
        ...row,
        name: 'bare',
        bytes,
        object: null,
        object_key: null,
        sha256: createHash('sha256').update(bytes).digest('hex'),
      },
    ])
    .execute();
  await turnKeys(context);
  later += 7200_000;
  expect(await work()).toBe(600_000);
  later += 600_000;
  expect(await work()).toBe('done');
  const stored = await db.selectFrom('picture').selectAll().orderBy('name', 'desc').execute();
  const [logo, bare] = stored;
  expect(unsealBytes(context.dataKeys, `logo ${object}`, logo?.object_key ?? Buffer.alloc(0))).toEqual(paper);
  expect(
    Buffer.from(logo?.object_key ?? [])
      .subarray(0, 12)
      .toString(),
  ).toBe('sealed.v2.3.');
  expect(Buffer.from(bare?.bytes ?? [])).toEqual(bytes);
});

test('every column of the list is one of the database, and its rows are walked by a text that is unique', async () => {
  const { rows } = await sql<{ name: string }>`select c.table_name || '.' || c.column_name as name
    from information_schema.columns c where table_schema = 'public'`.execute(database.db);
  const names = rows.map(({ name }) => name);
  for (const { table, column, id } of sealedColumns)
    expect(names).toEqual(expect.arrayContaining([`${table}.${column}`, `${table}.${id}`]));
  const keys = await sql<{ key: string }>`select k.table_name || '.' || k.column_name as key
    from information_schema.table_constraints t join information_schema.key_column_usage k using (constraint_name)
    where t.constraint_type in ('PRIMARY KEY', 'UNIQUE') and t.table_schema = 'public'`.execute(database.db);
  for (const { table, id } of sealedColumns)
    expect(keys.rows.map(({ key }) => key)).toContain(`${table}.${id}`);
});

/** Where the program seals, by file, and the columns that it goes to; written by hand. */
const sealers: Record<string, readonly string[]> = {
  'buyers/login/issue-code.ts': ['sms_challenge.phone'],
  'buyers/login/login-cookie.ts': ['login.phone'],
  'http/keyed/answered-once.ts': ['kept_answer.answer'],
  'main/commands/import-staff.ts': ['staff.totp_secret'],
  'panel/payment-requests/create.ts': ['payment_request.contact', 'payment_request.token'],
  'panel/quotes/send.ts': ['quote_mail.address'],
  'payments/orders/correct-address.ts': ['corrected_address.address', 'purchase_order.billing'],
  'payments/orders/open-order.ts': [
    'purchase_order.billing',
    'purchase_order.buyer_name',
    'purchase_order.phone',
  ],
  'platform/sensitive/record-keys.ts': ['record_key.wrapped'],
  'platform/stored-files/sealed-object.ts': ['document.object_key', 'picture.object_key'],
  'platform/stored-files/stored-files.ts': ['document.bytes', 'document.object_key', 'picture.object_key'],
  'policies/cancel/find-policy.ts': [],
  'policies/issue/answer-last-questions.ts': ['policy.details'],
  'privacy/my-data/data-requests.ts': ['data_request.phone'],
  'quotes/applications/take-application.ts': [
    'application.answers',
    'application.email',
    'application.full_name',
    'application.phone',
  ],
  'quotes/ask/open-quote.ts': ['quote.application', 'quote.phone', 'purchase_order.application'],
  'quotes/complete/complete-quote.ts': ['quote.application', 'quote.phone', 'purchase_order.application'],
  'quotes/saved/keep-quote.ts': ['saved_quote.token'],
  'quotes/saved/mail-saved.ts': ['quote_mail.address'],
  'staff/sign-in/challenge.ts': ['staff_challenge.secret'],
  'staff/sign-in/enrol.ts': ['staff.totp_secret'],
  /* under a key of its own, which stands in the buyer's address */
  'payments/card/sealed-page.ts': [],
};

test('whoever seals is known with the column it goes to, and that column is walked', () => {
  const root = join(import.meta.dirname, '../..');
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      file.endsWith('.ts') && !/\.test\.ts$|^testing\/|^platform\/sensitive\/(?!record-keys\.ts)/.test(file),
  );
  const sealing = files.filter((file) =>
    /(?<!\w|[^.]\.)(?:seal|sealBytes|sealApplication|sealBilling|sealObject)\((?:context\.)?(?:dataKeys|loneKey|(?:own\.)?keys)\b/.test(
      readFileSync(join(root, file), 'utf8'),
    ),
  );
  expect(sealing.toSorted()).toEqual(Object.keys(sealers).toSorted());
  const columns = new Set(Object.values(sealers).flat());
  expect(sealedColumns.map(({ table, column }) => `${table}.${column}`)).toEqual([...columns].toSorted());
});
