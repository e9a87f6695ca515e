import { todayInIstanbul } from '@sigorta/validators/istanbul';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { phoneKey } from '../../buyers/login/phone-key.ts';
import { askToFillKeys, fillKeys } from '../../privacy/keys/fill-keys.ts';
import type { Buyer } from '../../testing/buyer.ts';
import {
  bulletin,
  environmentOf,
  type FakeWorld,
  json,
  quoted,
  startFakeWorld,
} from '../../testing/fake-world.ts';
import { nameInClear } from '../../testing/name-in-clear.ts';
import { addSale } from '../../testing/panel/sales.ts';
import { phoneInClear } from '../../testing/phone-in-clear.ts';
import { signInAsStaff } from '../../testing/staff.ts';
import { type RunningGateway, startGateway } from '../../testing/start-gateway.ts';
import { testProducts, testQuoteRequest } from '../../testing/test-product.ts';

let world: FakeWorld;
let gateway: RunningGateway;
let clerk: Buyer;

beforeAll(async () => {
  world = await startFakeWorld();
  world.insurers.set('turnagol', (_request, response) => json(response, quoted(1_500)));
  world.insurers.set('laledere', (_request, response) =>
    json(response, { result: 'declined', reason: 'age' }),
  );
  world.bulletins.set('/today.xml', bulletin(todayInIstanbul(new Date()), '50.0000'));
  gateway = await startGateway({ environment: environmentOf(world), products: testProducts });
  const buyer = gateway.buyer();
  const today = todayInIstanbul(new Date());
  for await (const line of buyer.lines('quotes/create', 'POST', testQuoteRequest(today))) {
    if (line.success === false) throw new Error(JSON.stringify(line));
  }
  clerk = gateway.buyer();
  await signInAsStaff(gateway.context, clerk, 'call-centre');
});
afterAll(async () => {
  await gateway.close();
  await world.close();
});

/** The link's order waits for a bank transfer, as its page would have begun it. */
const payByTransfer = async (requestId: string): Promise<string> => {
  const { db } = gateway.context;
  const { id: insurer } = await db.selectFrom('insurer').select('id').executeTakeFirstOrThrow();
  const orderId = await addSale(gateway.context, { at: '2026-06-14T10:00:00Z', insurer, until: 'order' });
  const now = new Date('2026-06-14T11:00:00Z');
  await db
    .updateTable('purchase_order')
    .set({ kind: 'payment', state: 'AWAITING_TRANSFER', offer: '{}', version: 2, updated_at: now })
    .where('id', '=', orderId)
    .execute();
  const paid = { request_id: requestId, reference: '', purpose: 'Taksit', amount: 20_000 };
  await db
    .insertInto('payment')
    .values({ order_id: orderId, ...paid })
    .execute();
  const awaited = { state: 'WAITING' as const, version: 1, amount: 20_000, coupon: null, discount: 0 };
  const account = { iban: 'TR00', holder: 'Kaya', bank: null, expires_at: new Date('2099-01-01') };
  await db
    .insertInto('transfer')
    .values({
      id: 't',
      order_id: orderId,
      reference: 'TESTREF2',
      ...awaited,
      ...account,
      created_at: now,
      updated_at: now,
    })
    .execute();
  return orderId;
};

const find = (by: string, value: string, who = clerk) =>
  who.post('panel/customers/find', { by, value }, { 'accept-language': 'tr' });

test('an identity finds what was asked with it, though it is stored sealed', async () => {
  const { body } = await find('identity', '10000000146');
  expect(body.cards).toMatchObject([
    {
      name: 'A*** Y***',
      quotes: [{ offers: 1 }],
      consents: [
        { document: { name: 'KVKK aydınlatma metni' }, withdrawnAt: null, partner: { id: 'default' } },
      ],
    },
  ]);
  expect((await find('identity', '10000000078')).body.cards).toEqual([]);
  const { rows } = await sql<{ row: string }>`select quote::text as row from quote`.execute(
    gateway.context.db,
  );
  expect(rows[0]?.row).not.toContain('10000000146');
});

test('who was looked up is written down without a number, alike for the same person, and an hour has a limit', async () => {
  const { db } = gateway.context;
  const looker = gateway.buyer();
  const id = await signInAsStaff(gateway.context, looker, 'read-only');
  const statuses: number[] = [];
  for (let n = 0; n < 61; n += 1) statuses.push((await find('phone', '0532 123 45 67', looker)).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(60);
  expect(statuses.at(-1)).toBe(429);
  const entries = await db
    .selectFrom('audit_entry')
    .select(['subject_kind', 'subject_id', 'detail'])
    .where('staff_id', '=', id)
    .where('action', '=', 'customer.looked-up')
    .execute();
  expect(entries).toHaveLength(60);
  expect(new Set(entries.map(({ subject_id }) => subject_id)).size).toBe(1);
  expect(JSON.stringify(entries)).not.toContain('5321234567');
  expect(entries[0]).toMatchObject({ subject_kind: 'customer', detail: { by: 'phone' } });
});

test('each part of a card is shown on demand from the record it came from, with a reason and from the budget', async () => {
  const [card] = (await find('identity', '10000000146')).body.cards;
  const reason = 'Müşteri telefonda sordu';
  const show = (field: string, from: object) => clerk.post('panel/reveal', { ...from, field, reason });
  const { id: quote } = await gateway.context.db.selectFrom('quote').select('id').executeTakeFirstOrThrow();
  /* a quote is asked for without a phone and an address here */
  expect(card).toMatchObject({ phone: null, email: null });
  expect(card.from).toEqual({ name: { subject: 'quote', id: quote }, phone: null, email: null });
  expect((await show('name', card.from.name)).body.value).toBe('Ayşe Yılmaz');
  const entries = await gateway.context.db
    .selectFrom('audit_entry')
    .select(['subject_kind', 'subject_id', 'reason', 'detail'])
    .where('action', '=', 'personal-data.revealed')
    .execute();
  expect(entries).toEqual([{ subject_kind: 'quote', subject_id: quote, reason, detail: { field: 'name' } }]);
});

test('a phone that is none is refused, one that is unknown finds nothing', async () => {
  expect((await find('phone', '123')).body).toMatchObject({
    code: 'invalid-input',
    fields: [{ field: 'value' }],
  });
  expect((await find('phone', '0532 123 45 67')).body).toEqual({ cards: [], more: false });
});

test('another scope is empty', async () => {
  const agent = gateway.buyer();
  await signInAsStaff(gateway.context, agent, 'agent', 'kaya-acente');
  expect((await find('identity', '10000000146', agent)).body.cards).toEqual([]);
});

test('a phone brings its consents with their withdrawals, the payments it was asked for and the transfers of these', async () => {
  const { db, dataKeys } = gateway.context;
  const phone = '+905321112233';
  const at = new Date('2026-06-14T10:00:00Z');
  const consents = JSON.stringify([{ id: 'marketing', version: '2026-01', language: 'tr' }]);
  const application = {
    full_name: nameInClear('Defne Aydın'),
    phone: phoneInClear(phone),
    email: null,
    product: 'message',
    language: 'tr' as const,
  };
  const rest = { message: 'Selam', answers: null, consents, created_at: at };
  for (const partner_id of ['default', 'kaya-acente'])
    await db
      .insertInto('application')
      .values({ id: `application-${partner_id}`, partner_id, ...application, ...rest })
      .execute();
  const withdrawn_at = new Date('2026-06-15T10:00:00Z');
  const withdrawal = { partner_id: 'default', phone_key: phoneKey(dataKeys, phone), consent: 'marketing' };
  await db
    .insertInto('consent_withdrawal')
    .values({ id: 'w', ...withdrawal, language: 'tr', withdrawn_at })
    .execute();
  const asked = await clerk.post('panel/payment-requests/create', {
    amount: { minor: 20_000, currency: 'TRY' },
    purpose: 'Taksit',
    language: 'tr',
    name: 'Defne Aydın',
    phone: '0532 111 22 33',
    days: 3,
    send: [],
  });
  const orderId = await payByTransfer(asked.body.id);
  const [card, ...others] = (await find('phone', phone)).body.cards;
  expect(others).toEqual([]);
  expect(card).toMatchObject({
    name: 'D*** A***',
    purchases: [{ id: orderId, amount: { minor: 20_000 }, state: 'AWAITING_TRANSFER' }],
    requests: [{ purpose: 'Taksit', state: 'open', amount: { minor: 20_000 } }],
    transfers: [{ orderId, reference: 'TESTREF2', state: 'waiting' }],
  });
  const told = card.consents.map(
    ({ partner, withdrawnAt }: { partner: { id: string }; withdrawnAt: string }) => [partner.id, withdrawnAt],
  );
  expect(told.toSorted()).toEqual([
    ['default', withdrawn_at.toISOString()],
    ['kaya-acente', null],
  ]);
  expect(card.from).toEqual({
    name: { subject: 'purchase', id: orderId },
    /* an order that was begun with a payment link holds no phone */
    phone: { subject: 'application', id: expect.stringMatching(/^application-/) },
    email: { subject: 'purchase', id: orderId },
  });
  const agent = gateway.buyer();
  await signInAsStaff(gateway.context, agent, 'agent', 'kaya-acente');
  const [own] = (await find('phone', phone, agent)).body.cards;
  expect(own).toMatchObject({
    requests: [],
    transfers: [],
    purchases: [],
    consents: [{ withdrawnAt: null }],
  });
  const reader = gateway.buyer();
  await signInAsStaff(gateway.context, reader, 'read-only');
  const [read] = (await find('phone', phone, reader)).body.cards;
  expect(read).toMatchObject({ requests: [], transfers: [{ orderId }] });
});

test('what was stored before it could be found is made findable, step by step and only once', async () => {
  const { context } = gateway;
  const { db } = context;
  await sql`update quote set person_keys = '{}'`.execute(db);
  await sql`update payment_request set phone_key = null, version = version + 1`.execute(db);
  /* sealed for another row: nothing opens them, and they hold nothing up */
  await sql`insert into quote (id, session_id, partner_id, product, release, language, application, consents, insurers, created_at)
    select 'a' || n, session_id, partner_id, product, release, language, application, '[]', insurers, created_at
    from quote, generate_series(1, 230) as n where product = 'test-travel'`.execute(db);
  expect((await find('identity', '10000000146')).body.cards).toEqual([]);
  await askToFillKeys(context);
  await askToFillKeys(context);
  const jobs = await db.selectFrom('outbox').select('key').where('kind', '=', 'fill-keys').execute();
  expect(jobs).toEqual([{ key: 'fill-keys:all' }]);
  const places = async () =>
    db.selectFrom('key_filling').select(['thing', 'done']).orderBy('thing').execute();
  let steps = 0;
  while ((await fillKeys(context)) !== 'done') {
    steps += 1;
    /* how far it came is kept beside the rows */
    if (steps === 4) expect((await places()).map(({ done }) => done)).toEqual([true, true, true, false]);
  }
  expect(steps).toBe(6);
  expect((await find('identity', '10000000146')).body.cards).toMatchObject([{ quotes: [{ offers: 1 }] }]);
  expect((await find('phone', '+905321112233')).body.cards[0].requests).toHaveLength(1);
  const kept = () => db.selectFrom('quote').select(['id', 'person_keys']).orderBy('id').execute();
  const before = await kept();
  await db.updateTable('key_filling').set({ done: false, after_id: '' }).execute();
  while ((await fillKeys(context)) !== 'done') steps += 1;
  expect(await kept()).toEqual(before);
  await sql`delete from quote where id like 'a%' and length(id) < 5`.execute(db);
});

test('a quote tells what each insurer answered, and when', async () => {
  const owner = gateway.buyer();
  await signInAsStaff(gateway.context, owner, 'owner');
  const { rows } = (await owner.post('panel/quotes', { search: 'ayse yil' })).body;
  expect(rows).toMatchObject([{ name: 'A*** Y***', offers: 1, failures: 1, lowest: { minor: 75_000 } }]);
  const { body } = await owner.get(`panel/quotes/${rows[0].id}`, { 'accept-language': 'tr' });
  const byResult = (wanted: string) =>
    body.insurers.find(({ result }: { result: string }) => result === wanted);
  expect(body.insurers).toHaveLength(2);
  expect(byResult('offer')).toMatchObject({ plan: 'Plan', price: { minor: 75_000 }, orderId: null });
  expect(byResult('declined')).toMatchObject({ reason: 'Yaş', price: null });
  expect(byResult('declined').afterMs).toBeGreaterThanOrEqual(0);
  expect(JSON.stringify(body)).not.toMatch(/Ayşe|10000000146|1990-05-14/);
});
