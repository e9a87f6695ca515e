import type { Application } from '@sigorta/product-kit/field';
import { sql } from 'kysely';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { isSealed } from '../../platform/sensitive/seal.ts';
import { forgetPhone } from '../../privacy/my-data/forget-phone.ts';
import { forget } from '../../privacy/retention/forget.ts';
import type { Buyer } from '../../testing/buyer.ts';
import { logIn } from '../../testing/log-in.ts';
import { paymentOf } from '../../testing/purchase/market.ts';
import { openShop, type Shop } from '../../testing/purchase/shop-through-time.ts';
import { fillAll, fillFromTheStart, sealAllAnew, sealOnly, turn } from '../../testing/turned-keys.ts';

/* Who bought, and who is insured: found by beginnings of their words in both lists, told to staff, to the buyer and on his paper. */

const phone = '+905321112244';
const card = { firstName: 'Şükrü', lastName: 'Yağcıoğlu' };
const name = 'Şükrü Yağcıoğlu';
const masked = 'Ş*** Y***';
/* one whom the sample does not name insures the journey */
const insuring =
  (firstName: string, lastName: string, of = phone) =>
  (form: Application): Application => ({
    ...form,
    phone: of,
    insured: (form.insured ?? []).map((person) => ({ ...person, firstName, lastName })),
  });
const irina = insuring('Ирина', 'Ёлкина');

/* by the buyer, by the insured, by both; in whichever order, however written */
const finding = ['yağ', 'YAĞCIOĞLU', 'Şükrü Yağ', 'yagcioglu suk', 'ёлк', 'ЕЛКИНА ирина', 'yağcı ёлкина'];
const notFinding = [
  'ağcı',
  'ükrü',
  'Şükrü Meh',
  'yağcıoğlun',
  'şü',
  'Defne',
  'Aydın',
  'лкина',
  'Şükrü Мария',
];

let shop: Shop;

interface Lying {
  name: string;
  hashes: number[];
}
const lying = async (id: string): Promise<Lying & { words: string }> => {
  const { rows } = await sql<Lying & { words: string }>`select buyer_name as name, name_keys as hashes,
    search::text as words from purchase_order where id = ${id}`.execute(shop.context.db);
  const [row] = rows;
  if (!row) throw new Error('the order is gone');
  return row;
};
const lay = (id: string, row: Lying) =>
  sql`update purchase_order set buyer_name = ${row.name}, name_keys = ${`{${row.hashes.join()}}`}::integer[],
    version = version + 1 where id = ${id}`.execute(shop.context.db);
/** As the version before stores it: in clear, and without hashes. */
const layAsBefore = (id: string) => lay(id, { name, hashes: [] });
/** A gateway of the version before, which knows no hashes. */
const writeAsBefore = (id: string, to: string) =>
  sql`update purchase_order set buyer_name = ${to}, version = version + 1 where id = ${id}`.execute(
    shop.context.db,
  );

const receiptOf = async (buyer: Buyer, id: string): Promise<string> => {
  const { url } = (await buyer.post(`purchases/${id}/document-link`, { kind: 'receipt' })).body;
  const bytes = new Uint8Array(await (await buyer.fetch(url)).arrayBuffer());
  return (await extractText(await getDocumentProxy(bytes), { mergePages: true })).text;
};
/** What is seen of it: in both lists, whole with a reason, on the customer's card, in files of both, in one's own copy. */
const seen = async (id: string) => {
  const { owner } = shop;
  const row = async (list: string) =>
    (await owner.post(`panel/${list}`, {})).body.rows.find((one: { orderId: string }) => one.orderId === id)
      ?.name;
  const file = async (list: string) => {
    const asked = { list, format: 'csv', filters: { search: 'yağ' } };
    const answer = await owner.operation('panel/export', 'POST', asked, { 'accept-language': 'tr' });
    return (await answer.text()).includes(masked);
  };
  const reason = 'Müşteri aranacak';
  const asked = { subject: 'purchase', id, field: 'name', reason };
  shop.wait(61_000);
  const known = await logIn(shop.market, phone);
  return {
    payments: await row('payments'),
    policies: await row('policies'),
    revealed: (await owner.post('panel/reveal', asked)).body.value,
    customer: (await owner.post('panel/customers/find', { by: 'phone', value: phone })).body.cards.map(
      (one: { name: string }) => one.name,
    ),
    files: [await file('payments'), await file('policies')],
    copy: (await known.get('my-data')).body.purchases.map((one: { buyer: string }) => one.buyer),
  };
};
const all = (count: number) => ({
  payments: masked,
  policies: masked,
  revealed: name,
  customer: [masked],
  files: [true, true],
  copy: Array.from({ length: count }, () => name),
});
const areFound = async (ids: readonly string[]): Promise<void> => {
  const one = async (typed: string, list: string, wanted: readonly string[]): Promise<void> =>
    expect(await shop.found(typed, list), `${list} ${typed}`).toEqual(wanted.toSorted());
  for (const list of ['payments', 'policies'])
    await Promise.all([
      ...finding.map((typed) => one(typed, list, ids)),
      ...notFinding.map((typed) => one(typed, list, [])),
    ]);
};

describe('through a turn of the keys', () => {
  let first: { buyer: Buyer; id: string };
  let second: { buyer: Buyer; id: string };
  let before: Lying;

  beforeAll(async () => {
    shop = await openShop();
  }, 60_000);
  afterAll(() => shop.close());

  test('beside the version before it lies as that one reads it, and a row that one wrote is found too', async () => {
    await sealOnly(shop.context, 'birthDate', 'email', 'phone', 'purchase_order.billing');
    first = await shop.buy(irina, card);
    second = await shop.buy(irina, card);
    before = await lying(second.id);
    expect(before).toMatchObject({ name, words: expect.stringContaining('yagcioglu') });
    expect(before.hashes.length).toBeGreaterThan(16);
    await layAsBefore(first.id);
    expect((await lying(first.id)).hashes).toEqual([]);
    await areFound([first.id, second.id]);
    expect(await seen(first.id)).toEqual(all(2));
  });

  test('after it every row is sealed and found as before; half in clear, with former hashes or none, it is the same', async () => {
    const { context } = shop;
    await turn(context);
    await areFound([first.id, second.id]);
    await sealAllAnew(context, shop.wait);
    /* hours later */
    await shop.signIn();
    for (const { id } of [first, second]) {
      const row = await lying(id);
      expect(isSealed(row.name)).toBe(true);
      expect(row.words).toBe('');
      expect(row.hashes.filter((one) => before.hashes.includes(one))).toEqual([]);
    }
    await areFound([first.id, second.id]);
    expect(await seen(first.id)).toEqual(all(2));
    await lay(second.id, before);
    await areFound([first.id, second.id]);
    /* without any until the job has come here: its form is sealed, and in no words */
    await layAsBefore(second.id);
    expect(await shop.found('yağ')).toEqual([first.id, second.id].toSorted());
    expect(await shop.found('ёлк')).toEqual([first.id]);
    expect(await seen(second.id)).toEqual(all(2));
  });

  test('rows are given the hashes that find them, and new ones after the hashing key turned', async () => {
    const { context } = shop;
    const was = await lying(first.id);
    await sql`update purchase_order set name_keys = default, version = version + 1`.execute(context.db);
    expect(await shop.found('ёлк')).toEqual([]);
    await fillFromTheStart(context);
    expect(await lying(first.id)).toEqual(was);
    expect((await lying(second.id)).hashes).toHaveLength(was.hashes.length);
    await turn(context);
    const third = await shop.buy(irina, card);
    await shop.signIn();
    /* until the job has come here the hashes of before find them */
    await areFound([first.id, second.id, third.id]);
    await fillAll(context);
    const then = await lying(first.id);
    expect(then.hashes).toHaveLength(was.hashes.length);
    expect(then.hashes.filter((one) => was.hashes.includes(one))).toEqual([]);
    await areFound([first.id, second.id, third.id]);
  });
});

describe('of one shop', () => {
  beforeEach(async () => {
    shop = await openShop();
  }, 60_000);
  afterEach(() => shop.close());

  test('the buyer’s receipt names him; the words of his purchase are those of nobody', async () => {
    const { buyer, id } = await shop.buy(irina, card);
    const row = await lying(id);
    expect(isSealed(row.name)).toBe(true);
    expect(row.words).toBe('');
    expect(await receiptOf(buyer, id)).toContain(name);
    await areFound([id]);
    expect(await seen(id)).toEqual(all(1));
  });

  test('another name or none, written by the version before, leaves no hash of the first', async () => {
    const { context } = shop;
    await sealOnly(context, 'birthDate', 'email', 'phone', 'purchase_order.billing');
    const { id } = await shop.buy(irina, card);
    await writeAsBefore(id, 'Defne Aydın');
    expect(await lying(id)).toMatchObject({ name: 'Defne Aydın', hashes: [] });
    expect(await shop.found('yağ')).toEqual([]);
    for (const typed of ['ayd', 'defne ёлк']) expect(await shop.found(typed)).toEqual([id]);
    await fillFromTheStart(context);
    expect((await lying(id)).hashes.length).toBeGreaterThan(8);
    for (const typed of ['ayd', 'defne ёлк']) expect(await shop.found(typed)).toEqual([id]);
    await writeAsBefore(id, '');
    expect(await lying(id)).toMatchObject({ name: '', hashes: [] });
    await fillFromTheStart(context);
    expect(await lying(id)).toMatchObject({ name: '', hashes: [] });
  });

  test('who tries again under another name is found by that one', async () => {
    const { buyer, offer } = await shop.ask(irina);
    const { market } = shop;
    const declined = { number: '4111111111111129' };
    await buyer.post('purchases/start', paymentOf(market, offer, {}, { ...declined, ...card }));
    expect(await shop.found('yağ')).toHaveLength(1);
    await buyer.post('purchases/start', paymentOf(market, offer, {}, declined));
    expect(await shop.found('yağ')).toEqual([]);
    expect(await shop.found('aydın ёлк')).toHaveLength(1);
  });

  test('what was never paid is wiped with its hashes, on request and by age; what was paid stays', async () => {
    const { context } = shop;
    const { id } = await shop.buy(irina, card);
    const theirs = await shop.startInVain(irina, card);
    const other = await shop.startInVain(insuring('Мария', 'Ёлкина', '+905339998877'), card);
    await context.db.transaction().execute((trx) => forgetPhone(context, trx, 'default', phone));
    expect(await lying(theirs)).toEqual({ name: '', hashes: [], words: '' });
    expect((await lying(other)).hashes.length).toBeGreaterThan(0);
    shop.wait(400 * 24 * 3600_000);
    await forget(context);
    await shop.signIn();
    expect(await lying(other)).toEqual({ name: '', hashes: [], words: '' });
    expect(isSealed((await lying(id)).name)).toBe(true);
    expect(await shop.found('ёлкина')).toEqual([id]);
  });

  test('a name that would be a sealed value is refused, by card and as a payment', async () => {
    const { buyer, offer } = await shop.ask(irina);
    const of = paymentOf(shop.market, offer, {}, { ...card, firstName: 'sealed.v1.AAAA' });
    expect((await buyer.post('purchases/start', of)).body).toMatchObject({
      code: 'invalid-input',
      fields: [{ field: 'card.firstName' }],
    });
  });
});
