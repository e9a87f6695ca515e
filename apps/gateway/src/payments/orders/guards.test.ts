import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { randomId } from '../../platform/random-id.ts';
import { oldRelease } from '../../testing/old-release.ts';
import { type TestDatabase, testDatabase } from '../../testing/test-database.ts';

let database: TestDatabase;
let orderId: string;
const now = new Date('2026-11-21T10:00:00Z');

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  orderId = randomId();
  await sql`insert into purchase_order (id, offer_id, quote_id, session_id, partner_id, product, language, state, version,
    insurer_id, insurer_name, insurer_quote_no, offer, application, billing, buyer_name, phone, consents, reason,
    mail_state, created_at, updated_at, release) values (${orderId}, ${randomId()}, 'q', 's', 'default', 'p', 'tr', 'PAYING', 1,
    'turnagol', 'T', 'n', '{}', '{}', '{}', 'b', null, '[]', null, 'waiting', ${now}, ${now}, ${oldRelease})`.execute(
    database.db,
  );
});

const attempt = async (state: string, more: { paymentId?: string; paid?: number; prefix?: string } = {}) => {
  const id = randomId();
  await sql`insert into attempt (id, order_id, quote_id, state, version, psp, psp_payment_id, three_d_secure, price, paid, currency,
    installment_count, discount, card_prefix, card_last4, transaction_ids, not_found, inquiries, created_at, updated_at)
    values (${id}, ${orderId}, 'q', ${state}, 1, 'iyzico', ${more.paymentId ?? null}, true, 1000, ${more.paid ?? 1000}, 'TRY',
    1, 0, ${more.prefix ?? '552879'}, '0008', '[]', 0, 0, ${now}, ${now})`.execute(database.db);
  return id;
};

const refund = (attemptId: string, amount: number) =>
  sql`insert into refund values (${randomId()}, ${orderId}, ${attemptId}, 'DUE', 1, ${amount}, 'r', null, 0, ${now}, ${now})`.execute(
    database.db,
  );

test('an order has one open attempt at a time', async () => {
  await attempt('DECLINED');
  await attempt('THREEDS_PENDING');
  await expect(attempt('CREATED')).rejects.toThrow(/attempt_one_open/);
  await expect(attempt('UNKNOWN')).rejects.toThrow(/attempt_one_open/);
});

test('an order is charged once', async () => {
  await attempt('CHARGED');
  await expect(attempt('CHARGED')).rejects.toThrow(/attempt_one_charged/);
});

test('one payment of the provider belongs to one attempt', async () => {
  await attempt('DECLINED', { paymentId: 'same' });
  await expect(attempt('DECLINED', { paymentId: 'same' })).rejects.toThrow(/attempt_payment/);
});

test('nobody pays less than the price', async () => {
  await expect(attempt('CREATED', { paid: 999 })).rejects.toThrow(/attempt_paid_covers_price/);
});

test('a card number does not fit into the table', async () => {
  await expect(attempt('CREATED', { prefix: '5528790000000008' })).rejects.toThrow(/card_prefix/);
});

test('more than was charged cannot be given back, in one refund or in several', async () => {
  const charged = await attempt('CHARGED');
  await expect(refund(charged, 1001)).rejects.toThrow(/exceed/);
  await refund(charged, 600);
  await expect(refund(charged, 401)).rejects.toThrow(/exceed/);
  await refund(charged, 400);
});

test('an attempt that was not charged has nothing to give back', async () => {
  await expect(refund(await attempt('DECLINED'), 1)).rejects.toThrow(/exceed/);
});

test('two refunds at the same moment cannot together exceed the charge', async () => {
  const charged = await attempt('CHARGED');
  const both = await Promise.allSettled([refund(charged, 600), refund(charged, 600)]);
  expect(both.filter((one) => one.status === 'fulfilled')).toHaveLength(1);
});

test('a forbidden step and a step without its version are refused by the database itself', async () => {
  const id = await attempt('CHARGED');
  await sql`update attempt set phase = 'charged', version = 2 where id = ${id}`.execute(database.db);
  await expect(
    sql`update attempt set phase = 'asked', version = 3 where id = ${id}`.execute(database.db),
  ).rejects.toThrow(/may not go/);
  await expect(sql`update attempt set error = 'x' where id = ${id}`.execute(database.db)).rejects.toThrow(
    /without its version/,
  );
});

test('an insurer prints a number once; another insurer may print the same', async () => {
  const issued = async (insurer: string) => {
    const order = randomId();
    await sql`insert into purchase_order (id, offer_id, quote_id, session_id, partner_id, product, language, state, version,
    insurer_id, insurer_name, insurer_quote_no, offer, application, billing, buyer_name, phone, consents, reason,
    mail_state, created_at, updated_at, release) values (${order}, ${randomId()}, 'q', 's', 'default', 'p', 'tr', 'ISSUED', 1,
      ${insurer}, 'T', 'n', '{}', '{}', '{}', 'b', null, '[]', null, 'waiting', ${now}, ${now}, ${oldRelease})`.execute(
      database.db,
    );
    await sql`insert into policy (order_id, insurer_id, state, version, calls, not_found, policy_no, created_at, updated_at)
      values (${order}, ${insurer}, 'ISSUED', 1, 1, 0, 'P-1', ${now}, ${now})`.execute(database.db);
  };
  await issued('turnagol');
  await issued('bulutkaya');
  await expect(issued('turnagol')).rejects.toThrow(/policy_number_of_insurer/);
});
