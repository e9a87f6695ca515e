import type { Offer } from '@sigorta/contracts/offer';
import type { Application } from '@sigorta/product-kit/field';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { recordKey } from '../../platform/sensitive/record-keys.ts';
import { forget } from '../../privacy/retention/forget.ts';
import type { Buyer } from '../../testing/buyer.ts';
import { logIn } from '../../testing/log-in.ts';
import { openedForm } from '../../testing/opened-form.ts';
import { askOffers, type Market, openMarket, paymentOf } from '../../testing/purchase/market.ts';

const dayMs = 24 * 3600_000;
const phone = '+905321112233';

let market: Market;
let owner: Buyer;
let offers: Offer[];
let token: string;
/** of the sample's first person */
let details: { phoneEnd: string; birthDate: string };
let later = 0;

beforeAll(async () => {
  /* insurers live at the same hour */
  market = await openMarket({}, {}, undefined, { clock: () => new Date(Date.now() + later) });
});
afterAll(() => market.close());

beforeEach(async () => {
  later += 61_000;
  owner = market.buyer();
  offers = await askOffers(market, owner, 'domestic-travel', (application: Application) => {
    details = {
      phoneEnd: phone.slice(-4),
      birthDate: String(application.insured?.[0]?.birthDate),
    };
    return { ...application, phone };
  });
  const { body } = await owner.post(`quotes/${offers[0]?.quoteId}/save`, {});
  token = body.token;
});

const view = (buyer: Buyer) => buyer.get(`saved-quotes/${token}`);
const claim = (buyer: Buyer, said: object) => buyer.post(`saved-quotes/${token}/claim`, said);

test('anybody with the link sees product, prices and nothing of the persons', async () => {
  const { status, body } = await view(market.buyer());
  expect(status).toBe(200);
  expect(body).toMatchObject({ product: 'domestic-travel', quoteId: null, loggedIn: false, bought: false });
  expect(body.offers.map(({ id }: Offer) => id)).toEqual(offers.map(({ id }) => id));
  const quotes = await market.context.db
    .selectFrom('quote')
    .selectAll()
    .select(recordKey('quote.id'))
    .execute();
  for (const quote of quotes) {
    const { insured = [] } = await openedForm(market.context, quote.id, quote);
    expect(insured.length).toBeGreaterThan(0);
    for (const person of insured) {
      const text = JSON.stringify(body);
      for (const name of ['firstName', 'lastName', 'birthDate'])
        expect(text).not.toContain(String(person[name]));
    }
  }
  expect(JSON.stringify(body)).not.toContain(phone.slice(-7));
});

test('keeping twice gives one link, another session keeps nothing, and no token lies in the database', async () => {
  const again = await owner.post(`quotes/${offers[0]?.quoteId}/save`, {});
  expect(again.body.token).toBe(token);
  const stranger = market.buyer();
  await askOffers(market, stranger, 'domestic-travel');
  expect((await stranger.post(`quotes/${offers[0]?.quoteId}/save`, {})).status).toBe(404);
  const rows = JSON.stringify(await market.context.db.selectFrom('saved_quote').selectAll().execute());
  expect(rows).not.toContain(token);
});

test('a link nobody made, one of another partner, a revoked and an old one do not open', async () => {
  const stranger = market.buyer();
  expect((await stranger.get(`saved-quotes/${'x'.repeat(32)}`)).status).toBe(404);
  const other = market.buyer();
  Object.assign(other, { token: `${market.context.config.siteToken}-agency` });
  expect((await other.get(`saved-quotes/${token}`)).status).not.toBe(200);
  /* its last day, which pages and mails name, is the thirtieth after this one */
  later += 30 * dayMs;
  expect((await view(stranger)).status).toBe(200);
  later += dayMs;
  expect((await view(stranger)).body).toMatchObject({ code: 'link-expired' });
  later -= 31 * dayMs;
  expect((await owner.post(`saved-quotes/${token}/revoke`, {})).body).toEqual({ success: true });
  expect((await view(stranger)).body).toMatchObject({ code: 'link-expired' });
  const next = await owner.post(`quotes/${offers[0]?.quoteId}/save`, {});
  expect(next.body.token).not.toBe(token);
});

test('only its owner closes or mails a link', async () => {
  const stranger = market.buyer();
  await askOffers(market, stranger, 'domestic-travel');
  expect((await stranger.post(`saved-quotes/${token}/revoke`, {})).status).toBe(404);
  const mail = { language: 'tr', email: 'biri@ornek.example' };
  expect((await stranger.post(`saved-quotes/${token}/mail`, mail)).status).toBe(404);
});

test('the owner’s details open it elsewhere, and there it is bought', async () => {
  const elsewhere = market.buyer();
  const paying = paymentOf(market, offers[0] as Offer);
  expect((await claim(elsewhere, { ...details, birthDate: '1950-01-01' })).body).toMatchObject({
    code: 'detail-wrong',
  });
  expect((await elsewhere.post('purchases/start', paying)).status).toBe(404);
  const { body } = await claim(elsewhere, details);
  expect(body).toEqual({ quoteId: offers[0]?.quoteId });
  expect((await view(elsewhere)).body.quoteId).toBe(offers[0]?.quoteId);
  /* begun on the first device, paid on the second */
  const declined = paymentOf(market, offers[0] as Offer, {}, { number: '4111111111111129' });
  expect((await owner.post('purchases/start', declined)).body).toMatchObject({ success: false });
  const bought = await elsewhere.post('purchases/start', paying);
  expect(bought.body).toMatchObject({ purchaseId: expect.any(String) });
  expect((await view(market.buyer())).body.bought).toBe(true);
  expect((await market.buyer().post(`saved-quotes/${token}/refresh`, {})).body).toMatchObject({
    code: 'already-paid',
  });
});

test('five wrong details, also at once, close that way; the phone itself still opens it', async () => {
  const stranger = market.buyer();
  await stranger.get('partner/website-info');
  const wrong = { ...details, phoneEnd: details.phoneEnd === '0000' ? '1111' : '0000' };
  await claim(stranger, wrong);
  const replies = await Promise.all(Array.from({ length: 40 }, () => claim(stranger, wrong)));
  expect(replies.filter(({ body }) => body.code === 'detail-wrong')).toHaveLength(4);
  expect(replies.filter(({ body }) => body.code === 'sign-in-required')).toHaveLength(36);
  expect((await claim(stranger, details)).body).toMatchObject({ code: 'sign-in-required' });
  const known = await logIn(market, phone);
  expect((await view(known)).body).toMatchObject({ loggedIn: true, quoteId: null });
  expect((await claim(known, {})).status).toBe(200);
  expect((await view(known)).body.quoteId).toBe(offers[0]?.quoteId);
});

test('expired prices are asked again on the server, old beside new, and the owner may use both', async () => {
  const stranger = market.buyer();
  const fresh = await stranger.post(`saved-quotes/${token}/refresh`, {});
  expect(fresh.body.before).toEqual([]);
  /* two insurers keep a price for two hours, the others for a day */
  later += 3 * 3_600_000;
  const held = await stranger.post(`saved-quotes/${token}/refresh`, {});
  expect(held.body.offers.map(({ price }: Offer) => price)).toEqual(offers.map(({ price }) => price));
  later += dayMs;
  const { body } = await stranger.post(`saved-quotes/${token}/refresh`, {});
  expect(body.offers.length).toBeGreaterThan(0);
  expect(body.before.length).toBe(offers.length);
  expect(body.offers[0].quoteId).not.toBe(offers[0]?.quoteId);
  expect(Date.parse(body.offers[0].validUntil)).toBeGreaterThan(market.context.clock().getTime());
  const again = await stranger.post(`saved-quotes/${token}/refresh`, {});
  expect(again.body.offers[0].id).toBe(body.offers[0].id);
  expect((await stranger.get(`offers/${body.offers[0].id}`)).status).toBe(404);
  expect((await owner.get(`offers/${body.offers[0].id}`)).status).toBe(200);
  expect((await view(owner)).body.quoteId).toBe(body.offers[0].quoteId);
});

test('when no insurer answers the kept prices stay', async () => {
  later += dayMs;
  await market.control('insurers/all', { fault: 'http500' });
  const { body } = await market.buyer().post(`saved-quotes/${token}/refresh`, {});
  await market.control('insurers/all', { fault: 'none' });
  expect(body).toMatchObject({ code: 'offer-unknown-error' });
  expect((await view(owner)).body.offers.map(({ id }: Offer) => id)).toEqual(offers.map(({ id }) => id));
});

test('an application that begins in the past is not asked again', async () => {
  later += 29 * dayMs;
  const { body } = await market.buyer().post(`saved-quotes/${token}/refresh`, {});
  expect(body).toMatchObject({ code: 'quote-outdated' });
  later -= 29 * dayMs;
});

test('it is mailed with prices and link, nothing of the persons, and the address is not kept', async () => {
  const to = 'kendim@ornek.example';
  const reply = await owner.post(`saved-quotes/${token}/mail`, { language: 'ar', email: to });
  expect(reply.body).toEqual({ success: true });
  await expect.poll(async () => (await market.look(`mails?to=${to}`)).mails?.length ?? 0).toBe(1);
  const { mails } = await market.look(`mails?to=${to}`);
  const text = JSON.stringify(await market.look(`mails/${mails[0].id}`));
  expect(text).toContain(`kayit=${token}`);
  expect(text).not.toContain(phone.slice(-7));
  /* the row goes when the mail server has said yes, which is after the mail is there */
  await expect.poll(() => market.context.db.selectFrom('quote_mail').selectAll().execute()).toEqual([]);
});

test('an address that is none is refused, and nobody is written to often', async () => {
  const none = await owner.post(`saved-quotes/${token}/mail`, { language: 'tr', email: 'biri' });
  expect(none.body).toMatchObject({ code: 'invalid-input' });
  const statuses: number[] = [];
  for (let n = 0; n < 4; n++) {
    const mail = { language: 'tr', email: 'cok@ornek.example' };
    statuses.push((await owner.post(`saved-quotes/${token}/mail`, mail)).status);
  }
  expect(statuses).toEqual([200, 200, 200, 429]);
});

test('kept quotes of a proven phone are listed with their newest price', async () => {
  const known = await logIn(market, phone);
  const { body } = await known.get('my-saved-quotes');
  expect(body.quotes[0]).toMatchObject({
    token,
    product: 'domestic-travel',
    path: '/yurtici-teklifler',
    offers: offers.length,
    lowest: offers[0]?.price,
    valid: true,
  });
  expect((await market.buyer().get('my-saved-quotes')).body).toMatchObject({ code: 'sign-in-required' });
});

test('a kept quote outlives the thirty days as long as its link, and not a day longer', async () => {
  const { db } = market.context;
  later += 29 * dayMs;
  const young = await owner.post(`quotes/${offers[0]?.quoteId}/save`, {});
  expect(young.body.token).toBe(token);
  await db
    .updateTable('saved_quote')
    .set({ expires_at: new Date(market.context.clock().getTime() + 10 * dayMs) })
    .execute();
  later += 5 * dayMs;
  await forget(market.context);
  expect((await view(market.buyer())).status).toBe(200);
  await db.updateTable('saved_quote').set({ revoked_at: market.context.clock() }).execute();
  await forget(market.context);
  expect((await view(market.buyer())).status).toBe(404);
});
