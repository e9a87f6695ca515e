import { hkdfSync } from 'node:crypto';
import { toWire } from '@sigorta/product-kit/wire';
import { todayInIstanbul } from '@sigorta/validators/istanbul';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ownerTag } from '../../buyers/owner-tag.ts';
import type { GatewayContext } from '../../main/context.ts';
import { seal, unseal } from '../../platform/sensitive/seal.ts';
import { sealAnew } from '../../platform/sensitive/seal-anew.ts';
import { sealedColumns } from '../../platform/sensitive/sealed-columns.ts';
import { turnKeys } from '../../platform/sensitive/turn-keys.ts';
import { wrappingKey, wrapUnder } from '../../platform/sensitive/wrapped-keys.ts';
import { fillKeys } from '../../privacy/keys/fill-keys.ts';
import { newRecoveryCodes, takeRecoveryCode } from '../../staff/sign-in/recovery-codes.ts';
import type { Buyer } from '../buyer.ts';
import { type Bought, bought } from '../cancellation/bought.ts';
import { keysOfBefore } from '../known-keys.ts';
import { knownProduct } from '../known-product.ts';
import { sentCode } from '../log-in.ts';
import { cheapest, type Market, openMarket } from '../purchase/market.ts';
import { type Sandbox, startSandbox } from '../purchase/outside.ts';
import { phoneOfPurchase } from '../purchase/phone-of-purchase.ts';
import { askFor } from '../requests/payments.ts';
import { signInAsStaff } from '../staff.ts';
import { testConsent } from '../test-consent.ts';
import { type TestDatabase, testDatabase } from '../test-database.ts';

/*
 * A shop of before, whose one key signed and sealed, is turned to two keys of its own while buyers and staff hold what the old key made.
 * What lies in the database is judged by reading every column of every table, not by the list that the job goes by.
 */
const [a, b] = ['a', 'b'].map((letter) => letter.repeat(40)) as [string, string];
const keyA = Buffer.from(hkdfSync('sha256', a, '', 'sensitive columns', 32));

let database: TestDatabase;
let sandbox: Sandbox;
let market: Market;
let closeSandbox: () => Promise<void>;

const openWith = async (environment: NodeJS.ProcessEnv): Promise<void> => {
  market = await openMarket({}, { SECRET_KEY: '', ...environment }, database, { sandbox });
};
const restartWith = async (environment: NodeJS.ProcessEnv): Promise<void> => {
  await market.close();
  await openWith(environment);
};

beforeAll(async () => {
  database = await testDatabase();
  sandbox = await startSandbox();
  closeSandbox = sandbox.close;
  /* it outlives the gateways */
  sandbox.close = async () => {};
  await database.db
    .insertInto('staff')
    .values({
      id: 'of-before',
      email: 'once@ornek.example',
      name: 'Önceki',
      role: 'owner',
      partner_id: null,
      created_at: new Date(),
      totp_secret: seal(keysOfBefore(keyA), 'of-before', 'JBSWY3DPEHPK3PXP'),
    })
    .execute();
  await openWith({ SECRET_KEY: a });
});
afterAll(async () => {
  await market.close();
  await closeSandbox();
  await database.close();
});

interface Found {
  place: string;
  /** `sealed.v1.`, or `sealed.v2.<number>.` */
  marks: string[];
}

/** Every mark of a sealed value in every column of texts, JSON and bytes, as the catalogue of the database has them. */
const marksInDatabase = async (): Promise<Found[]> => {
  const { rows: columns } = await sql<{ table: string; column: string }>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and data_type in ('text', 'json', 'jsonb', 'bytea', 'ARRAY', 'character varying')`.execute(
    database.db,
  );
  const found: Found[] = [];
  for (const { table, column } of columns) {
    const { rows } = await sql<{ value: unknown }>`select ${sql.ref(column)} as value from ${sql.table(table)}
      where ${sql.ref(column)} is not null`.execute(database.db);
    const marks = new Set<string>();
    for (const { value } of rows) {
      const text =
        value instanceof Uint8Array ? Buffer.from(value).toString('latin1') : (JSON.stringify(value) ?? '');
      for (const [mark] of text.matchAll(/sealed\.v(?:1|2\.\d+)\./g)) marks.add(mark);
    }
    if (marks.size > 0) found.push({ place: `${table}.${column}`, marks: [...marks].toSorted() });
  }
  return found.toSorted((one, other) => one.place.localeCompare(other.place));
};

/** sealed with a key in the buyer's own address, which no key of ours opens */
const notOurs = 'attempt.hop_html';
const ours = (found: readonly Found[]): Found[] => found.filter(({ place }) => place !== notOurs);
const marksOf = (found: readonly Found[]): string[] => [...new Set(found.flatMap(({ marks }) => marks))];

let policy: Bought;
let phone: string;
let loggedIn: Buyer;
let staff: Buyer;
let staffId: string;
let codes: string[];
let request: { id: string; token: string };
let paper: string;
let mark: string;
const keyed = { 'idempotency-key': '"3f0c2f39-5a4e-4f6f-9a53-0b0f4a4d2f11"' };
const written = {
  adSoyad: 'Defne Aydın',
  telefon: '+905321112244',
  urun: 'iletisim',
  dil: 'tr',
  mesaj: 'Arayın.',
};

const prove = async (buyer: Buyer): Promise<void> => {
  const { body } = await buyer.post('otp/send', { phone_number: phone });
  const code = await sentCode(market, phone);
  expect((await buyer.post('otp/verify', { challenge: body.challenge, code })).status).toBe(200);
};
const linkToPaper = async ({ buyer, purchaseId }: Bought): Promise<string> =>
  (await buyer.post(`purchases/${purchaseId}/document-link`, { kind: 'policy' })).body.url;
const isPaper = async (buyer: Buyer, url: string): Promise<boolean> =>
  Buffer.from(await (await buyer.fetch(url)).arrayBuffer())
    .subarray(0, 5)
    .toString() === '%PDF-';
const inMarket = (one: Buyer): Buyer => {
  const moved = market.buyer();
  for (const [name, value] of one.cookies) moved.cookies.set(name, value);
  return moved;
};

test('a shop under one key: all of it is sealed as the version before does', async () => {
  policy = await bought(market);
  phone = await phoneOfPurchase(market.context);
  loggedIn = market.buyer();
  await prove(loggedIn);
  staff = market.buyer();
  staffId = await signInAsStaff(market.context, staff, 'owner');
  codes = await database.db.transaction().execute((trx) => newRecoveryCodes(market.context, trx, staffId));
  request = await askFor(staff);
  const kept = market.buyer();
  const offer = await cheapest(market, kept);
  expect((await kept.post(`quotes/${offer.quoteId}/save`, {})).status).toBe(200);
  const asked = market.context.products.allLive().find(({ product }) => !product.paths.payment);
  const { product, samples } = await knownProduct(asked?.product.id ?? '');
  const answers = (await samples()).valid({ today: todayInIstanbul(new Date()) });
  const applied = await kept.post('vue/basvuru-yap', {
    ...written,
    urun: product.id,
    basvuru: toWire(product, answers),
    onaylar: product.consents.map(({ id }) => testConsent(id)),
  });
  expect(applied.status).toBe(200);
  await loggedIn.post('my-data/deletion-code', {});
  await loggedIn.post('vue/basvuru-yap', written, keyed);
  paper = await linkToPaper(policy);
  const [mail] = (await market.look(`mails?to=${encodeURIComponent('defne@ornek.example')}`)).mails.filter(
    ({ messageId }: { messageId: string }) => messageId.includes(policy.purchaseId),
  );
  mark = /posta=([\w-]{22})/.exec((await market.look(`mails/${mail.id}`)).text)?.[1] ?? '';
  expect(mark).toHaveLength(22);
  const found = ours(await marksInDatabase());
  expect(marksOf(found)).toEqual(['sealed.v1.']);
  expect(found.map(({ place }) => place)).toEqual(
    expect.arrayContaining([
      'document.bytes',
      'login.phone',
      'purchase_order.application',
      'quote.application',
    ]),
  );
});

const newestNumber = async (): Promise<number> =>
  (
    await database.db
      .selectFrom('data_key')
      .select('number')
      .where('purpose', '=', 'seal')
      .orderBy('number', 'desc')
      .executeTakeFirstOrThrow()
  ).number;

/** What is held from before is taken by the gateway of now. */
const expectHeldStillGood = async (): Promise<void> => {
  const { context } = market;
  const buyer = inMarket(policy.buyer);
  expect(await isPaper(buyer, new URL(paper, market.url).pathname)).toBe(true);
  expect((await buyer.get(`purchases/${policy.purchaseId}`)).body.state).toBe('issued');
  const known = inMarket(loggedIn);
  expect((await known.get('my-consents')).status).toBe(200);
  const from = await buyer.post(`purchases/${policy.purchaseId}/from-mail`, { mark });
  expect([from.status, from.body.success]).toEqual([200, true]);
  const code = codes.pop()?.replace('-', '') ?? '';
  expect(await takeRecoveryCode(context, database.db, staffId, code)).toBe(true);
  expect(await takeRecoveryCode(context, database.db, staffId, code)).toBe(false);
  const payer = market.buyer();
  const opened = await payer.post('payment-requests/open', { token: request.token, detail: '1990' });
  expect([opened.status, opened.body.request?.name]).toEqual([200, 'Defne Aydın']);
  const member = await database.db
    .selectFrom('staff')
    .select(['id', 'totp_secret'])
    .where('id', '=', 'of-before')
    .executeTakeFirstOrThrow();
  expect(unseal(context.dataKeys, member.id, member.totp_secret ?? '')).toBe('JBSWY3DPEHPK3PXP');
};

test('started with keys of its own and the old one beside them, all that people hold is still good', async () => {
  await restartWith({
    SIGNING_KEY: b,
    OTHER_SIGNING_KEYS: a,
    SEALING_KEY: b,
    OTHER_SEALING_KEYS: a,
  });
  await expectHeldStillGood();
  const rows = await database.db.selectFrom('data_key').selectAll().execute();
  const under = (secret: string) => Promise.all(rows.map(wrapUnder(wrappingKey(secret)).unwrap));
  expect(await under(a)).toEqual(rows.map(() => null));
  expect((await under(b)).every((content) => content !== null)).toBe(true);
});

/** The jobs, one step after the other; they are long over before the grace is. */
const workThrough = async (context: GatewayContext, steps = Number.POSITIVE_INFINITY): Promise<boolean> => {
  let later = 0;
  const clock = () => new Date(Date.now() + later);
  for (let step = 0; step < steps; step++) {
    const outcome = await sealAnew({ ...context, clock });
    if (outcome === 'done') return true;
    later += outcome.againMs;
  }
  return false;
};

test('turned to new keys, everything new is under them at once, and the rest after the job, by whoever reads every column', async () => {
  await market.stopWorkers();
  await turnKeys(market.context);
  await market.context.keyHolder.follow();
  const number = await newestNumber();
  const young = seal(market.context.dataKeys, 'row', 1);
  expect(young.startsWith(`sealed.v2.${number}.`)).toBe(true);
  expect(await workThrough(market.context)).toBe(true);
  while ((await fillKeys(market.context)) !== 'done');
  const found = ours(await marksInDatabase());
  expect(marksOf(found)).toEqual([`sealed.v2.${number}.`]);
  const known = sealedColumns.map(({ table, column }) => `${table}.${column}`);
  expect(found.map(({ place }) => place).filter((place) => !known.includes(place))).toEqual([]);
  const kept = await database.db.selectFrom('data_key').select(['number', 'purpose']).execute();
  expect(kept.filter(({ purpose }) => ['before', 'seal'].includes(purpose))).toEqual([
    { number, purpose: 'seal' },
  ]);
});

test('with the new keys alone everything still opens, and the old one opens nothing', async () => {
  await restartWith({ SIGNING_KEY: b, OTHER_SIGNING_KEYS: a, SEALING_KEY: b });
  await expectHeldStillGood();
  const orders = await database.db.selectFrom('quote').select(['id', 'application']).execute();
  for (const { id, application } of orders)
    for (const text of JSON.stringify(application).match(/sealed\.v2\.\d+\.[\w-]+/g) ?? []) {
      expect(unseal(market.context.dataKeys, id, text)).toBeDefined();
      expect(() => unseal(keysOfBefore(keyA), id, text)).toThrow('does not open');
    }
  await prove(market.buyer());
  const again = await bought(market);
  expect(await isPaper(again.buyer, new URL(await linkToPaper(again), market.url).pathname)).toBe(true);
});

test('a letter of before proves nothing any more once its signing key is gone from the list', async () => {
  await restartWith({ SIGNING_KEY: b, SEALING_KEY: b });
  const buyer = inMarket(policy.buyer);
  expect((await buyer.post(`purchases/${policy.purchaseId}/from-mail`, { mark })).status).not.toBe(200);
  expect(ownerTag(market.context.signingKeys[0], { phone })).not.toBe(ownerTag(Buffer.from(a), { phone }));
});
