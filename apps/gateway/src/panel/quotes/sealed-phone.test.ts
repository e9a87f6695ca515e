import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isKnownPhone } from '../../buyers/login/known-phone.ts';
import { isSealed } from '../../platform/sensitive/seal.ts';
import { consentsOfPhone } from '../../privacy/my-data/consents-of-phone.ts';
import { forgetPhone } from '../../privacy/my-data/forget-phone.ts';
import type { Buyer } from '../../testing/buyer.ts';
import { logIn } from '../../testing/log-in.ts';
import { askOffers, type Market, openMarket } from '../../testing/purchase/market.ts';
import { firstPerson, pricedBuyer } from '../../testing/purchase/price-first.ts';
import { signInAsStaff } from '../../testing/staff.ts';
import { fillAll, fillFromTheStart, sealAllAnew, sealOnly, turn } from '../../testing/turned-keys.ts';

const phone = '+905321112244';
const others = '+905339998877';
let market: Market;
let owner: Buyer;
let later = 0;

beforeEach(async () => {
  later = 0;
  const begun = Date.now();
  market = await openMarket({}, {}, undefined, { clock: () => new Date(begun + later) });
  owner = market.buyer();
  await signInAsStaff(market.context, owner, 'owner');
});
afterEach(() => market.close());

const ask = async (of = phone, buyer = market.buyer()): Promise<string> => {
  const offers = await askOffers(market, buyer, 'domestic-travel', (form) => ({ ...form, phone: of }));
  return offers[0]?.quoteId ?? '';
};
const lying = async (id: string) => {
  const { rows } = await sql<{
    phone: string;
    words: string;
    form: { phone: string };
    phone_key: string | null;
    phone_end_key: string | null;
  }>`select phone, search::text as words, application as form, phone_key, phone_end_key from quote where id = ${id}`.execute(
    market.context.db,
  );
  const [row] = rows;
  if (!row) throw new Error('the quote is gone');
  return row;
};
/** As the version before stores it: in clear, and without hashes. */
const layAsBefore = (id: string) =>
  sql`update quote set phone = ${phone}, phone_key = null, phone_end_key = null where id = ${id}`.execute(
    market.context.db,
  );
const found = async (search: string): Promise<string[]> =>
  (await owner.post('panel/quotes', { search })).body.rows.map(({ id }: { id: string }) => id);
/** What staff see of it: in the list, in its card, whole with a reason, and on the customer's card. */
const seen = async (id: string) => ({
  list: (await owner.post('panel/quotes', {})).body.rows.find((row: { id: string }) => row.id === id)?.phone,
  card: (await owner.get(`panel/quotes/${id}`)).body.phone,
  revealed: (
    await owner.post('panel/reveal', { subject: 'quote', id, field: 'phone', reason: 'Müşteri aranacak' })
  ).body.value,
  customer: (await owner.post('panel/customers/find', { by: 'phone', value: phone })).body.cards.map(
    (card: { phone: string; quotes: { id: string }[] }) => [card.phone, card.quotes.map((row) => row.id)],
  ),
});
const masked = '*** 22 44';
const all = (id: string) => ({ list: masked, card: masked, revealed: phone, customer: [[masked, [id]]] });
const work = () =>
  sealAllAnew(market.context, (ms) => {
    later += ms;
  });

test('a phone is sealed, found whole however it is written or by its last four digits, and seen as before', async () => {
  const id = await ask();
  await ask(others);
  const row = await lying(id);
  expect([row.phone, row.form.phone].map(isSealed)).toEqual([true, true]);
  expect(row.words).not.toMatch(/#|sealed/);
  for (const typed of ['0532 111 22 44', '+90 532 111 22 44', '5321112244', '٠٥٣٢١١١٢٢٤٤', '2244', '22 44'])
    expect(await found(typed)).toEqual([id]);
  for (const typed of ['244', '12244', '1112244', '0532 111 22 45', '4422'])
    expect(await found(typed)).toEqual([]);
  expect(await seen(id)).toEqual(all(id));
});

test('beside the version before it lies as that one reads it; the turn has it sealed and found, what was stored before too', async () => {
  const { context } = market;
  await sealOnly(context);
  const id = await ask();
  expect(await lying(id)).toMatchObject({ phone, form: { phone }, phone_key: expect.any(String) });
  await layAsBefore(id);
  for (const typed of ['0532 111 22 44', '2244', '12244']) expect(await found(typed)).toEqual([id]);
  expect(await seen(id)).toEqual(all(id));
  await turn(context);
  await work();
  /* hours later */
  await signInAsStaff(context, owner, 'owner');
  const row = await lying(id);
  expect([row.phone, row.form.phone].map(isSealed)).toEqual([true, true]);
  expect(row.words).not.toMatch(/#|sealed/);
  expect(await found('12244')).toEqual([]);
  for (const typed of ['0532 111 22 44', '2244']) expect(await found(typed)).toEqual([id]);
  expect(await seen(id)).toEqual(all(id));
});

test('rows of before are given the hashes that find them, and new ones after the hashing key turned', async () => {
  const { context } = market;
  const id = await ask();
  const first = await lying(id);
  await sql`update quote set phone_key = null, phone_end_key = null`.execute(context.db);
  await fillFromTheStart(context);
  expect(await lying(id)).toEqual(first);
  await turn(context);
  expect(await isKnownPhone(context, 'default', phone)).toBe(true);
  await fillAll(context);
  const then = await lying(id);
  expect(then.phone_key).not.toBe(first.phone_key);
  expect(then.phone_end_key).not.toBe(first.phone_end_key);
  expect(await isKnownPhone(context, 'default', phone)).toBe(true);
});

test.each(['sealed', 'as the version before lays it'])(
  'who has a phone is known by it, finds what he kept, is told what he agreed to, and has it deleted: %s',
  async (how) => {
    const { context } = market;
    const buyer = market.buyer();
    const id = await ask(phone, buyer);
    const other = await ask(others);
    if (how !== 'sealed') await layAsBefore(id);
    expect(await isKnownPhone(context, 'default', phone)).toBe(true);
    expect(await isKnownPhone(context, 'default', '+905339998878')).toBe(false);
    const { body } = await buyer.post(`quotes/${id}/save`, {});
    const known = await logIn(market, phone);
    expect((await known.get('my-saved-quotes')).body.quotes).toHaveLength(1);
    expect((await known.get(`saved-quotes/${body.token}`)).body.loggedIn).toBe(true);
    expect((await consentsOfPhone(context, 'default', phone, 'tr')).length).toBeGreaterThan(0);
    const { deleted } = await context.db
      .transaction()
      .execute((trx) => forgetPhone(context, trx, 'default', phone));
    expect(deleted).toMatchObject({ quotes: 1, savedQuotes: 1 });
    expect(await context.db.selectFrom('quote').select('id').execute()).toEqual([{ id: other }]);
    expect(await context.db.selectFrom('record_key').select('id').execute()).toEqual([{ id: other }]);
  },
);

test('completed for another phone, by this version or the one before, a quote is no longer found by the first', async () => {
  const { context } = market;
  const quote = await pricedBuyer(market);
  const completed = async (of: string) => {
    const form = firstPerson({ firstName: 'Zeynep', lastName: 'Kara' });
    expect((await quote.complete((given) => ({ ...form(given), phone: of }))).status).toBe(200);
  };
  await completed(phone);
  expect(await isKnownPhone(context, 'default', phone)).toBe(true);
  await completed(others);
  expect(await isKnownPhone(context, 'default', phone)).toBe(false);
  expect(await isKnownPhone(context, 'default', others)).toBe(true);
  await sql`update quote set phone = ${phone}`.execute(context.db);
  expect(await isKnownPhone(context, 'default', others)).toBe(false);
  expect(await isKnownPhone(context, 'default', phone)).toBe(true);
  await sql`update quote set phone = null`.execute(context.db);
  expect(await isKnownPhone(context, 'default', phone)).toBe(false);
});

test('one that does not open keeps nobody from the rest of a list, a card or a customer’s card', async () => {
  const id = await ask();
  const broken = await ask();
  await sql`update quote set phone = 'sealed.v1.AAAA' where id = ${broken}`.execute(market.context.db);
  const { body } = await owner.post('panel/quotes', {});
  expect(body.rows.map((row: { id: string; phone: string }) => [row.id, row.phone])).toEqual(
    expect.arrayContaining([
      [id, masked],
      [broken, '***'],
    ]),
  );
  expect(await seen(broken)).toMatchObject({ list: '***', card: '***' });
  expect((await owner.post('panel/quotes/send', { id: broken, channel: 'link' })).status).toBe(200);
  expect((await owner.post('panel/quotes/send', { id: broken, channel: 'sms' })).status).toBe(404);
});
