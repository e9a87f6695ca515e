import { afterAll, beforeAll, expect, test } from 'vitest';
import { bought } from '../../testing/cancellation/bought.ts';
import { type Market, openMarket } from '../../testing/purchase/market.ts';

let market: Market;
beforeAll(async () => {
  market = await openMarket();
});
afterAll(() => market.close());

test('the buyer is told whom to call and where the policy holds, as its insurer says; a stranger is not', async () => {
  const one = await bought(market);
  const { terms } = (await market.look(`policies?reference=${one.purchaseId}`)).policies[0].policy;
  const everywhere = terms.claims.find(({ country }: { country: string | null }) => country === null);
  const { body } = await one.buyer.get(`purchases/${one.purchaseId}`);
  expect(body.personal.help).toEqual({ phone: everywhere.phone, territory: terms.territory });
  const stranger = await market.buyer().get(`purchases/${one.purchaseId}`);
  expect(JSON.stringify(stranger.body)).not.toContain(everywhere.phone);
});
