import { languages } from '@sigorta/i18n/language';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import {
  askOffers,
  atTheBank,
  type Market,
  openMarket,
  paymentOf,
  waitFor,
} from '../../testing/purchase/market.ts';

vi.setConfig({ testTimeout: 60_000 });

let market: Market;
beforeAll(async () => {
  market = await openMarket();
});
afterAll(() => market.close());

const offerOf = async (insurer: string, product: string) => {
  const offer = (await askOffers(market, market.buyer(), product)).find((one) => one.insurer.id === insurer);
  if (!offer) throw new Error(`${insurer} offers nothing`);
  return offer;
};

/* by hand, from plans and sentences of the sandbox's insurers; sarikavak and poyraztas speak SOAP */
test.each([
  ['JSON', 'turnagol', 'lost-bag', { answer: 'pays', keeps: { minor: 0, currency: 'EUR' } }],
  ['JSON', 'meltemkiyi', 'lost-bag', { answer: 'partly', keeps: { minor: 29_000, currency: 'EUR' } }],
  ['JSON', 'laledere', 'week-34', { answer: 'no', pays: null }],
  ['JSON', 'yedicam', 'week-34', { answer: 'not-said', clauses: [] }],
  ['SOAP', 'sarikavak', 'bag-5-hours', { answer: 'pays' }],
  ['SOAP', 'poyraztas', 'bag-from-chair', { answer: 'pays' }],
])('over %s the terms of %s answer %s', async (_, insurer, scenario, expected) => {
  const { whatIf = [], clauses = [] } = await offerOf(insurer, 'foreign-travel');
  const told = whatIf.find((one) => one.scenario === scenario);
  expect(told).toMatchObject(expected);
  for (const number of told?.clauses ?? [])
    expect(clauses.filter((clause) => clause.number === number)).toHaveLength(1);
});

test('an offer carries the sentences it quotes, in Turkish and the buyer’s language, and no others', async () => {
  const { whatIf = [], clauses = [] } = await offerOf('turnagol', 'foreign-travel');
  const quoted = new Set(whatIf.flatMap((one) => one.clauses));
  expect(clauses.map(({ number }) => number).toSorted()).toEqual([...quoted].toSorted());
  for (const clause of clauses) {
    expect(clause).not.toHaveProperty('says');
    expect(languages.filter((language) => clause[language])).toEqual(['tr']);
    expect(clause.page).toBeGreaterThan(0);
  }
});

test('the policy is under the sentences that its offer quoted', async () => {
  const buyer = market.buyer();
  const offer = (await askOffers(market, buyer)).find(({ insurer }) => insurer.id === 'turnagol');
  if (!offer) throw new Error('turnagol offers nothing');
  const { body } = await buyer.post('purchases/start', paymentOf(market, offer, { language: 'tr' }));
  await atTheBank(market, body.purchaseId);
  await waitFor(buyer, body.purchaseId, ({ mail }) => mail === 'sent');
  const { terms } = (await market.look(`policies?reference=${body.purchaseId}`)).policies[0].policy;
  expect(offer.clauses?.length).toBeGreaterThan(3);
  for (const { number, tr } of offer.clauses ?? [])
    expect(terms.clauses).toContainEqual(expect.objectContaining({ number, tr }));
});
