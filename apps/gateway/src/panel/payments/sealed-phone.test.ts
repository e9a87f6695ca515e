import type { Application } from '@sigorta/product-kit/field';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { isKnownPhone, isPhoneOfBuyer, isPhoneOfPurchase } from '../../buyers/login/known-phone.ts';
import { isSealed } from '../../platform/sensitive/seal.ts';
import { forgetPhone } from '../../privacy/my-data/forget-phone.ts';
import { forget } from '../../privacy/retention/forget.ts';
import type { Buyer } from '../../testing/buyer.ts';
import { logIn } from '../../testing/log-in.ts';
import type { Market } from '../../testing/purchase/market.ts';
import { openShop, type Shop } from '../../testing/purchase/shop-through-time.ts';
import { fillAll, fillFromTheStart, sealAllAnew, sealOnly, turn } from '../../testing/turned-keys.ts';
import { ordersFound } from '../shared/orders-found.ts';

/* What knows a purchase by its phone: its owner on another device, staff's lists and cards, the copy of his data and its deletion. */

const phone = '+905321112244';
const others = '+905339998877';
const masked = '*** 22 44';
const reason = 'Müşteri aranacak';

/* one whose phone is that */
const calling =
  (of: string) =>
  (form: Application): Application => ({ ...form, phone: of });

let shop: Shop;
let market: Market;
let owner: Buyer;

const open = async () => {
  shop = await openShop();
  ({ market, owner } = shop);
};
const ask = (of: string) => shop.ask(calling(of));
const startInVain = (of: string) => shop.startInVain(calling(of));
const buy = (of = phone) => shop.buy(calling(of));
interface Lying {
  phone: string | null;
  phone_key: string | null;
  phone_end_key: string | null;
}
const lying = async (id: string): Promise<Lying & { words: string }> => {
  const { rows } = await sql<Lying & { words: string }>`select phone, phone_key, phone_end_key,
    search::text as words from purchase_order where id = ${id}`.execute(market.context.db);
  const [row] = rows;
  if (!row) throw new Error('the order is gone');
  return row;
};
const lay = (id: string, { phone: as, phone_key, phone_end_key }: Lying) =>
  sql`update purchase_order set phone = ${as}, phone_key = ${phone_key}, phone_end_key = ${phone_end_key},
    version = version + 1 where id = ${id}`.execute(market.context.db);
/** As the version before stores it: in clear, and without hashes. */
const layAsBefore = (id: string) => lay(id, { phone, phone_key: null, phone_end_key: null });
const noHash = { phone_key: null, phone_end_key: null };

const found = (search: string, list?: string) => shop.found(search, list);
/** What staff see of it. */
const seen = async (id: string) => ({
  card: (await owner.get(`panel/payments/${id}`)).body.phone,
  revealed: (await owner.post('panel/reveal', { subject: 'purchase', id, field: 'phone', reason })).body
    .value,
});
const customers = async () =>
  (await owner.post('panel/customers/find', { by: 'phone', value: phone })).body.cards.map(
    (card: { phone: string; purchases: { id: string }[] }) => [card.phone, shop.idsOf(card.purchases)],
  );
/** Whoever proved the phone has these purchases on a device that bought none of them, and nobody else has. */
const areTheirs = async (ids: readonly string[]) => {
  const { context } = market;
  const sorted = ids.toSorted();
  shop.wait(61_000);
  const known = await logIn(market, phone);
  expect(shop.idsOf((await known.get('my-policies')).body.policies)).toEqual(sorted);
  expect(shop.idsOf((await known.get('cancellations')).body.policies)).toEqual(sorted);
  expect((await known.get('my-data')).body.purchases).toHaveLength(ids.length);
  shop.wait(61_000);
  const stranger = await logIn(market, others);
  /* hours may have gone by */
  await shop.signIn();
  for (const id of ids) {
    expect((await known.get(`purchases/${id}`)).body.personal).toMatchObject({ mayCorrectEmail: true });
    expect((await known.post(`purchases/${id}/document-link`, { kind: 'policy' })).status).toBe(200);
    expect((await stranger.get(`purchases/${id}`)).body.personal).toBeNull();
    expect((await stranger.post(`purchases/${id}/document-link`, { kind: 'policy' })).status).toBe(404);
    expect(await isPhoneOfPurchase(context, id, phone)).toBe(true);
    expect(await isPhoneOfPurchase(context, id, others)).toBe(false);
    expect(await seen(id)).toEqual({ card: masked, revealed: phone });
  }
  expect(await isKnownPhone(context, 'default', phone)).toBe(true);
  expect(await isPhoneOfBuyer(context, phone)).toBe(true);
  expect(await isPhoneOfBuyer(context, others)).toBe(false);
  for (const list of ['payments', 'policies'])
    for (const typed of ['0532 111 22 44', '+90 532 111 22 44', '5321112244', '٠٥٣٢١١١٢٢٤٤', '2244', '22 44'])
      expect(await found(typed, list), `${list} ${typed}`).toEqual(sorted);
  expect(await customers()).toEqual([[masked, sorted]]);
};

describe('through a turn of the keys', () => {
  beforeAll(open, 60_000);
  afterAll(() => market.close());
  let first: { buyer: Buyer; id: string };
  let second: { buyer: Buyer; id: string };
  let before: Lying;

  test('beside the version before it lies as that one reads it, and a row that one wrote is found too', async () => {
    const { context } = market;
    await sealOnly(context, 'birthDate', 'email', 'phone', 'purchase_order.billing');
    first = await buy();
    second = await buy();
    await ask(others);
    before = await lying(second.id);
    expect(before).toMatchObject({
      phone,
      phone_key: expect.any(String),
      phone_end_key: expect.any(String),
    });
    await layAsBefore(first.id);
    await areTheirs([first.id, second.id]);
    expect(await found('12244')).toEqual([first.id, second.id].toSorted());
  });

  test('after it every row is sealed and found as before; half in clear, with the hash of a former key or none, it is the same', async () => {
    const { context } = market;
    await turn(context);
    await areTheirs([first.id, second.id]);
    await sealAllAnew(context, shop.wait);
    for (const { id } of [first, second]) {
      const row = await lying(id);
      expect(isSealed(row.phone)).toBe(true);
      expect(row.words).not.toMatch(/#|sealed/);
      expect(row.phone_key).not.toBe(before.phone_key);
      expect(row.phone_end_key).not.toBe(before.phone_end_key);
    }
    await areTheirs([first.id, second.id]);
    for (const list of ['payments', 'policies'])
      for (const typed of ['244', '12244', '1112244', '0532 111 22 45', '4422'])
        expect(await found(typed, list)).toEqual([]);
    await lay(second.id, before);
    await areTheirs([first.id, second.id]);
    await layAsBefore(second.id);
    await areTheirs([first.id, second.id]);
  });

  test('rows are given the hashes that find them, and new ones after the hashing key turned', async () => {
    const { context } = market;
    const was = await lying(first.id);
    await sql`update purchase_order set phone_key = null, phone_end_key = null, version = version + 1`.execute(
      context.db,
    );
    await fillFromTheStart(context);
    expect(await lying(first.id)).toEqual(was);
    expect((await lying(second.id)).phone_key).toBe(was.phone_key);
    await turn(context);
    await fillAll(context);
    const then = await lying(first.id);
    expect(then.phone_key).not.toBe(was.phone_key);
    expect(then.phone_end_key).not.toBe(was.phone_end_key);
    await areTheirs([first.id, second.id]);
  });
});

describe('of one shop', () => {
  beforeEach(open);
  /* each has a shop of its own */
  const closing = (name: string, run: () => Promise<void>) =>
    test(name, async () => {
      try {
        await run();
      } finally {
        await market.close();
      }
    });

  closing('another phone or none, written by the version before, leaves no hash of the first', async () => {
    const { context } = market;
    const { id } = await buy();
    const write = (to: string | null) =>
      sql`update purchase_order set phone = ${to}, version = version + 1 where id = ${id}`.execute(
        context.db,
      );
    await write(others);
    expect(await lying(id)).toMatchObject({ phone: others, ...noHash });
    expect(await isPhoneOfPurchase(context, id, phone)).toBe(false);
    expect(await isPhoneOfPurchase(context, id, others)).toBe(true);
    expect(await found('2244')).toEqual([]);
    await fillFromTheStart(context);
    expect((await lying(id)).phone_key).not.toBeNull();
    await write(null);
    expect(await lying(id)).toMatchObject({ phone: null, ...noHash });
    expect(await isPhoneOfPurchase(context, id, others)).toBe(false);
  });

  closing(
    'what was never paid is wiped with its hashes, on request and by age; what was paid stays',
    async () => {
      const { context } = market;
      const { id } = await buy();
      const [theirs, other] = [await startInVain(phone), await startInVain(others)];
      await context.db.transaction().execute((trx) => forgetPhone(context, trx, 'default', phone));
      expect(await lying(theirs)).toMatchObject({ phone: null, ...noHash });
      expect((await lying(other)).phone_key).not.toBeNull();
      expect((await lying(id)).phone_key).not.toBeNull();
      shop.wait(400 * 24 * 3600_000);
      await forget(context);
      expect(await lying(other)).toMatchObject({ phone: null, ...noHash });
      expect(isSealed((await lying(id)).phone)).toBe(true);
    },
  );

  closing(
    'one that does not open keeps nobody from the rest of a card, and its buyer has it by his session',
    async () => {
      const { context } = market;
      const { buyer, id } = await buy();
      const other = await buy();
      await sql`update purchase_order set phone = 'sealed.v1.AAAA', version = version + 1 where id = ${id}`.execute(
        context.db,
      );
      expect((await owner.get(`panel/payments/${id}`)).body.phone).toBe('***');
      expect((await buyer.get(`purchases/${id}`)).body.personal).not.toBeNull();
      expect((await owner.get(`panel/payments/${other.id}`)).body.phone).toBe(masked);
      expect(shop.idsOf((await owner.post('panel/payments', {})).body.rows)).toEqual(
        [id, other.id].toSorted(),
      );
      const { status } = await owner.post('panel/customers/find', { by: 'phone', value: phone });
      expect(status).toBe(200);
    },
  );

  closing('a whole number and an end ask the indexes over hashes', async () => {
    const plan = (search: string) =>
      market.context.db.transaction().execute(async (trx) => {
        /* a table of a few rows is read whole otherwise */
        await sql`set local enable_seqscan = off`.execute(trx);
        const ids = ordersFound(search, null, market.context.dataKeys);
        const { rows } = await sql`explain select id from purchase_order where id in ${ids}`.execute(trx);
        return JSON.stringify(rows);
      });
    expect(await plan('0532 111 22 44')).toContain('purchase_order_by_phone_key');
    expect(await plan('2244')).toContain('purchase_order_by_phone_end');
  });
});
