import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { randomId } from '../../platform/random-id.ts';
import {
  askOffers,
  atTheBank,
  type Market,
  openMarket,
  paymentOf,
  waitFor,
} from '../../testing/purchase/market.ts';
import {
  askPrices,
  claimantId,
  firstPerson,
  pricedBuyer,
  pricedOffer,
} from '../../testing/purchase/price-first.ts';

vi.setConfig({ testTimeout: 30_000 });

let market: Market;
beforeAll(async () => {
  market = await openMarket();
});
afterAll(() => market.close());

/** The insurer of foreign travel that looks persons up, and one that does not (the sandbox's own books). */
const lookingUp = 'incirova';
const keeping = 'laledere';

const priced = (product?: string) => pricedBuyer(market, product);

const storedQuote = (id: string) =>
  market.context.db.selectFrom('quote').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

test('prices come for the answers of the price alone, and say how they stand', async () => {
  const quote = await priced();
  const whole = await askOffers(market, market.buyer());
  expect(quote.lines[0]).toMatchObject({ quote: { insuredNames: [], people: 2, awaitsRest: true } });
  expect(quote.lines.at(-1)).toMatchObject({ type: 'done', offers: whole.length });
  expect(quote.offers.toSorted((a, b) => a.price.minor - b.price.minor).map(({ price }) => price)).toEqual(
    whole.map(({ price }) => price),
  );
  expect(whole.map(({ standing }) => standing)).toEqual(whole.map(() => undefined));
  expect(pricedOffer(quote, lookingUp)).toMatchObject({ standing: 'indicative', wants: ['kimlikNo'] });
  const others = quote.offers.filter(({ insurer }) => insurer.id !== lookingUp);
  expect(others.map(({ standing, wants }) => [standing, wants])).toEqual(
    others.map(() => ['kept', undefined]),
  );
  expect(await storedQuote(quote.quoteId)).toMatchObject({
    awaits_rest: true,
    phone: null,
    person_keys: [],
    consents: [],
  });
});

test('an answer for the policy is refused with the first question', async () => {
  const buyer = market.buyer();
  const { lines } = await askPrices(market, buyer);
  expect(lines[0]).toMatchObject({ type: 'quote' });
  const { body, status } = await buyer.post('quotes/create', {
    product: 'foreign-travel',
    language: 'tr',
    phase: 'price',
    application: { telefon: '+905321112233' },
    consents: [],
  });
  expect([status, body.code]).toEqual([422, 'invalid-input']);
  expect(body.fields.map(({ field }: { field: string }) => field)).toContain('application.telefon');
});

test('a consent is refused with the first question: nobody’s data is given yet', async () => {
  const buyer = market.buyer();
  const { application, consents } = await askPrices(market, buyer);
  const names = ['seyahatTuru', 'bolge', 'ulke', 'baslangicTarihi', 'bitisTarihi'];
  const { body, status } = await buyer.post('quotes/create', {
    product: 'foreign-travel',
    language: 'tr',
    phase: 'price',
    application: {
      ...Object.fromEntries(names.map((name) => [name, application[name]])),
      sigortalilar: (application.sigortalilar as { dogumTarihi: string }[]).map(({ dogumTarihi }) => ({
        dogumTarihi,
      })),
    },
    consents,
  });
  expect([status, body.code]).toEqual([422, 'invalid-input']);
  expect(body.fields.map(({ field }: { field: string }) => field)).toEqual(
    (consents as { id: string }[]).map(({ id }) => `consents.${id}`),
  );
});

test('nothing is bought before the rest is there, nor before its insurer knows it', async () => {
  const quote = await priced();
  const offer = pricedOffer(quote, keeping);
  const { buyer } = quote;
  const pay = async (more: object = {}) =>
    (await buyer.post('purchases/start', paymentOf(market, offer, more))).body.code;
  expect(await pay()).toBe('quote-incomplete');
  expect((await buyer.post(`offers/${offer.id}/firm`, {})).body.code).toBe('quote-incomplete');
  expect((await quote.complete()).status).toBe(200);
  expect(await pay({ completion: 1 })).toBe('offer-not-firm');
  const orders = await market.context.db
    .selectFrom('purchase_order')
    .select('id')
    .where('quote_id', '=', quote.quoteId)
    .execute();
  expect(orders).toEqual([]);
});

test('the database makes no order of an offer that is not firm', async () => {
  const owner = await priced();
  const offer = pricedOffer(owner, keeping);
  const other = market.buyer();
  const [whole] = await askOffers(market, other);
  if (!whole) throw new Error('no offer');
  const started = await other.post('purchases/start', paymentOf(market, whole));
  const { search: _, ...row } = await market.context.db
    .selectFrom('purchase_order')
    .selectAll()
    .where('id', '=', started.body.purchaseId)
    .executeTakeFirstOrThrow();
  const copy = {
    ...row,
    id: randomId(),
    offer_id: offer.id,
    quote_id: owner.quoteId,
    offer: JSON.stringify(row.offer),
    application: JSON.stringify(row.application),
    billing: JSON.stringify(row.billing),
    consents: JSON.stringify(row.consents),
    goal: 'open' as const,
  };
  await expect(market.context.db.insertInto('purchase_order').values(copy).execute()).rejects.toThrow(
    /is not firm/,
  );
});

test('the rest must be whole, with its consents, and leave the price as it was', async () => {
  const quote = await priced();
  const other = await market
    .buyer()
    .post(`quotes/${quote.quoteId}/complete`, { application: {}, consents: [] });
  expect(other.body.code).toBe('not-found');
  expect((await quote.complete((one) => one, [])).body.code).toBe('consent-missing');
  const unnamed = await quote.complete(firstPerson({ firstName: '' }));
  expect(unnamed.body).toMatchObject({
    code: 'invalid-input',
    fields: [{ field: 'application.sigortalilar.0.ad' }],
  });
  expect((await quote.complete(firstPerson({ birthDate: '1980-01-01' }))).body.code).toBe(
    'price-answers-changed',
  );
  const alone = await quote.complete((one) => ({ ...one, insured: (one.insured ?? []).slice(0, 1) }));
  expect(alone.body.code).toBe('price-answers-changed');
  expect(await storedQuote(quote.quoteId)).toMatchObject({ awaits_rest: true, completions: 0 });
});

test('a quote that was asked for whole has nothing to complete', async () => {
  const buyer = market.buyer();
  const [offer] = await askOffers(market, buyer);
  const { status } = await buyer.post(`quotes/${offer?.quoteId}/complete`, { application: {}, consents: [] });
  expect(status).toBe(404);
});

test('a kept price stays when the rest comes, and is bought', async () => {
  const quote = await priced();
  const { buyer } = quote;
  const offer = pricedOffer(quote, keeping);
  const completed = await quote.complete();
  expect(completed.body).toMatchObject({ insuredNames: ['Defne Aydın', 'Daniel O’Connor'], people: 2 });
  expect(completed.body.awaitsRest).toBeUndefined();
  const firm = await buyer.post(`offers/${offer.id}/firm`, {});
  expect(firm.body).toMatchObject({ result: 'firm', offer: { id: offer.id, standing: 'firm' } });
  expect(firm.body.offer.price).toEqual(offer.price);
  expect(firm.body.offer.before).toBeUndefined();
  expect((await buyer.get(`offers/${offer.id}`)).body).toMatchObject({
    offer: { standing: 'firm' },
    quote: { insuredNames: ['Defne Aydın', 'Daniel O’Connor'] },
  });
  const { body } = await buyer.post('purchases/start', paymentOf(market, offer, { completion: 1 }));
  await atTheBank(market, body.purchaseId);
  const done = await waitFor(buyer, body.purchaseId, (status) => status.mail === 'sent');
  expect(done).toMatchObject({ state: 'issued', charged: offer.price });
  const { policies } = await market.look(`policies?reference=${body.purchaseId}`);
  expect(policies).toHaveLength(1);
});

test('where the insurer names another price, old and new stand side by side and only the new one is charged', async () => {
  const quote = await priced();
  const { buyer } = quote;
  const offer = pricedOffer(quote, lookingUp);
  expect((await quote.complete(firstPerson({ nationalId: claimantId() }))).status).toBe(200);
  const { body } = await buyer.post(`offers/${offer.id}/firm`, {});
  /* fifteen per cent on the premium, halves up, as the sandbox's register says */
  const dearer = Math.floor((offer.currencyPrice.minor * 115 + 50) / 100);
  expect(body).toMatchObject({
    result: 'firm',
    offer: {
      currencyPrice: { minor: dearer },
      before: { price: offer.price, currencyPrice: offer.currencyPrice, reason: 'claims-history' },
      exchangeRate: offer.exchangeRate,
    },
  });
  const old = await buyer.post('purchases/start', paymentOf(market, offer, { completion: 1 }));
  expect(old.body.code).toBe('offer-price-changed');
  const accepted = await buyer.post('purchases/start', paymentOf(market, body.offer, { completion: 1 }));
  await atTheBank(market, accepted.body.purchaseId);
  const done = await waitFor(buyer, accepted.body.purchaseId, 'issued');
  expect(done.charged).toEqual(body.offer.price);
  const { net } = await market.look(`charges?basketId=${accepted.body.purchaseId}`);
  expect(net).toMatchObject([{ net: body.offer.price.minor, charges: 1 }]);
});

test('asked twice at once, an insurer makes one firm price', async () => {
  const quote = await priced();
  await quote.complete();
  const { id } = pricedOffer(quote, keeping);
  const answers = await Promise.all([1, 2, 3].map(() => quote.buyer.post(`offers/${id}/firm`, {})));
  expect(new Set(answers.map(({ body }) => JSON.stringify(body.offer.price))).size).toBe(1);
  const row = await market.context.db
    .selectFrom('offer')
    .select(['is_firm', 'insurer_quote_no'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(row.is_firm).toBe(true);
});

test('a correction makes every price firm anew, until something is paid', async () => {
  const quote = await priced();
  const { buyer } = quote;
  const offer = pricedOffer(quote, keeping);
  await quote.complete();
  await buyer.post(`offers/${offer.id}/firm`, {});
  expect((await quote.complete(firstPerson({ lastName: 'Aydan' }))).status).toBe(200);
  const corrected = paymentOf(market, offer, { completion: 2 });
  const tooSoon = await buyer.post('purchases/start', corrected);
  expect(tooSoon.body.code).toBe('offer-not-firm');
  await buyer.post(`offers/${offer.id}/firm`, {});
  const { body } = await buyer.post('purchases/start', corrected);
  expect(body.purchaseId).toBeTypeOf('string');
  expect((await quote.complete()).body.code).toBe('payment-in-progress');
  expect((await storedQuote(quote.quoteId)).completions).toBe(2);
});

test('an insurer that is away leaves the price as it stands', async () => {
  const quote = await priced();
  await quote.complete();
  const { id } = pricedOffer(quote, keeping);
  await market.control(`insurers/${keeping}`, { fault: 'down', times: 1 });
  const away = await quote.buyer.post(`offers/${id}/firm`, {});
  expect(away.body.code).toBe('upstream-unavailable');
  const back = await quote.buyer.post(`offers/${id}/firm`, {});
  expect(back.body).toMatchObject({ result: 'firm' });
});

test('an insurer that takes its price back says so', async () => {
  const quote = await priced();
  await quote.complete();
  const { id } = pricedOffer(quote, keeping);
  await market.control(`insurers/${keeping}`, { fault: 'decline', times: 1 });
  const { body } = await quote.buyer.post(`offers/${id}/firm`, {});
  expect(body).toEqual({ result: 'declined', reason: null });
});
