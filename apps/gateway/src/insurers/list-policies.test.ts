import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Bought, pay } from '../testing/cancellation/bought.ts';
import { askOffers, type Market, openMarket } from '../testing/purchase/market.ts';

/* What an insurer lists of a period, over both wires, judged by the sandbox's own books. */
let market: Market;
const bought: Record<'json' | 'soap', Bought[]> = { json: [], soap: [] };
const insurers = { json: 'turnagol', soap: 'poyraztas' } as const;
const hour = 3_600_000;
const period = (fromMs = -hour, toMs = hour) => ({
  from: new Date(Date.now() + fromMs),
  to: new Date(Date.now() + toMs),
});

beforeAll(async () => {
  market = await openMarket();
  for (const wire of ['json', 'soap'] as const)
    for (let count = 0; count < 3; count += 1) {
      const buyer = market.buyer();
      const offers = await askOffers(market, buyer, 'domestic-travel');
      const offer = offers.find(({ insurer }) => insurer.id === insurers[wire]);
      if (!offer) throw new Error(`${insurers[wire]} offers nothing`);
      bought[wire].push(await pay(market, buyer, offer));
    }
});
afterAll(() => market.close());

test.each(['json', 'soap'] as const)(
  'over %s all policies of a period are listed, page by page',
  async (wire) => {
    const insurer = insurers[wire];
    await market.control(`insurers/${insurer}`, { pageSize: 1 });
    const answer = await market.context.insurerPolicies.list(insurer, period());
    const { policies } = await market.look('policies');
    const booked = policies.filter((one: { insurer: string }) => one.insurer === insurer);
    expect(booked).toHaveLength(3);
    expect(answer.result === 'listed' && answer.policies.map(({ reference }) => reference).sort()).toEqual(
      bought[wire].map(({ purchaseId }) => purchaseId).sort(),
    );
    expect(answer).toMatchObject({
      policies: expect.arrayContaining(
        booked.map((one: { policy: object; premium: object }) =>
          expect.objectContaining({ ...one.policy, premium: one.premium }),
        ),
      ),
    });
    expect(await market.context.insurerPolicies.list(insurer, period(-2 * hour, -hour))).toEqual({
      result: 'listed',
      policies: [],
    });
  },
);

test.each(['down', 'http500', 'garbage'])(
  'an insurer that is %s lists nothing, which is not "none"',
  async (fault) => {
    await market.control('insurers/all', { fault });
    for (const insurer of Object.values(insurers))
      expect(await market.context.insurerPolicies.list(insurer, period())).toMatchObject({
        result: 'unknown',
      });
    await market.control('insurers/all', { fault: 'none' });
  },
);
