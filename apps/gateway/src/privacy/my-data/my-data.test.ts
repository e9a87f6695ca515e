import type { Application } from '@sigorta/product-kit/field';
import { toWire } from '@sigorta/product-kit/wire';
import { todayInIstanbul } from '@sigorta/validators/istanbul';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { hasPhone } from '../../platform/sensitive/sealed-phone.ts';
import type { Buyer } from '../../testing/buyer.ts';
import { knownProduct } from '../../testing/known-product.ts';
import { logIn, sentCode } from '../../testing/log-in.ts';
import { askOffers, type Market, openMarket, paymentOf, waitFor } from '../../testing/purchase/market.ts';
import { askFor, freePayment, paymentOf as paymentOfRequest } from '../../testing/requests/payments.ts';
import { signInAsStaff } from '../../testing/staff.ts';
import { testConsent } from '../../testing/test-consent.ts';
import { mayMarketTo } from './consents-of-phone.ts';

const phone = '+905321112244';
const dayMs = 24 * 3600_000;

let market: Market;
let later = 0;

/** A minute on: every phone may be rung again. */
beforeEach(() => {
  later += 61_000;
});
beforeAll(async () => {
  market = await openMarket();
  market.context.clock = () => new Date(Date.now() + later);
  /* workers keep the clock they began with */
  await market.stopWorkers();
  market.startWorkers();
});
afterAll(() => market.close());

const ofPhone = (application: Application): Application => ({ ...application, phone });

/** A quote of the phone that also said yes to marketing. */
const askWithMarketing = async (): Promise<Buyer> => {
  const buyer = market.buyer();
  const found = await knownProduct('domestic-travel');
  const application = ofPhone(
    (await found.samples()).valid({ today: todayInIstanbul(market.context.clock()) }),
  );
  const request = {
    product: 'domestic-travel',
    language: 'tr',
    application: toWire(found.product, application),
    consents: found.product.consents.filter(({ at }) => at === 'form').map(({ id }) => testConsent(id)),
  };
  for await (const line of buyer.lines('quotes/create', 'POST', request)) {
    if (line.success === false) throw new Error(JSON.stringify(line));
  }
  return buyer;
};

const apply = (buyer: Buyer) =>
  buyer.post('vue/basvuru-yap', {
    adSoyad: 'Defne Aydın',
    telefon: phone,
    urun: 'iletisim',
    dil: 'tr',
    mesaj: 'Arayın lütfen.',
  });

const marketingOf = async (buyer: Buyer) => {
  const { body } = await buyer.get('my-consents');
  return body.consents.filter(({ document }: { document: string }) => document === 'marketing-consent');
};

test('without a login there are no consents, no data and no codes', async () => {
  const buyer = market.buyer();
  await askOffers(market, buyer, 'domestic-travel');
  for (const reply of [
    await buyer.get('my-consents'),
    await buyer.get('my-data'),
    await buyer.post('my-consents/withdraw', { consent: 'marketing' }),
    await buyer.post('my-data/deletion-code', {}),
  ])
    expect(reply).toMatchObject({ status: 401, body: { code: 'sign-in-required' } });
});

test('who only asked for quotes logs in too and finds what was agreed to, word for word', async () => {
  await askWithMarketing();
  const buyer = await logIn(market, phone);
  const { body } = await buyer.get('my-consents');
  const [one] = await marketingOf(buyer);
  expect(one).toMatchObject({
    nature: 'free',
    language: 'tr',
    withdrawnAt: null,
    with: 'Yurt İçi Seyahat Sağlık',
  });
  expect(one.version).toMatch(/^\d{4}-\d\d-\d\d$/);
  const natures = new Set(body.consents.map(({ nature }: { nature: string }) => nature));
  expect([...natures].toSorted()).toEqual(['data', 'free', 'notice']);
});

test('a withdrawal holds at once and everywhere, is kept for ever, and a new yes counts again', async () => {
  const { context } = market;
  const buyer = await logIn(market, phone);
  const [{ consent }] = await marketingOf(buyer);
  expect(await mayMarketTo(context, 'default', phone)).toBe(true);
  later += 1000;
  const { body } = await buyer.post('my-consents/withdraw', { consent });
  expect(Date.parse(body.withdrawnAt)).toBeGreaterThan(0);
  expect((await buyer.post('my-consents/withdraw', { consent })).body).toEqual(body);
  expect(await mayMarketTo(context, 'default', phone)).toBe(false);
  expect((await marketingOf(buyer))[0].withdrawnAt).toBe(body.withdrawnAt);
  const rows = await context.db.selectFrom('consent_withdrawal').selectAll().execute();
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(phone.slice(-7));
  await expect(context.db.deleteFrom('consent_withdrawal').execute()).rejects.toThrow(/only grows/);
  later += 1000;
  await askWithMarketing();
  expect(await mayMarketTo(context, 'default', phone)).toBe(true);
  const times = (await marketingOf(buyer)).map(
    ({ withdrawnAt }: { withdrawnAt: string | null }) => withdrawnAt,
  );
  expect(times).toEqual([null, body.withdrawnAt]);
});

test.each(['personal-data', 'personal-data-notice', 'distance-sales-contract', 'no-such-consent'])(
  '%s is not withdrawn by a press',
  async (consent) => {
    const buyer = await logIn(market, phone);
    expect((await buyer.post('my-consents/withdraw', { consent })).status).toBe(404);
  },
);

test('the copy holds quotes in words with ids masked, and is written down as a request', async () => {
  await apply(market.buyer());
  const buyer = await logIn(market, phone);
  const { body } = await buyer.get('my-data', { 'accept-language': 'en' });
  expect(body).toMatchObject({ phone, purchases: [], applications: [{ message: 'Arayın lütfen.' }] });
  const [quote] = body.quotes;
  expect(quote.offers.length).toBeGreaterThan(0);
  const person = quote.persons[0].map(({ answer }: { answer: string }) => answer);
  expect(person).toContainEqual(expect.stringMatching(/^••••\d\d$/));
  /* as it was given, 1990-07-05, however it is stored */
  expect(person).toContain('5 July 1990');
  expect(JSON.stringify(body)).not.toContain('10000000146');
  expect(quote.answers.map(({ question }: { question: string }) => question)).toContain('E-mail');
  expect(body.requests[0]).toMatchObject({ kind: 'copy', state: 'done' });
});

const deletionCode = async (buyer: Buyer) => {
  later += 61_000;
  const { body } = await buyer.post('my-data/deletion-code', {});
  return { challenge: body.challenge as string, code: await sentCode(market, phone) };
};

test('a login code deletes nothing and a deletion code logs nobody in', async () => {
  const buyer = await logIn(market, phone);
  later += 61_000;
  const sent = await buyer.post('otp/send', { phone_number: phone });
  const typed = { challenge: sent.body.challenge, code: await sentCode(market, phone) };
  expect((await buyer.post('my-data/delete', typed)).body).toMatchObject({ code: 'code-expired' });
  expect((await buyer.post('otp/verify', await deletionCode(buyer))).body).toMatchObject({
    code: 'code-expired',
  });
  expect((await buyer.get('my-data')).body.quotes.length).toBeGreaterThan(0);
});

test('after a purchase a deletion keeps policy and payment, says so, and removes all the rest', async () => {
  const { db } = market.context;
  const owner = market.buyer();
  const [offer] = await askOffers(market, owner, 'domestic-travel', ofPhone);
  if (!offer) throw new Error('nobody offers');
  const { body: bought } = await owner.post('purchases/start', paymentOf(market, offer));
  await waitFor(owner, bought.purchaseId, ({ state, mail }) => state === 'issued' && mail === 'sent');
  const looker = await askWithMarketing();
  const [looked] = await askOffers(market, looker, 'domestic-travel', ofPhone);
  await looker.post(`quotes/${looked?.quoteId}/save`, {});
  await looker.post(
    'purchases/start',
    paymentOf(market, looked ?? offer, {}, { number: '4111111111111129' }),
  );
  const stranger = market.buyer();
  const [other] = await askOffers(market, stranger, 'domestic-travel');

  const { purchaseId: order_id } = bought;
  const chosen_at = market.context.clock();
  await db
    .insertInto('renewal_choice')
    .values({ order_id, is_on: true, language: 'tr', chosen_at })
    .execute();

  const buyer = await logIn(market, phone);
  later += 61_000;
  const elsewhere = await logIn(market, phone);
  const { challenge, code } = await deletionCode(buyer);
  const wrong = code === '111111' ? '222222' : '111111';
  expect((await buyer.post('my-data/delete', { challenge, code: wrong })).body).toMatchObject({
    code: 'code-wrong',
  });
  const { body } = await buyer.post('my-data/delete', { challenge, code });
  expect(body).toMatchObject({ kept: 1, deleted: { applications: 1, savedQuotes: 1 } });
  expect(body.deleted.quotes).toBeGreaterThan(2);
  expect(Date.parse(body.dueAt) - market.context.clock().getTime()).toBeGreaterThan(29 * dayMs);

  for (const one of [buyer, elsewhere]) expect((await one.get('my-policies')).body.phoneEnd).toBeNull();
  const quotes = await db.selectFrom('quote').select('id').execute();
  const named = await db
    .selectFrom('quote')
    .select('id')
    .where(hasPhone('quote', market.context.dataKeys, phone))
    .execute();
  expect(named).toEqual([{ id: offer.quoteId }]);
  expect(quotes.map(({ id }) => id)).toContain(other?.quoteId);
  expect(await db.selectFrom('application').selectAll().execute()).toEqual([]);
  const orders = await db
    .selectFrom('purchase_order')
    .select('id')
    .where(hasPhone('purchase_order', market.context.dataKeys, phone))
    .execute();
  expect(orders).toEqual([{ id: bought.purchaseId }]);
  expect(await db.selectFrom('renewal_choice').selectAll().execute()).toEqual([]);
  const policy = await db
    .selectFrom('policy')
    .selectAll()
    .where('order_id', '=', bought.purchaseId)
    .execute();
  expect(policy[0]).toMatchObject({ state: 'ISSUED' });
  expect(await db.selectFrom('document').select('kind').execute()).toHaveLength(2);

  later += 61_000;
  const back = await logIn(market, phone);
  expect((await back.get('my-policies')).body.policies).toHaveLength(1);
  const { requests } = (await back.get('my-data')).body;
  expect(requests).toContainEqual(expect.objectContaining({ kind: 'deletion', state: 'open' }));
});

test('a phone that bought nothing is gone whole, and its withdrawals go on holding', async () => {
  const { context } = market;
  const other = '+905321112255';
  const buyer = market.buyer();
  await askOffers(market, buyer, 'domestic-travel', (application) => ({ ...application, phone: other }));
  const known = await logIn(market, other);
  later += 61_000;
  const { body: sent } = await known.post('my-data/deletion-code', {});
  const typed = { challenge: sent.challenge, code: await sentCode(market, other) };
  expect((await known.post('my-data/delete', typed)).body).toMatchObject({ kept: 0, deleted: { quotes: 1 } });
  later += 61_000;
  await expect(logIn(market, other)).rejects.toThrow(/phone-not-found/);
  const requests = await context.db.selectFrom('data_request').selectAll().execute();
  expect(requests.filter(({ kind }) => kind === 'deletion').map(({ state }) => state)).toEqual([
    'open',
    'done',
  ]);
  expect(JSON.stringify(requests)).not.toContain(other.slice(-7));
});

test('requests to pay go with the phone, but one that a payment was begun with', async () => {
  const { context } = market;
  const other = '+905321112266';
  const staff = market.buyer();
  await signInAsStaff(context, staff, 'call-centre');
  const asked = (more: object = {}) => askFor(staff, { phone: '0532 111 22 66', ...more });
  const [unseen, opened, begun] = [await asked(), await asked(), await asked()];
  const ofAnother = await asked({ phone: '0532 111 22 67' });
  const payer = market.buyer();
  const open = ({ token }: { token: string }) =>
    payer.post('payment-requests/open', { token, detail: '1990' });
  for (const one of [opened, begun])
    expect((await open(one)).body.request).toMatchObject({ state: 'payable' });
  const pay = ({ token }: { token: string }) =>
    payer.post('payments/start', paymentOfRequest({ kind: 'request', token }));
  expect((await pay(begun)).body.next.kind).toBe('bank');

  const known = market.buyer();
  await askOffers(market, known, 'domestic-travel', (application) => ({ ...application, phone: other }));
  const owner = await logIn(market, other);
  later += 61_000;
  const { body: sent } = await owner.post('my-data/deletion-code', {});
  const typed = { challenge: sent.challenge, code: await sentCode(market, other) };
  expect((await owner.post('my-data/delete', typed)).status).toBe(200);

  const left = await context.db.selectFrom('payment_request').select('id').execute();
  const ids = left.map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining([begun.id, ofAnother.id]));
  expect(ids).not.toContain(unseen.id);
  expect(ids).not.toContain(opened.id);
  expect((await pay(opened)).body).toMatchObject({ code: 'not-found' });
  expect((await payer.post('payments/start', paymentOfRequest(freePayment()))).status).toBe(200);
});
