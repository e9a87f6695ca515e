import { afterAll, beforeAll, expect, test } from 'vitest';
import { cheapest, type Market, openMarket, paymentOf, waitFor } from '../../testing/purchase/market.ts';

let market: Market;
beforeAll(async () => {
  market = await openMarket();
});
afterAll(() => market.close());

test.each([
  ['of another quote is left to a person', { quoteNo: 'SOMEBODY-ELSE' }, 'manual'],
  ['already cancelled is no policy: its money goes back', { state: 'cancelled' as const }, 'refunded'],
])('a policy under our reference that is %s, and no second one is asked for', async (_, change, state) => {
  const calls = { issue: 0 };
  const buyer = market.buyer();
  const offer = await cheapest(market, buyer, 'domestic-travel');
  const row = await market.context.db
    .selectFrom('offer')
    .select('insurer_quote_no')
    .where('id', '=', offer.id)
    .executeTakeFirstOrThrow();
  market.context.insurerPolicies = {
    ...market.context.insurerPolicies,
    issue: async () => {
      calls.issue += 1;
      return { result: 'unknown', why: 'late' };
    },
    find: async (_insurer, reference) => ({
      result: 'found',
      policies: [
        {
          policyNo: 'X-1',
          quoteNo: row.insurer_quote_no,
          reference,
          issuedAt: '2026-11-21T10:00:00Z',
          startsAt: '2026-12-01',
          endsAt: '2026-12-10',
          state: 'active' as const,
          ...change,
        },
      ],
    }),
  };
  const { body } = await buyer.post('purchases/start', paymentOf(market, offer));
  const seen = await waitFor(buyer, body.purchaseId, state);
  expect(seen).toMatchObject({
    error: 'policy-failed',
    charged: state === 'manual' ? offer.price : null,
  });
  expect(calls.issue).toBe(1);
});
