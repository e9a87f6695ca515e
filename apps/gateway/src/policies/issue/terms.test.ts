import { afterAll, beforeAll, expect, test } from 'vitest';
import { requestPolicy } from '../../insurers/policies.ts';
import {
  askOffers,
  atTheBank,
  type Market,
  openMarket,
  paymentOf,
  waitFor,
} from '../../testing/purchase/market.ts';

let market: Market;
beforeAll(async () => {
  market = await openMarket();
});
afterAll(() => market.close());

async function bought(insurer: string, language: string): Promise<string> {
  const buyer = market.buyer();
  const offer = (await askOffers(market, buyer)).find((one) => one.insurer.id === insurer);
  if (!offer) throw new Error(`${insurer} offers nothing`);
  const { body } = await buyer.post('purchases/start', paymentOf(market, offer, { language }));
  await atTheBank(market, body.purchaseId);
  await waitFor(buyer, body.purchaseId, ({ mail }) => mail === 'sent');
  return body.purchaseId;
}

const keptFor = async (purchaseId: string) =>
  (
    await market.context.db
      .selectFrom('policy')
      .select('terms')
      .where('order_id', '=', purchaseId)
      .executeTakeFirstOrThrow()
  ).terms;

test.each([
  ['JSON', 'turnagol', 'tr', ['en', 'number', 'tr']],
  ['SOAP', 'poyraztas', 'ar', ['ar', 'en', 'number', 'tr']],
])(
  'a policy keeps what its insurer said over %s, clauses in the languages that are printed',
  async (_, insurer, language, keys) => {
    const purchaseId = await bought(insurer, language);
    const { clauses: said, ...held } = (await market.look(`policies?reference=${purchaseId}`)).policies[0]
      .policy.terms;
    const { clauses = [], ...kept } = (await keptFor(purchaseId)) ?? {};
    expect(kept).toEqual(held);
    expect(said.length).toBeGreaterThan(5);
    expect(clauses).toHaveLength(said.length);
    for (const clause of clauses) {
      expect(Object.keys(clause).sort()).toEqual(keys);
      expect(said).toContainEqual(expect.objectContaining(clause));
    }
  },
);

test('terms that cannot be read take nothing from a policy that was made', async () => {
  const made = {
    policyNo: 'X-1',
    quoteNo: 'Q',
    reference: 'o',
    issuedAt: '2026-11-21T10:00:00Z',
    startsAt: '2026-12-01',
    endsAt: '2026-12-10',
    state: 'active',
  };
  const line = { ask: async () => ({ result: 'issued', policy: { ...made, terms: { claims: 'none' } } }) };
  const answer = await requestPolicy(line as never, { id: 'turnagol', adapter: 'json' }, {});
  expect(answer).toMatchObject({ result: 'issued', policy: made });
  expect(answer).not.toHaveProperty('policy.terms.claims');
});
