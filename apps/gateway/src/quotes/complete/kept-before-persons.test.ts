import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Market, openMarket } from '../../testing/purchase/market.ts';
import { pricedBuyer } from '../../testing/purchase/price-first.ts';

vi.setConfig({ testTimeout: 30_000 });

let market: Market;
beforeAll(async () => {
  market = await openMarket();
});
afterAll(() => market.close());

const priced = (product?: string) => pricedBuyer(market, product);

test('a kept quote is asked again with what is there', async () => {
  const quote = await priced();
  const { body } = await quote.buyer.post(`quotes/${quote.quoteId}/save`, {});
  await market.context.db
    .updateTable('offer')
    .set({ valid_until: new Date(Date.now() - 1000) })
    .where('quote_id', '=', quote.quoteId)
    .execute();
  const again = await quote.buyer.post(`saved-quotes/${body.token}/refresh`, {});
  expect(again.status).toBe(200);
  const latest = await market.context.db
    .selectFrom('saved_quote')
    .innerJoin('quote', 'quote.id', 'saved_quote.latest_quote_id')
    .select(['quote.awaits_rest', 'quote.id'])
    .where('saved_quote.quote_id', '=', quote.quoteId)
    .executeTakeFirstOrThrow();
  expect(latest.awaits_rest).toBe(true);
  expect(latest.id).not.toBe(quote.quoteId);
});

test('a kept quote without persons is opened by the first birth date, and shows nobody', async () => {
  const quote = await priced();
  const { body } = await quote.buyer.post(`quotes/${quote.quoteId}/save`, {});
  const other = market.buyer();
  const view = await other.get(`saved-quotes/${body.token}`);
  expect(view.body).toMatchObject({ awaitsRest: true, asks: 'birthDate', people: 2, quoteId: null });
  const [first, second] = quote.application.sigortalilar as { dogumTarihi: string }[];
  expect(JSON.stringify(view.body)).not.toContain(first?.dogumTarihi);
  const claim = async (said: object) => (await other.post(`saved-quotes/${body.token}/claim`, said)).body;
  expect(await claim({})).toMatchObject({ code: 'sign-in-required' });
  expect(await claim({ phoneEnd: '4567' })).toMatchObject({ code: 'sign-in-required' });
  expect(await claim({ birthDate: second?.dogumTarihi })).toMatchObject({ code: 'detail-wrong' });
  expect(await claim({ birthDate: first?.dogumTarihi })).toEqual({ quoteId: quote.quoteId });
  const completed = await other.post(`quotes/${quote.quoteId}/complete`, {
    application: quote.application,
    consents: quote.consents,
  });
  expect(completed.status).toBe(200);
});

test('asked again with persons in it, a kept quote opens to nobody who proved a birth date alone', async () => {
  const quote = await priced();
  const { token } = (await quote.buyer.post(`quotes/${quote.quoteId}/save`, {})).body;
  const overNow = () =>
    market.context.db
      .updateTable('offer')
      .set({ valid_until: new Date(Date.now() - 1000) })
      .execute();
  await overNow();
  await quote.buyer.post(`saved-quotes/${token}/refresh`, {});
  const other = market.buyer();
  const [{ dogumTarihi = '' } = {}] = quote.application.sigortalilar as { dogumTarihi?: string }[];
  const claimed = await other.post(`saved-quotes/${token}/claim`, { birthDate: dogumTarihi });
  expect(claimed.body.quoteId).not.toBe(quote.quoteId);
  /* a page of before is still open: what is completed on it is what is kept */
  expect((await quote.complete()).status).toBe(200);
  await overNow();
  const again = await other.post(`saved-quotes/${token}/refresh`, {});
  expect(again.body).toMatchObject({ people: 2, quoteId: null });
});

test('once it names persons, a kept quote wants its phone again', async () => {
  const quote = await priced();
  const { body } = await quote.buyer.post(`quotes/${quote.quoteId}/save`, {});
  await quote.complete();
  const other = market.buyer();
  const view = await other.get(`saved-quotes/${body.token}`);
  expect(view.body).toMatchObject({ asks: 'birthDate', quoteId: null });
  expect(view.body.awaitsRest).toBeUndefined();
  const [{ dogumTarihi = '' } = {}] = quote.application.sigortalilar as { dogumTarihi?: string }[];
  const claim = async (said: object) => (await other.post(`saved-quotes/${body.token}/claim`, said)).body;
  expect(await claim({ birthDate: dogumTarihi })).toMatchObject({ code: 'sign-in-required' });
  const phoneEnd = String(quote.application.telefon).slice(-4);
  expect(await claim({ birthDate: dogumTarihi, phoneEnd })).toEqual({ quoteId: quote.quoteId });
});

test.each(['pet', 'phone-insurance', 'traffic', 'kasko', 'green-card'])(
  'a kept quote of %s that has nothing of anybody opens by its link, until it names its owner',
  async (product) => {
    const quote = await priced(product);
    expect(quote.lines[0].quote.people).toBeUndefined();
    const { token } = (await quote.buyer.post(`quotes/${quote.quoteId}/save`, {})).body;
    const other = market.buyer();
    expect((await other.get(`saved-quotes/${token}`)).body).toMatchObject({
      awaitsRest: true,
      asks: null,
      opens: true,
      people: 0,
    });
    const claimed = await other.post(`saved-quotes/${token}/claim`, {});
    expect(claimed.body).toEqual({ quoteId: quote.quoteId });
    expect((await quote.complete()).status).toBe(200);
    const late = market.buyer();
    expect((await late.get(`saved-quotes/${token}`)).body.opens).toBeUndefined();
    expect((await late.post(`saved-quotes/${token}/claim`, {})).body.code).toBe('sign-in-required');
    expect((await other.get(`quotes/${quote.quoteId}/events`)).status).toBe(404);
  },
);

test('a kept quote that stands on somebody’s home does not open by its link', async () => {
  const quote = await priced('dask');
  const { token } = (await quote.buyer.post(`quotes/${quote.quoteId}/save`, {})).body;
  const other = market.buyer();
  expect((await other.get(`saved-quotes/${token}`)).body.opens).toBeUndefined();
  expect((await other.post(`saved-quotes/${token}/claim`, {})).body.code).toBe('sign-in-required');
});
