import type { Role } from '@sigorta/contracts/panel/permissions';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Buyer } from '../../testing/buyer.ts';
import { askOffers, type Market, openMarket } from '../../testing/purchase/market.ts';
import { agree } from '../../testing/second-person.ts';
import { signInAsStaff } from '../../testing/staff.ts';
import { someoneWaits } from '../../testing/waiting-for-locks.ts';

const reason = 'Kur çok oynuyor, bekliyoruz';
const standingCap = 500_000_000;
/** while nobody has set anything */
const atFirst = { on: true, capMinor: standingCap };

let market: Market;
beforeAll(async () => {
  market = await openMarket(
    { providerTimeoutMs: 20_000, insurerTimeoutMs: 20_000 },
    { INSURER_DEADLINE_MS: '20000' },
  );
  await market.stopWorkers();
});
afterAll(() => market.close());
beforeEach(async () => {
  await market.context.db.deleteFrom('rate_hold').execute();
  market.context.rateHolding.forget();
});

async function staff(role: Role = 'owner'): Promise<Buyer> {
  const browser = market.buyer();
  await signInAsStaff(market.context, browser, role);
  return browser;
}

/** Minutes for which the price of an insurer that keeps its quotes for a day is held. */
async function heldMinutes(product: string): Promise<number> {
  const offers = await askOffers(market, market.buyer(), product);
  const offer = offers.find(({ insurer }) => insurer.id === 'turnagol' || insurer.id === 'yedicam');
  if (!offer) throw new Error('neither of them sells it');
  return (Date.parse(offer.validUntil) - market.context.clock().getTime()) / 60_000;
}

test('one person ends holding at once: offers in euros hold half an hour, in lira as long as their insurer says', async () => {
  expect(await heldMinutes('foreign-travel')).toBeGreaterThan(23 * 60);
  const owner = await staff();
  const { body } = await owner.post('panel/rates/hold', {
    on: false,
    capMinor: standingCap,
    was: atFirst,
    reason,
  });
  expect(body).toEqual({ asked: false });
  const foreign = await heldMinutes('foreign-travel');
  expect(foreign).toBeGreaterThan(28);
  expect(foreign).toBeLessThanOrEqual(30);
  expect(await heldMinutes('domestic-travel')).toBeGreaterThan(23 * 60);
  expect((await owner.get('panel/rates')).body.hold).toMatchObject({ on: false, asked: false });
});

test('an offer that was given keeps what it was promised when holding ends', async () => {
  const buyer = market.buyer();
  const [offer] = await askOffers(market, buyer, 'foreign-travel');
  const owner = await staff();
  await owner.post('panel/rates/hold', { on: false, capMinor: standingCap, was: atFirst, reason });
  const { body } = await buyer.get(`offers/${offer?.id}`);
  expect(body.offer.validUntil).toBe(offer?.validUntil);
});

test('to hold again, or up to more, a second person agrees', async () => {
  const [asker, owner] = [await staff('finance'), await staff()];
  await asker.post('panel/rates/hold', { on: false, capMinor: 1_000, was: atFirst, reason });
  const was = { on: false, capMinor: 1_000 };
  const { body } = await asker.post('panel/rates/hold', { on: true, capMinor: standingCap, was, reason });
  expect(body).toEqual({ asked: true });
  expect((await owner.get('panel/rates')).body.hold).toMatchObject({ on: false, asked: true });
  expect((await agree(owner, 'rate-hold'))?.body).toEqual({ state: 'approved' });
  expect((await owner.get('panel/rates')).body.hold).toMatchObject({
    on: true,
    asked: false,
    cap: { minor: standingCap, currency: 'TRY' },
  });
});

test('who saw an older cap changes nothing: ending holding by it would ask for more than holds', async () => {
  const owner = await staff();
  await owner.post('panel/rates/hold', { on: true, capMinor: 1_000, was: atFirst, reason });
  const late = await owner.post('panel/rates/hold', {
    on: false,
    capMinor: standingCap,
    was: atFirst,
    reason,
  });
  expect(late.body.code).toBe('changed-meanwhile');
  expect((await owner.get('panel/rates')).body.hold).toMatchObject({ on: true, asked: false });
});

test('what was asked for before somebody said less is not agreed on any more', async () => {
  const [asker, owner] = [await staff('finance'), await staff()];
  const more = { on: true, capMinor: 2 * standingCap, was: atFirst, reason };
  expect((await asker.post('panel/rates/hold', more)).body).toEqual({ asked: true });
  const { body: waiting } = await owner.post('panel/proposals', { part: 'to-decide' });
  const [{ id }] = waiting.rows;
  await owner.post('panel/rates/hold', { on: false, capMinor: standingCap, was: atFirst, reason });
  const { body } = await owner.post('panel/proposals/decide', { id, approve: true, note: reason });
  expect(body.code).toBe('request-closed');
  expect((await owner.get(`panel/proposals/${id}`)).body.state).toBe('lapsed');
  expect((await owner.get('panel/rates')).body.hold).toMatchObject({ on: false, asked: false });
});

/* a lock is waited for where several are at work at once */
test.skipIf(!process.env.TEST_DATABASE_URL)(
  'more that is asked for in the very moment in which somebody says less is not passed over',
  async () => {
    const [asker, owner] = [await staff('finance'), await staff()];
    const { db } = market.context;
    const more = { on: true, capMinor: 2 * standingCap, was: atFirst, reason };
    const less = { on: false, capMinor: standingCap, was: atFirst, reason };
    const calls = await db.transaction().execute(async (trx) => {
      await sql`lock table rate_hold in share row exclusive mode`.execute(trx);
      const asking = asker.post('panel/rates/hold', more);
      await someoneWaits(db, 1);
      const lowering = owner.post('panel/rates/hold', less);
      await someoneWaits(db, 2);
      return { asking, lowering };
    });
    expect((await calls.asking).body).toEqual({ asked: true });
    expect((await calls.lowering).body.code).toBe('changed-meanwhile');
    await owner.post('panel/rates/hold', less);
    expect((await owner.get('panel/rates')).body.hold).toMatchObject({ on: false, asked: false });
  },
);

test('beyond its cap new offers hold half an hour, and the panel says what open ones promise and would cost today', async () => {
  const { db, clock } = market.context;
  await db
    .updateTable('offer')
    .set({ valid_until: new Date(0) })
    .execute();
  const offers = await askOffers(market, market.buyer(), 'foreign-travel');
  const dearest = offers.toSorted((a, b) => b.price.minor - a.price.minor)[0];
  if (!dearest) throw new Error('nobody offers it');
  const owner = await staff();
  const view = async () => (await owner.get('panel/rates')).body.hold;
  const before = await view();
  expect(before.open).toEqual([
    {
      quotes: 1,
      amount: dearest.currencyPrice,
      promised: dearest.price,
      today: dearest.price,
      until: offers
        .map(({ validUntil }) => validUntil)
        .toSorted()
        .at(-1),
    },
  ]);
  await owner.post('panel/rates/hold', {
    on: true,
    capMinor: dearest.price.minor,
    was: atFirst,
    reason,
  });
  expect(await heldMinutes('foreign-travel')).toBeLessThanOrEqual(30);

  /* the lira falls by a tenth: the bulletin of another kind stands for tomorrow's */
  const dear = (Number(dearest.exchangeRate?.rate) * 1.1).toFixed(4);
  const today = dearest.exchangeRate?.date ?? '';
  await db
    .updateTable('rate')
    .set({ rate: dear, fetched_at: clock() })
    .where('currency', '=', 'EUR')
    .where('date', '=', today)
    .where('kind', '=', 'banknote-selling')
    .execute();
  await db
    .insertInto('rate_source')
    .values({ only_row: true, kind: 'banknote-selling', since: clock() })
    .execute();
  market.context.rates.forgetSource();
  await db
    .updateTable('offer')
    .set({ valid_until: new Date(0) })
    .where('quote_id', '<>', dearest.quoteId)
    .execute();
  const [now] = (await view()).open;
  const [units, rate] = [BigInt(dearest.currencyPrice.minor), BigInt(dear.replace('.', ''))];
  expect(now.promised).toEqual(dearest.price);
  expect(now.today.minor).toBe(Number((units * rate + 5_000n) / 10_000n));
});

test.each(['auditor', 'call-centre'] as const)('a person who is %s decides nothing of it', async (role) => {
  const browser = await staff(role);
  const { body } = await browser.post('panel/rates/hold', { on: false, capMinor: 0, was: atFirst, reason });
  expect(body.code).toBe('not-allowed');
});
