import { languages } from '@sigorta/i18n/language';
import { insuresTheSame } from '@sigorta/product-kit/renewal/same-thing';
import { everyThirdDay, firstOrAnother } from '@sigorta/tooling/test/rotation';
import { addDays } from '@sigorta/validators/iso-date';
import { startOfDay, todayInIstanbul } from '@sigorta/validators/istanbul';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { StoredForm } from '../platform/database/tables/core-tables.ts';
import { recordKey } from '../platform/sensitive/record-keys.ts';
import { openApplication } from '../platform/sensitive/sealed-application.ts';
import { readMails } from '../testing/delivery/read-mails.ts';
import { wordsOfOrder } from '../testing/delivery/words-of-order.ts';
import { knownProduct } from '../testing/known-product.ts';
import { askOffers, type Market, paymentOf, waitFor } from '../testing/purchase/market.ts';
import { type BoughtPolicy, renewingMarket } from '../testing/renewals/policies-to-renew.ts';

const dayMs = 24 * 3600_000;

let shop: Awaited<ReturnType<typeof renewingMarket>>;
let market: Market;
let live: string | undefined;
type Bought = BoughtPolicy;

beforeAll(async () => {
  shop = await renewingMarket(new Date('2027-02-01T09:00:00Z'));
  market = shop.market;
  live = market.context.products.live('kasko')?.release;
});
afterAll(() => market.close());
beforeEach(() => shop.anew());
afterEach(async () => {
  if (live) market.context.products.turn('vehicle', live);
  await market.control('reset', { faultsOnly: true });
  /* what one test left to do is no work of the next */
  await market.context.db.deleteFrom('outbox').execute();
});

test('who did not ask for it is never reminded', async () => {
  const one = await shop.buy();
  const { body } = await one.buyer.get(`purchases/${one.purchaseId}`);
  expect(body.personal.renewal).toEqual({
    isOn: false,
    days: [30, 15, 7].map((days) => addDays(one.lastDay, -days)),
    kept: null,
    form: null,
  });
  for (const days of [30, 15, 7]) await shop.goBefore(one, days);
  expect(await shop.reminders(one)).toEqual([]);
  expect(await shop.renewalMails()).toEqual([]);
});

test('who asked for it gets prices three times, once each, and nothing is paid', async () => {
  const one = await shop.buy();
  await shop.proveAddress(one);
  expect((await shop.choose(one, true)).body).toEqual({
    isOn: true,
    days: [30, 15, 7].map((days) => addDays(one.lastDay, -days)),
  });
  const paid = await shop.callsForMoney();
  await market.control('insurers/all', { tariffPercent: 130 });
  for (const [at, days] of [30, 15, 7].entries()) {
    await shop.goBefore(one, days + 1);
    expect(await shop.renewalMails()).toHaveLength(at);
    await shop.goBefore(one, days);
    await shop.goBefore(one, days);
    expect(await shop.renewalMails()).toHaveLength(at + 1);
  }
  expect(await shop.reminders(one)).toEqual([
    [30, 'prices'],
    [15, 'prices'],
    [7, 'prices'],
  ]);
  expect(await shop.callsForMoney()).toBe(paid);
  const [newest] = await shop.renewalMails();
  expect(newest?.words).toContain('Geçen dönem');
  expect(newest?.words).toContain('Aynı şirket, yeni dönem');
  expect(newest?.words).toContain('En düşük fiyat, yeni dönem');
  expect(newest?.words).toContain('Hiçbir ödeme alınmadı');
  expect(newest?.words).toMatch(/kayit=[A-Za-z0-9_-]{32}/);
});

test('the kept prices are of the period after, for the same answers, and are bought by a press', async () => {
  const one = await shop.buy();
  await shop.proveAddress(one);
  await shop.choose(one, true);
  await shop.goBefore(one, 15);
  const link = /kayit=([A-Za-z0-9_-]{32})/.exec((await shop.renewalMails())[0]?.words ?? '')?.[1];
  const { body } = await market.buyer().get(`saved-quotes/${link}`);
  expect(body.product).toBe('kasko');
  expect(body.offers.length).toBeGreaterThan(0);
  for (const { cover } of body.offers) expect(cover.firstDay).toBe(addDays(one.lastDay, 1));
  /* the page marks what became narrower than what was bought, and tells nothing else of it */
  const { offer } = await market.context.db
    .selectFrom('purchase_order')
    .select('offer')
    .where('id', '=', one.purchaseId)
    .executeTakeFirstOrThrow();
  const { coverages, deductible, exclusions, territory } = offer;
  expect(body.was).toEqual(JSON.parse(JSON.stringify({ coverages, deductible, exclusions, territory })));
  /* a quote that somebody kept follows no policy */
  const { body: kept } = await one.buyer.post(`quotes/${offer.quoteId}/save`, {});
  expect((await market.buyer().get(`saved-quotes/${kept.token}`)).body.was).toBeUndefined();
  const rows = await market.context.db
    .selectFrom('renewal_reminder')
    .innerJoin('quote', 'quote.id', 'renewal_reminder.quote_id')
    .innerJoin('purchase_order', 'purchase_order.id', 'renewal_reminder.order_id')
    .select(['quote.id', 'quote.application', recordKey('quote.id')])
    .select(['purchase_order.quote_id as boughtId', 'purchase_order.application as bought', 'quote.consents'])
    .select(
      sql<string | null>`(select wrapped from record_key where id = purchase_order.quote_id)`.as('boughtKey'),
    )
    .where('renewal_reminder.order_id', '=', one.purchaseId)
    .execute();
  const { product } = await knownProduct('kasko');
  const opened = (id: string, application: StoredForm, key: string | null) =>
    openApplication(market.context.dataKeys, product, { id, application, key });
  for (const { consents, ...row } of rows) {
    const next = opened(row.id, row.application, row.record_key);
    const was = opened(row.boughtId, row.bought, row.boughtKey);
    expect(insuresTheSame(product, next, was)).toBe(true);
    expect(next.insured?.[0]?.birthDate).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(next.insured?.[0]?.birthDate).toBe(was.insured?.[0]?.birthDate);
    expect(consents.map(({ id }) => id)).toEqual(['information-text']);
  }
});

test.each<[string, (one: Bought) => Promise<unknown>, string]>([
  ['switched off', async (one) => shop.choose(one, false), 'off'],
  [
    'cancelled',
    async ({ purchaseId }) =>
      market.context.db
        .updateTable('policy')
        .set((to) => ({ state: 'CANCELLED', version: to('version', '+', 1) }))
        .where('order_id', '=', purchaseId)
        .execute(),
    'ended',
  ],
  ['retired', async () => market.context.products.turn('vehicle', null), 'retired'],
  ['taken again', async () => shop.buy(), 'renewed'],
])('a policy that was %s is not reminded of', async (_, change, why) => {
  const one = await shop.buy();
  await shop.choose(one, true);
  await shop.goBefore(one, 30);
  expect(await shop.renewalMails()).toHaveLength(1);
  shop.goTo(new Date(shop.clock().getTime() + dayMs));
  await change(one);
  for (const days of [15, 7]) await shop.goBefore(one, days);
  expect(await shop.renewalMails()).toHaveLength(1);
  expect(await shop.reminders(one)).toEqual([
    [30, 'prices'],
    [15, why],
    [7, why],
  ]);
});

test('another car of the same buyer is no renewal of this one', async () => {
  const one = await shop.buy();
  await shop.choose(one, true);
  await shop.buy('kasko', (answers) => ({ ...answers, plate: '06ZZ999' }));
  await shop.goBefore(one, 30);
  expect(await shop.reminders(one)).toEqual([[30, 'prices']]);
});

test('answers that do not fit any more are not guessed: the letter names them and leads to the form', async () => {
  const one = await shop.buy();
  await shop.proveAddress(one);
  await shop.choose(one, true);
  await market.context.db
    .updateTable('purchase_order')
    .set((to) => ({
      application: sql`purchase_order.application - 'plate'`,
      version: to('version', '+', 1),
    }))
    .where('id', '=', one.purchaseId)
    .execute();
  await shop.goBefore(one, 30);
  expect(await shop.reminders(one)).toEqual([[30, 'form']]);
  const [mail] = await shop.renewalMails();
  expect(mail?.words).toContain('Yeniden yanıtlamanız gerekenler');
  expect(mail?.words).toContain('Plaka');
  expect(mail?.words).not.toContain('kayit=');
  const { body } = await one.buyer.get(`purchases/${one.purchaseId}`);
  const { kept, form } = body.personal.renewal;
  expect(kept).toBeNull();
  expect(form.path).toBe('/kasko');
  /* what was answered, in the next period; the number of an official paper is kept in no browser */
  expect(form.answers).toMatchObject({ coverType: 'full', beginDate: addDays(one.lastDay, 1) });
  expect(form.answers.licenceSerial).toBeUndefined();
});

/** by hand, from the texts of the letter */
const endsSoon = {
  tr: 'Bir poliçenin bitmesine az kaldı',
  en: 'A policy ends soon',
  ru: 'Срок полиса скоро закончится',
  ar: 'وثيقة تقترب من نهايتها',
};

test.each(firstOrAnother(0, languages, everyThirdDay))(
  'an address that nobody is known to read learns nothing but that some policy ends (%s)',
  async (language) => {
    const one = await shop.buy();
    await shop.choose(one, true);
    await market.context.db
      .updateTable('purchase_order')
      .set((to) => ({ language, version: to('version', '+', 1) }))
      .where('id', '=', one.purchaseId)
      .execute();
    await shop.goBefore(one, 30);
    const [mail] = await readMails(market, shop.email());
    expect(mail?.words).toContain(endsSoon[language]);
    expect(mail?.words).not.toMatch(/TL|₺|kayit=/);
    expect(mail?.words).toMatch(/satin-alma=.*posta=/);
    const secrets = await wordsOfOrder(market, one.purchaseId);
    expect(secrets.length).toBeGreaterThan(10);
    expect(secrets.filter((secret) => mail?.words.includes(secret))).toEqual([]);
  },
);

test('where mails come back the link goes by short message, once', async () => {
  const one = await shop.buy();
  await shop.choose(one, true);
  await market.control('mail', { fault: 'reject' });
  const before = (await market.look('sms')).sms.length;
  await shop.goBefore(one, 30);
  await expect.poll(async () => (await market.look('sms')).sms.length - before).toBe(1);
  const [sms] = (await market.look('sms')).sms;
  expect(sms.text).toMatch(/Policenizin son gunu: .*kayit=[A-Za-z0-9_-]{32}/);
  const rows = await market.context.db
    .selectFrom('delivery')
    .select(['channel', 'state'])
    .where('order_id', '=', one.purchaseId)
    .where('purpose', '=', 'renewal')
    .orderBy('channel')
    .execute();
  expect(rows.map(({ channel }) => channel)).toEqual(['mail', 'sms']);
});

test('a reminder that was held up until the next one is left', async () => {
  const one = await shop.buy();
  await shop.choose(one, true);
  await market.stopWorkers();
  shop.goTo(new Date(startOfDay(addDays(one.lastDay, -10)).getTime() + 10 * 3600_000));
  market.startWorkers();
  await shop.isDone();
  expect(await shop.reminders(one)).toEqual([
    [30, 'late'],
    [15, 'prices'],
  ]);
  expect(await shop.renewalMails()).toHaveLength(1);
});

test('only its owner switches it, and only where there is something to renew', async () => {
  const one = await shop.buy();
  const stranger = market.buyer();
  await stranger.get('partner/website-info');
  expect((await shop.choose({ ...one, buyer: stranger }, true)).status).toBe(404);
  const trip = market.buyer();
  const [offer] = await askOffers(market, trip, 'domestic-travel');
  if (!offer) throw new Error('nobody offers');
  const { body } = await trip.post('purchases/start', paymentOf(market, offer));
  await waitFor(trip, body.purchaseId, 'issued');
  expect((await trip.get(`purchases/${body.purchaseId}`)).body.personal.renewal).toBeNull();
  expect((await trip.post(`purchases/${body.purchaseId}/renewal`, { isOn: true })).status).toBe(404);
  expect(todayInIstanbul(shop.clock())).toBe('2027-02-01');
});
