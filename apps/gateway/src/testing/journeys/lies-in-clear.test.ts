import { toWire } from '@sigorta/product-kit/wire';
import { todayInIstanbul } from '@sigorta/validators/istanbul';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Buyer } from '../buyer.ts';
import { fullShop } from '../full-shop.ts';
import { knownProduct } from '../known-product.ts';
import { sentCode } from '../log-in.ts';
import { atTheBank, cheapest, type Market, openMarket } from '../purchase/market.ts';
import { phoneOfPurchase } from '../purchase/phone-of-purchase.ts';
import { askFor, freePayment, paymentOf, waitForPayment } from '../requests/payments.ts';
import { signInAsStaff } from '../staff.ts';
import { testConsent } from '../test-consent.ts';

/*
 * A shop in which everything happened that names somebody; then every column of every table is read as it lies. What stands there in
 * clear is named by hand, with why: a column that is not, is a finding.
 */

/** What is looked for, as it may be written. */
const personal = {
  id: ['72243755252', 'PB4471902'],
  birth: ['1990-07-05', '05.07.1990', '19900705', '1986-02-28', '28.02.1986', '19860228'],
  mail: ['defne@ornek'],
  /* searches hold them from behind */
  phone: [
    '5321234567',
    '532 123 45 67',
    '5321234217',
    '532 123 42 17',
    '5321112244',
    '7654321235',
    '4422111235',
  ],
  name: ['Aydın', 'aydin', 'O’Connor'],
  street: ['Moda Caddesi'],
} as const;
type Kind = keyof typeof personal;

/** What stands in clear until decision 0436, 5 is built; nothing may join it, and what is sealed leaves it. */
const inClear: Record<string, readonly Kind[]> = {};

let market: Market;

beforeAll(async () => {
  market = await openMarket();
}, 60_000);
afterAll(() => market.close());

const prove = async (buyer: Buyer, phone: string): Promise<void> => {
  const { body } = await buyer.post('otp/send', { phone_number: phone });
  const code = await sentCode(market, phone);
  expect((await buyer.post('otp/verify', { challenge: body.challenge, code })).status).toBe(200);
};

/** Everything that a name is given to, besides purchases. */
const giveNames = async (): Promise<void> => {
  const staff = market.buyer();
  await signInAsStaff(market.context, staff, 'owner');
  const { token } = await askFor(staff);
  const payer = market.buyer();
  expect((await payer.post('payment-requests/open', { token, detail: '1990' })).status).toBe(200);
  const { body } = await payer.post('payments/start', paymentOf(freePayment()));
  await atTheBank(market, body.paymentId);
  await waitForPayment(payer, body.paymentId, 'paid');
  const kept = market.buyer();
  const offer = await cheapest(market, kept);
  expect((await kept.post(`quotes/${offer.quoteId}/save`, {})).status).toBe(200);
  const asked = market.context.products.allLive().find(({ product }) => !product.paths.payment);
  const { product, samples } = await knownProduct(asked?.product.id ?? '');
  const answers = (await samples()).valid({ today: todayInIstanbul(new Date()) });
  const written = {
    adSoyad: 'Defne Aydın',
    telefon: '+905321112244',
    eposta: 'defne@ornek.example',
    dil: 'tr',
    mesaj: 'Arayın.',
  };
  const applied = await kept.post('vue/basvuru-yap', {
    ...written,
    urun: product.id,
    basvuru: toWire(product, answers),
    onaylar: product.consents.map(({ id }) => testConsent(id)),
  });
  expect(applied.status).toBe(200);
  expect((await kept.post('vue/basvuru-yap', { ...written, urun: 'iletisim' })).status).toBe(200);
  const known = market.buyer();
  await prove(known, '+905321234567');
  await known.post('my-data/deletion-code', {});
  await known.get('my-data');
};

const textOf = (value: unknown): string =>
  value instanceof Uint8Array ? Buffer.from(value).toString('utf8') : String(value);

/** `table.column` → the kinds that stand in it in clear. */
const lyingInClear = async (): Promise<Record<string, Kind[]>> => {
  const { db } = market.context;
  const { rows: columns } = await sql<{ table: string; column: string; type: string }>`
    select table_name as table, column_name as column, data_type as type from information_schema.columns
    where table_schema = 'public'`.execute(db);
  const found: Record<string, Kind[]> = {};
  for (const { table, column, type } of columns) {
    const value = type === 'bytea' ? sql.ref(column) : sql`${sql.ref(column)}::text`;
    const { rows } = await sql<{ value: unknown }>`select ${value} as value from ${sql.table(table)}
      where ${sql.ref(column)} is not null`.execute(db);
    const all = rows.map((row) => textOf(row.value)).join('\n');
    const kinds = (Object.keys(personal) as Kind[]).filter((kind) =>
      personal[kind].some((text) => all.includes(text)),
    );
    if (kinds.length > 0) found[`${table}.${column}`] = kinds;
  }
  return found;
};

test('what lies in clear in the database is named here, with why', async () => {
  await fullShop(market);
  await giveNames();
  const found = await lyingInClear();
  expect(found).toEqual(inClear);
  /* a purchase opens its quote's form for the phone, by card and by transfer */
  const { context } = market;
  const orders = await context.db
    .selectFrom('purchase_order')
    .select('id')
    .where('phone', 'is not', null)
    .execute();
  expect(orders.length).toBeGreaterThan(1);
  for (const { id } of orders) expect(await phoneOfPurchase(context, id)).toMatch(/^\+\d{11,}$/);
}, 120_000);
