import { addDays } from '@sigorta/validators/iso-date';
import { todayInIstanbul } from '@sigorta/validators/istanbul';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askOffers, type Market, openMarket } from '../../testing/purchase/market.ts';
import { firstPerson } from '../../testing/purchase/price-first.ts';

let market: Market;
beforeAll(async () => {
  market = await openMarket();
});
afterAll(() => market.close());

const buyerBorn = async (birthDate: string) => {
  const buyer = market.buyer();
  const [offer] = await askOffers(market, buyer, 'domestic-travel', firstPerson({ birthDate }));
  return (await buyer.get(`offers/${offer?.id}`)).body.buyer;
};

test('the first who is insured is taken for the buyer, unless the birth date says that it is a child', async () => {
  expect(await buyerBorn('1990-07-05')).toEqual({ firstName: 'Defne', lastName: 'Aydın' });
  const tenYearsAgo = addDays(todayInIstanbul(new Date()), -3660);
  expect(await buyerBorn(tenYearsAgo)).toEqual({ firstName: 'Daniel', lastName: 'O’Connor' });
});
