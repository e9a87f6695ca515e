import type { Offer } from '@sigorta/contracts/offer';
import { policyDetailsOf } from '@sigorta/product-kit/policy-details';
import { toWire } from '@sigorta/product-kit/wire';
import { todayInIstanbul } from '@sigorta/validators/istanbul';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { FamilyRelease } from '../../catalogue/releases/family-release.ts';
import type { Buyer } from '../buyer.ts';
import { cancel, look, settled } from '../cancellation/bought.ts';
import { knownProduct } from '../known-product.ts';
import { type Market, openMarket, paymentOf, waitFor } from '../purchase/market.ts';
import { testConsent } from '../test-consent.ts';
import { paperOf } from './paper-of.ts';
import { releaseB, releaseC } from './pet-releases.ts';

let market: Market;
/** id of the release of the workspace: what the buyer's page was drawn by */
let a: string;
let b: FamilyRelease;
let c: FamilyRelease;

beforeAll(async () => {
  market = await openMarket();
  [b, c] = await Promise.all([releaseB(), releaseC()]);
  market.context.products.take(b);
  market.context.products.take(c);
  a = market.context.products.liveReleases().get('pet') ?? '';
});
afterAll(() => market.close());
beforeEach(() => market.context.products.turn('pet', a));

const turn = (release: string | null) => market.context.products.turn('pet', release);

/** What the form of A sends, in the words of the wire. */
const formOfA = async (change: Record<string, unknown> = {}) => {
  const { product, samples } = await knownProduct('pet');
  const today = todayInIstanbul(market.context.clock());
  return { ...toWire(product, (await samples()).valid({ today })), ...change };
};

const detailsOfA = async () => {
  const { product, samples } = await knownProduct('pet');
  const asked = policyDetailsOf(product);
  const details = (await samples()).details?.valid({ today: todayInIstanbul(market.context.clock()) });
  if (!asked || !details) throw new Error('pet asks nothing');
  return toWire(asked, details) as Record<string, unknown> & { mikrocip: string };
};

/** Every line of a question, or the refusal as the only one. */
const ask = async (buyer: Buyer, release: string | undefined, change: Record<string, unknown> = {}) => {
  const { product } = await knownProduct('pet');
  const lines = [];
  const request = {
    product: 'pet',
    language: 'tr',
    application: await formOfA(change),
    consents: product.consents.filter(({ at }) => at === 'form').map(({ id }) => testConsent(id)),
    ...(release === undefined ? {} : { release }),
  };
  for await (const line of buyer.lines('quotes/create', 'POST', request)) lines.push(line);
  return lines;
};

const offersIn = (lines: { type: string; offer: Offer }[]): Offer[] =>
  lines.flatMap(({ type, offer }) => (type === 'offer' ? [offer] : []));

/** Asked and paid while A is live; the last questions are open. */
const paidUnderA = async () => {
  const buyer = market.buyer();
  const [offer] = offersIn(await ask(buyer, a));
  if (!offer) throw new Error('nobody offers pet');
  const { body } = await buyer.post('purchases/start', paymentOf(market, offer));
  const { purchaseId } = body;
  await waitFor(buyer, purchaseId, ({ detailsUntil }) => detailsUntil !== null);
  return { buyer, purchaseId, offer };
};

const answerLast = async ({ buyer, purchaseId }: { buyer: Buyer; purchaseId: string }) => {
  const details = await detailsOfA();
  const { body } = await buyer.post('policies/create', { purchaseId, details });
  expect(body).toEqual({ result: 'taken' });
  await waitFor(buyer, purchaseId, ({ state, mail }) => state === 'issued' && mail === 'sent');
  return details;
};

const pinOf = async (table: 'quote' | 'purchase_order', id: string) =>
  (
    await market.context.db
      .selectFrom(table as 'quote')
      .select('release')
      .where('id', '=', id)
      .executeTakeFirst()
  )?.release;

test('what the form of A sends is accepted while C is live, and stays of A', async () => {
  turn(c.id);
  const [first] = await ask(market.buyer(), a);
  expect(first).toMatchObject({ type: 'quote', quote: { product: 'pet' } });
  expect(await pinOf('quote', first.quote.quoteId)).toBe(a);
});

test('an option that only B has is accepted from the turn on, without a new start', async () => {
  const refusedFields = async (release: string, change: Record<string, unknown>) =>
    (await ask(market.buyer(), release, change))[0].fields?.map(({ field }: { field: string }) => field);
  const bird = { tur: 'kus', irk: '1' };
  expect(await refusedFields(a, bird)).toContain('application.tur');
  expect(await refusedFields(a, { cinsiyet: 'B' })).toEqual(['application.cinsiyet']);
  turn(b.id);
  for (const [change, details] of [
    [bird, { species: 'bird' }],
    [{ cinsiyet: 'B' }, { petGender: 'unknown' }],
  ] as const) {
    const [first] = await ask(market.buyer(), b.id, change);
    expect(first).toMatchObject({ type: 'quote', quote: { details } });
  }
});

test('an order paid under A takes A’s last answers while C is live: policy, papers, insurer', async () => {
  const one = await paidUnderA();
  turn(c.id);
  const details = await answerLast(one);
  expect(await pinOf('purchase_order', one.purchaseId)).toBe(a);
  const { policies } = await market.look(`policies?reference=${one.purchaseId}`);
  expect(policies).toMatchObject([{ details }]);
  const paper = await paperOf(one.buyer, one.purchaseId);
  expect(paper).toContain(details.mikrocip);
  /* sealed under a name that C does not have */
  const owner = (await formOfA()).sigortalilar as unknown as Record<string, string>[];
  expect(paper).toContain(owner[0]?.kimlikNo ?? owner[0]?.tcKimlikNo);
  expect(paper).toContain('kahverengi-beyaz');
  const mail = JSON.stringify(await market.look('mails'));
  expect(mail).not.toContain('Pati C');
});

test('offers and payment of a question under A go on while C is live', async () => {
  const buyer = market.buyer();
  const [offer] = offersIn(await ask(buyer, a));
  turn(c.id);
  const detail = await buyer.get(`offers/${offer?.id}`);
  expect(detail.body.quote.details).toMatchObject({ species: 'dog', petName: 'Fıstık' });
  expect(offer).toBeDefined();
  if (!offer) return;
  const started = await buyer.post('purchases/start', paymentOf(market, offer));
  expect(started.status).toBe(200);
  const { purchaseId } = started.body;
  await waitFor(buyer, purchaseId, ({ detailsUntil }) => detailsUntil !== null);
  await answerLast({ buyer, purchaseId });
});

test('after a roll-back from C to B what the form of B sends is accepted', async () => {
  turn(b.id);
  turn(c.id);
  turn(b.id);
  const [first] = await ask(market.buyer(), b.id);
  expect(first.type).toBe('quote');
  expect(await pinOf('quote', first.quote.quoteId)).toBe(b.id);
});

test('a retired family: a paid order goes to its end and can be cancelled, nothing new begins', async () => {
  const one = await paidUnderA();
  turn(null);
  await answerLast(one);
  expect(await paperOf(one.buyer, one.purchaseId)).toContain('kahverengi-beyaz');
  const shown = await look({ ...one });
  expect(shown.productName).toBe((await knownProduct('pet')).product.card.name.tr);
  expect((await cancel(one)).status).toBe(200);
  await settled(one, 'refunded');
  expect(await ask(market.buyer(), a)).toMatchObject([{ code: 'release-gone' }]);
  expect(await ask(market.buyer(), undefined)).toMatchObject([{ code: 'not-found' }]);
});

test('a release nobody knows is refused by its own code', async () => {
  const buyer = market.buyer();
  const { product } = await knownProduct('pet');
  const consents = product.consents.filter(({ at }) => at === 'form').map(({ id }) => testConsent(id));
  const answer = await buyer.post('quotes/create', {
    product: 'pet',
    language: 'tr',
    application: await formOfA(),
    consents,
    release: 'pet@0123456789abcdef',
  });
  expect(answer).toMatchObject({ status: 409, body: { success: false, code: 'release-gone' } });
});

test('a caller of the contract names no release and gets the live one', async () => {
  turn(b.id);
  const [first] = await ask(market.buyer(), undefined);
  expect(await pinOf('quote', first.quote.quoteId)).toBe(b.id);
});
