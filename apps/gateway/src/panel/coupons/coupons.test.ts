import type { Role } from '@sigorta/contracts/panel/permissions';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { discountOf } from '../../purchase/coupons/coupon.ts';
import { agree } from '../../testing/second-person.ts';
import { signInAsStaff } from '../../testing/staff.ts';
import { type RunningGateway, startGateway } from '../../testing/start-gateway.ts';

let gateway: RunningGateway;
let now = new Date('2026-06-14T09:00:00Z');

beforeAll(async () => {
  gateway = await startGateway({ clock: () => now });
});
afterAll(() => gateway.close());

const staff = async (role: Role = 'finance', partner?: string) => {
  const browser = gateway.buyer();
  await signInAsStaff(gateway.context, browser, role, partner);
  return browser;
};

const summer = {
  code: 'yaz20',
  kind: 'percent',
  value: 10,
  product: null,
  validFrom: '2026-06-14',
  validUntil: '2026-06-20',
  maxUses: 100,
};

const offer = { product: 'foreign-travel', price: 100_000, quote_id: 'q' };

test('a coupon made in the panel works from midnight of its first day to midnight after its last', async () => {
  const { body } = await (await staff()).post('panel/coupons/create', summer);
  expect(body.coupon).toMatchObject({
    code: 'YAZ20',
    state: 'live',
    uses: 0,
    validFrom: '2026-06-13T21:00:00.000Z',
    validUntil: '2026-06-20T21:00:00.000Z',
  });
  const { db } = gateway.context;
  expect(await discountOf(db, 'yaz20', offer, new Date('2026-06-20T20:59:00Z'))).toEqual({
    code: 'YAZ20',
    minor: 10_000,
  });
  await expect(discountOf(db, 'yaz20', offer, new Date('2026-06-20T21:00:00Z'))).rejects.toThrow(
    'coupon-not-valid',
  );
});

test('a code is the same on every keyboard: İ and ı are I, Arabic digits are digits', async () => {
  const browser = await staff();
  const { body } = await browser.post('panel/coupons/create', { ...summer, code: 'iLKBAHAR١٠' });
  expect(body.coupon).toMatchObject({ code: 'ILKBAHAR10' });
  for (const typed of ['ilkbahar10', 'İLKBAHAR10', 'ılkbahar 10', 'ILKBAHAR۱۰'])
    expect(await discountOf(gateway.context.db, typed, offer, now)).toMatchObject({ code: 'ILKBAHAR10' });
  expect((await browser.post('panel/coupons/end', { code: 'İlkbahar10' })).status).toBe(200);
  await gateway.context.db.deleteFrom('coupon').where('code', '=', 'ILKBAHAR10').execute();
});

test.each([
  ['code', { code: 'YAZ20' }, 'code.taken'],
  ['code', { code: '4111117419000005' }, 'field.cardNumber.error'],
  ['value', { code: 'FAZLA', value: 101 }, 'percent.tooMuch'],
  ['product', { code: 'NEDIR', product: 'spaceship' }, 'product.unknown'],
  ['validUntil', { code: 'TERS', validUntil: '2026-06-13' }, 'period.empty'],
  ['validUntil', { code: 'DUN', validFrom: '2026-06-01', validUntil: '2026-06-13' }, 'period.empty'],
])('a wrong %s is named', async (field, change, message) => {
  const { body } = await (await staff()).post('panel/coupons/create', { ...summer, ...change });
  expect(body).toMatchObject({ code: 'invalid-input', fields: [{ field, message }] });
});

test('an ended coupon is refused at once, and ending it again changes nothing', async () => {
  const browser = await staff();
  await browser.post('panel/coupons/create', { ...summer, code: 'KISA' });
  now = new Date('2026-06-14T09:10:00Z');
  expect((await browser.post('panel/coupons/end', { code: 'KISA' })).body).toMatchObject({ state: 'ended' });
  await expect(discountOf(gateway.context.db, 'KISA', offer, now)).rejects.toThrow('coupon-not-valid');
  now = new Date('2026-06-14T09:20:00Z');
  const { body } = await browser.post('panel/coupons/end', { code: 'KISA' });
  expect(body.validUntil).toBe('2026-06-14T09:10:00.000Z');
  const entries = await gateway.context.db
    .selectFrom('audit_entry')
    .select('action')
    .where('subject_id', '=', 'KISA')
    .orderBy('number')
    .execute();
  expect(entries.map(({ action }) => action)).toEqual(['coupon.created', 'coupon.ended']);
  expect((await browser.post('panel/coupons/end', { code: 'YOKTUR' })).status).toBe(404);
});

test.each([
  ['all of a price', { code: 'BEDAVA', value: 100 }],
  ['without an end', { code: 'SONSUZ', maxUses: null }],
  ['too much a use', { code: 'BUYUK', kind: 'amount', value: 25_001 }],
])('a coupon of %s waits for a second person, and a code taken meanwhile adds nothing', async (_, change) => {
  const wanted = { ...summer, ...change };
  const [first, second] = [await staff(), await staff('owner')];
  expect((await first.post('panel/coupons/create', wanted)).body).toEqual({ coupon: null });
  const { db } = gateway.context;
  const held = () => db.selectFrom('coupon').select('value').where('code', '=', change.code).execute();
  expect(await held()).toEqual([]);
  expect((await first.post('panel/coupons/create', wanted)).body.code).toBe('request-closed');
  expect(await agree(first, change.code)).toBeNull();
  expect((await agree(second, change.code))?.body).toEqual({ state: 'approved' });
  expect(await held()).toEqual([{ value: wanted.value }]);
  expect(await agree(second, change.code)).toBeNull();
  await db.deleteFrom('coupon').where('code', '=', change.code).execute();
  await first.post('panel/coupons/create', wanted);
  await second.post('panel/coupons/create', { ...summer, code: change.code });
  expect((await agree(second, change.code))?.body).toEqual({ state: 'lapsed' });
  expect(await held()).toEqual([{ value: 10 }]);
  await db.deleteFrom('coupon').where('code', '=', change.code).execute();
});

test('the list is narrowed by state and by the beginning of the code', async () => {
  const browser = await staff('owner');
  await browser.post('panel/coupons/create', { ...summer, code: 'SONRA', validFrom: '2026-06-16' });
  const codes = async (request: object) =>
    (await browser.post('panel/coupons', request)).body.rows.map(({ code }: { code: string }) => code);
  expect(await codes({ state: 'planned' })).toEqual(['SONRA']);
  expect(await codes({ state: 'ended' })).toEqual(['KISA']);
  expect(await codes({ state: 'live' })).toEqual(['CARSI10', 'YAZ20']);
  expect(await codes({ search: 'yaz' })).toEqual(['YAZ20']);
  expect(await codes({ search: '%' })).toHaveLength(4);
});

test.each([
  ['agent', undefined],
  ['call-centre', undefined],
  ['auditor', undefined],
  ['owner', 'kaya-acente'],
] as const)('a %s of %s keeps no coupons', async (role, partner) => {
  const browser = await staff(role, partner);
  expect((await browser.post('panel/coupons', {})).body.code).toBe('not-allowed');
  expect((await browser.post('panel/coupons/create', summer)).body.code).toBe('not-allowed');
});
