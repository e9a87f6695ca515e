import { spreadRows } from '../../apps/gateway/src/testing/panel/spread-rows.ts';
import type { Market } from '../../apps/gateway/src/testing/purchase/market.ts';
import type { People } from './picture-people.ts';
import { addAdministrationThings } from './picture-things/administration.ts';
import { addSalesThings } from './picture-things/sales.ts';

/** What stands in the lists, and ids of the rows that pictures open. */
export type Things = Awaited<ReturnType<typeof addThings>>;

export async function addThings(market: Market, people: People) {
  await spreadRows(market.context, 260);
  return {
    ...(await addSalesThings(market, people)),
    ...(await addAdministrationThings(market, people)),
  };
}
