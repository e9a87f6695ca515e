import { expect, type Page, test } from '@playwright/test';
import { formatMoney } from '@sigorta/i18n/money';
import type { Application } from '@sigorta/product-kit/field';
import { type Buyer, newBuyer } from '../buyers/buyer.ts';
import { billingOf, goodCard } from '../buyers/cards.ts';
import { languageOfToday } from '../buyers/rotation.ts';
import { look } from '../pages/axe.ts';
import { FormPage } from '../pages/form-page.ts';
import { ParticularsPage } from '../pages/particulars-page.ts';
import { amountIn, PaymentPage } from '../pages/payment-page.ts';
import { SaveDialog, SavedQuotePage } from '../pages/saved-quote.ts';
import { foreignTravel, type Shop, shopFor, wholeForm } from '../pages/shop.ts';
import { Told } from '../pages/told.ts';
import { sandbox } from '../system/global.ts';
import { timesOf } from '../turns/journeys-in-turn.ts';

/** The insurer of foreign travel that looks persons up in its claims register (the sandbox's own books). */
const lookingUp = 'İncirova';

/** Whatever tells who somebody is or where to reach them. */
const identifying = ({ application, phone, email }: Buyer): string[] =>
  [
    phone.slice(3),
    email,
    ...(application.insured ?? []).flatMap(({ firstName, lastName, nationalId, passportNo }) =>
      [firstName, lastName, nationalId, passportNo].filter((one) => typeof one === 'string' && one !== ''),
    ),
  ] as string[];

async function priced(page: Page, name: string, language: Shop['language'] = 'tr') {
  const shop = await shopFor(page, foreignTravel, language);
  const buyer = newBuyer(shop.samples, name);
  const form = await new FormPage(shop).open();
  const offers = await form.askForOffers(buyer.application);
  await offers.complete();
  return { shop, buyer, form, offers };
}

/** An id that stands in the sandbox's claims register: right check digits, its last four a multiple of five. */
function claimantId(): string {
  for (let start = 200_000_000; ; start++) {
    const digits = [...String(start)].map(Number);
    const sum = (places: number[]) => places.reduce((all, at) => all + (digits[at] ?? 0), 0);
    const tenth = (((sum([0, 2, 4, 6, 8]) * 7 - sum([1, 3, 5, 7])) % 10) + 10) % 10;
    const last = (sum([0, 1, 2, 3, 4, 5, 6, 7, 8]) + tenth) % 10;
    const id = `${start}${tenth}${last}`;
    if (Number(id.slice(-4)) % 5 === 0) return id;
  }
}

const claiming = (application: Application): Application => ({
  ...application,
  insured: (application.insured ?? []).map((person, at) =>
    at === 0 ? { ...person, nationalId: claimantId() } : person,
  ),
});

test('nothing that identifies anybody leaves the browser before the offers, typed or not', async ({
  browser,
  baseURL,
}) => {
  const told = await Told.open();
  const context = await browser.newContext({ proxy: told.proxy, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  const { shop, buyer, offers } = await priced(page, 'iz');
  const texts = identifying(buyer);
  expect(texts.length).toBe(8);
  const particulars = await offers.choose();
  await particulars.fill(buyer.application);

  /* back to the form with everything typed: other dates, other prices */
  await page.goBack();
  await offers.listed();
  await page.goBack();
  const form = new FormPage(shop);
  await form.ready();
  await form.proceed();
  await form.offers(buyer.application);
  await offers.complete();
  expect(told.count).toBeGreaterThan(20);
  expect(told.found(texts)).toEqual([]);

  /* the same eyes see them when they do go out */
  const again = await offers.choose();
  await again.proceed();
  await again.consent();
  await again.proceed();
  await new PaymentPage(shop).arrived();
  expect(told.found(texts)).toEqual(texts);
  await context.close();
  told.close();
});

for (const language of languageOfToday(2, timesOf('price-first > a firm price that is another one'))) {
  test(`a firm price that is another one stands beside the old with its reason, in ${language}`, async ({
    page,
  }) => {
    const { shop, buyer, offers } = await priced(page, `kesin-${language}`, language);
    const { words } = shop;
    const card = offers.card(lookingUp);
    await expect(card).toContainText(words('offer.indicative'));
    const particulars = await offers.choose(card);
    await look(page, 'whom the offer insures');
    await particulars.fill(claiming(buyer.application));
    await particulars.proceed();
    await expect(particulars.alert).toContainText(words('particulars.reason.claims-history'));
    await expect(particulars.alert).toContainText(words('particulars.moved.old'));
    await look(page, 'a firm price that is another one');
    const offerId = new URL(page.url()).searchParams.get('teklif') ?? '';

    /* neither the payment's own address nor a reload goes past it */
    await page.goto(`${shop.path('payment')}?teklif=${offerId}`);
    await particulars.arrived();
    await expect(particulars.alert).toContainText(words('particulars.moved.new'));
    const accept = particulars.alert.getByRole('button').first();
    const amount = ((await accept.textContent()) ?? '').replace(/[^\d.,]/g, '');
    await accept.click();
    const payment = new PaymentPage(shop);
    await payment.arrived();
    expect(amount).toContain(await payment.amount());

    await payment.fillCard(goodCard);
    await payment.payAtOnce();
    await payment.fillBilling(billingOf(buyer.email));
    await payment.consent();
    const total = await payment.amount();
    const bank = await payment.payThroughBank();
    const policy = await bank.confirmAndReturn(await sandbox.bankCode(buyer.phone));
    await policy.ready();
    const { net } = await sandbox.charges();
    const paid = net.map(({ net: minor }) => amountIn(formatMoney({ minor, currency: 'TRY' }, language)));
    expect(paid.filter((one) => one === total)).toHaveLength(1);
  });
}

test('back and reload lose nothing but ids, and another offer asks nobody again', async ({ page }) => {
  const { shop, buyer, offers } = await priced(page, 'geri');
  const { words } = shop;
  const particulars = await offers.choose();
  const [insured, contact] = particulars.steps;
  if (!insured || !contact) throw new Error('persons and contact were expected');
  await particulars.fillStep(insured, buyer.application);
  await page.reload();
  await particulars.arrived();
  await expect(page.getByText(words('form.draft.restored'))).toBeVisible();
  await expect(particulars.field('firstName', particulars.person(0))).toHaveValue('Defne');
  await expect(particulars.field('nationalId', particulars.person(0))).toHaveValue('');
  await expect(particulars.field('birthDate')).toHaveCount(0);
  /* what was chosen in a list stands there again */
  await particulars.field('nationalId', particulars.person(0)).fill('72243755252');
  await particulars.field('passportNo', particulars.person(1)).fill('PB4471902');
  await particulars.proceed();
  await particulars.fillStep(contact, buyer.application);
  await particulars.consent();
  await particulars.proceed();
  const payment = new PaymentPage(shop);
  await payment.arrived();

  await page.goBack();
  await particulars.arrived();
  await expect(page.getByText(words('particulars.firm.title'))).toBeVisible();
  await page.getByRole('button', { name: words('particulars.edit') }).click();
  await expect(particulars.field('nationalId', particulars.person(0))).toHaveValue('72243755252');
  await page.goBack();
  await offers.listed();
  await offers.buyLink(offers.cards.nth(1)).click();
  await payment.arrived();
});

test('an insurer that takes its offer back says so, one that is away can be asked again', async ({
  page,
}) => {
  const { shop, buyer, offers } = await priced(page, 'vazgec');
  const { words } = shop;
  const particulars = await offers.choose(offers.card('Laledere'));
  await particulars.fill(buyer.application);
  await sandbox.insurer('laledere', { fault: 'down' });
  await particulars.proceed();
  await expect(particulars.alert).toContainText(words('particulars.firmFailed'));
  await look(page, 'no firm price');
  await sandbox.insurer('laledere', { fault: 'decline', reason: 'tripTooLong' });
  await particulars.alert.getByRole('button', { name: words('retry') }).click();
  await expect(particulars.alert).toContainText(words('particulars.declined.title'));
  await expect(particulars.alert).toContainText(words('decline.tripTooLong'));
  await sandbox.mend();
  await particulars.alert.getByRole('link', { name: words('particulars.others') }).click();
  await offers.listed();
});

test('a kept quote without persons is opened elsewhere by a birth date, and bought there', async ({
  page,
  browser,
}) => {
  const { shop, buyer } = await priced(page, 'sakla-fiyat');
  const link = await new SaveDialog(shop).open();
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const other = await context.newPage();
  const saved = new SavedQuotePage(other, 'tr');
  await saved.open(link);
  await saved.cards.first().getByRole('button').first().click();
  const [first] = buyer.application.insured ?? [];
  await saved.claim({ birthDate: String(first?.birthDate) });
  const there = await shopFor(other, foreignTravel);
  const particulars = new ParticularsPage(there);
  await particulars.arrived();
  /* nobody here knows the birth dates */
  for (const [at, person] of (buyer.application.insured ?? []).entries())
    await particulars
      .field('birthDate', particulars.person(at))
      .fill(String(person.birthDate).split('-').reverse().join('/'));
  await particulars.fill(buyer.application);
  await particulars.proceed();
  await new PaymentPage(there).arrived();
  await context.close();
});

test('a partner may want everything asked before the offers', async ({ page }) => {
  const shop = await wholeForm(page, await shopFor(page, foreignTravel));
  const buyer = newBuyer(shop.samples, 'hepsi');
  const offers = await (await new FormPage(shop).open()).askForOffers(buyer.application);
  await offers.complete();
  await offers.buy();
});
