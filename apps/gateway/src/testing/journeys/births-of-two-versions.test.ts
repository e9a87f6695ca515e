import { todayInIstanbul } from '@sigorta/validators/istanbul';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sealAnew } from '../../platform/sensitive/seal-anew.ts';
import { turnKeys } from '../../platform/sensitive/turn-keys.ts';
import { type Bought, bought, look } from '../cancellation/bought.ts';
import { knownProduct } from '../known-product.ts';
import { type Market, openMarket } from '../purchase/market.ts';

/* A shop whose first purchase was made beside gateways of the version before, which seal no birth dates and no names, and the second after they went. */

let market: Market;
let early: Bought;
let late: Bought;
let person: { identity: string; birthDate: string };
let lastName: string;
let names: string[];

beforeAll(async () => {
  market = await openMarket();
  await sql`update data_key set also_seals = '{}'`.execute(market.context.db);
  await market.context.keyHolder.follow();
  const { samples } = await knownProduct('domestic-travel');
  const { insured = [] } = (await samples()).valid({ today: todayInIstanbul(new Date()) });
  const [first] = insured;
  lastName = String(first?.lastName);
  names = insured.map((one) => `${one.firstName} ${one.lastName}`);
  person = { identity: String(first?.nationalId), birthDate: String(first?.birthDate) };
}, 60_000);
afterAll(() => market.close());

/** Orders and quotes whose birth dates or names can be read by whoever has the database. */
const inClear = async (): Promise<number> => {
  const { rows } = await sql<{ count: string }>`select count(*) from (
      select application from purchase_order union all select application from quote) as stored
    where application::text like ${`%${person.birthDate}%`} or application::text like ${`%${lastName}%`}`.execute(
    market.context.db,
  );
  return Number(rows[0]?.count);
};

/** Its buyer sees whom it insures; found by a stranger who knows number, id and birth date, and by nobody with another birth date. */
const isFound = async (one: Bought): Promise<boolean> => {
  const seen = await one.buyer.get(`purchases/${one.purchaseId}`);
  expect(seen.body.personal.insuredNames).toEqual(names);
  const { policyNumber } = await look(one);
  const asked = { policyNumber, ...person };
  const found = await market.buyer().post('cancellations/find', asked);
  const other = await market.buyer().post('cancellations/find', { ...asked, birthDate: '1971-01-01' });
  return found.body.policies.length === 1 && other.body.policies.length === 0;
};

/** Rounds of the walk, each when its time has come: a row that `fill-keys` held beside the first has its turn in the next one. */
const untilSealed = async (): Promise<void> => {
  let later = 0;
  for (let step = 0; step < 100 && (await inClear()) > 0; step += 1) {
    const outcome = await sealAnew({ ...market.context, clock: () => new Date(Date.now() + later) });
    if (outcome === 'done') break;
    later += outcome.againMs;
  }
  expect(await inClear()).toBe(0);
};

test('bought beside the version before, its birth dates and names lie as that one reads them', async () => {
  early = await bought(market);
  expect(await inClear()).toBe(2);
  expect(await isFound(early)).toBe(true);
});

test('bought after keys were turned they are sealed, both are found, and what lay there is brought along', async () => {
  await turnKeys(market.context);
  await market.context.keyHolder.follow();
  await untilSealed();
  late = await bought(market);
  expect(await inClear()).toBe(0);
  for (const one of [early, late]) expect(await isFound(one)).toBe(true);
});
