import { createServer, type Server } from 'node:http';
import { expect, type Frame, type Page, test } from '@playwright/test';
import { embedElements } from '@sigorta/contracts/embed';
import type { Language } from '@sigorta/i18n/language';
import type { Application, FieldValues } from '@sigorta/product-kit/field';
import { pricePartOf } from '@sigorta/product-kit/price-part';
import { inTurn } from '@sigorta/tooling/test/rotation';
import { newBuyer } from '../buyers/buyer.ts';
import { now } from '../buyers/today.ts';
import { answerField } from '../pages/answer-field.ts';
import { look } from '../pages/axe.ts';
import { heights, shownFrame } from '../pages/embedded-frame.ts';
import { FormPage } from '../pages/form-page.ts';
import { takenOver } from '../pages/hydration.ts';
import { nameInList } from '../pages/name-in-list.ts';
import { signInToPanel } from '../pages/panel-sign-in.ts';
import { type Shop, shopFor } from '../pages/shop.ts';
import { hostSite, strangeSite } from '../partners/test-partners.ts';
import { basePort } from '../system/ports.ts';
import { timesOf } from '../turns/journeys-in-turn.ts';
import { administrationWords } from '../words/administration-words.ts';

test.describe.configure({ mode: 'serial' });
test.use({ reducedMotion: 'reduce' });

const ours = `http://localhost:${basePort}`;
const [element] = embedElements;
const folder = 'apps/pet/src/pet';

/** By address: what the page of another site holds. */
const pages = new Map<string, string>();
const servers: Server[] = [];

const hostPage = (body: string): string =>
  `<!doctype html><html lang="tr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Acente</title></head><body style="margin:0;padding:16px;font-family:sans-serif"><main><h1>Acentemiz</h1>${body}</main></body></html>`;

const snippet = (attributes: string): string =>
  `<script type="module" src="${ours}${element.path}" integrity="${element.integrity}" crossorigin="anonymous"></script>
<sigorta-carsisi ${attributes}><a href="${ours}/pati-sigortasi?ortak=gomen">Evcil hayvan sigortası</a></sigorta-carsisi>`;

test.beforeAll(() => {
  for (const site of [hostSite, strangeSite]) {
    const server = createServer((request, answer) => {
      answer.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      answer.end(pages.get(request.url ?? '') ?? hostPage(''));
    });
    server.listen(Number(new URL(site).port), '127.0.0.1');
    servers.push(server);
  }
});
test.afterAll(() => {
  for (const server of servers) server.close();
});

/** The answers of the first step, given within the frame. */
async function answerIn(frame: Frame, shop: Shop, values: FieldValues): Promise<void> {
  const [step] = pricePartOf(shop.product).steps;
  if (step?.kind !== 'fields') throw new Error('the first step asks for persons');
  const form = frame.locator('form').first();
  for (const field of step.fields) {
    const value = values[field.name];
    if (field.kind !== 'lookup') {
      await answerField(shop, field, value, form);
      continue;
    }
    const name = nameInList(field.from, String(value), shop.language);
    await form.getByRole('combobox').fill(name);
    await frame.getByRole('option', { name, exact: true }).first().click();
  }
}

/* each language at each width: four days try all */
const frames = inTurn(0, [
  ['tr', 390],
  ['ar', 1280],
  ['tr', 1280],
  ['ar', 390],
] as const);
for (const [language, width] of frames) {
  test(`a form on another site’s page leads to offers on ours, and takes no answer into an address (${language}, ${width})`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    page.on('framenavigated', (frame) => asked.push(frame.url()));
    const faults: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' && !/favicon/.test(message.location().url ?? ''))
        faults.push(message.text());
    });
    pages.set(`/${language}`, hostPage(snippet(`product="pet" lang="${language}" partner="gomen"`)));
    await page.goto(`${hostSite}/${language}`);
    const frame = await shownFrame(page);
    const shop = await shopFor(page, folder, language as Language);
    const { words } = shop;
    await expect(frame.getByRole('heading', { level: 1 })).toHaveText(shop.product.card.name[language]);
    await expect(frame.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
    await expect(frame.getByText(words('embed.note', { brand: 'Gömen Acente' }))).toBeVisible();
    /* bare: nothing of the shop stands around it */
    await expect(frame.locator('header nav, footer, [data-presence]')).toHaveCount(0);
    await expect(frame.locator('input[name^="consents"]')).toHaveCount(0);
    await look(page, `embed ${language} ${width}`);
    const before = await heights(page, frame);
    expect(before[0]).toBe(before[1]);
    await frame.getByRole('button', { name: words('form.continue') }).click();
    await expect(frame.getByRole('alert')).toBeFocused();
    await expect.poll(async () => (await heights(page, frame))[1] - before[1]).toBeGreaterThan(100);
    await expect.poll(async () => (await heights(page, frame)).reduce((one, other) => one - other)).toBe(0);
    /* whoever looks at a frame is nobody to us */
    expect(await context.cookies(ours)).toEqual([]);
    const buyer = newBuyer(shop.samples, 'gomulu');
    const application: Application = { ...buyer.application, petAge: 17 };
    await answerIn(frame, shop, application as FieldValues);
    await Promise.all([
      page.waitForURL(`${ours}${shop.path('form')}`),
      frame.getByRole('button', { name: words('form.continue') }).click(),
    ]);
    const form = new FormPage(shop);
    await form.ready();
    await expect(page.getByRole('banner')).toContainText('Gömen Acente');
    /* all that a price needs was asked in the frame */
    await expect(form.field('petAge')).toHaveValue('17');
    await form.proceed();
    await form.offers();
    expect(asked.filter((url) => /petAge|yas\b|ornek\.com/.test(decodeURIComponent(url)))).toEqual([]);
    expect(faults).toEqual([]);
    /* back leads to the page the buyer came from, whose frame still has the answers */
    await page.goto(`${hostSite}/${language}`);
    const again = await shownFrame(page);
    await expect(again.getByLabel(words('field.petAge'), { exact: true })).toHaveValue('17');
  });
}

test('lists behind the fields open in the frame, those that are asked for with a POST too', async ({
  page,
}) => {
  pages.set(
    '/liste',
    hostPage(
      snippet('product="foreign-travel" partner="gomen"') +
        snippet('product="phone-insurance" partner="gomen"'),
    ),
  );
  await page.goto(`${hostSite}/liste`);
  const [travel, phone] = [0, 1].map((at) => page.frameLocator('iframe').nth(at));
  const answered = page.waitForResponse(
    (response) => response.url() === `${ours}/apiConnection` && response.request().method() === 'POST',
  );
  /* both have told their height: nothing moves under the press any more */
  for (const at of [0, 1])
    await expect(page.locator('sigorta-carsisi iframe').nth(at)).toHaveCSS('visibility', 'visible');
  const region = page.frameLocator('iframe').first().getByRole('radio', { name: 'Diğer' });
  await takenOver(region);
  await region.check({ force: true });
  expect((await answered).status()).toBe(200);
  const country = travel?.getByRole('combobox').first();
  await country?.fill('Japonya');
  await expect(travel?.getByRole('option', { name: 'Japonya' }).first() ?? page.locator('x')).toBeVisible();
  const brand = phone?.getByRole('combobox').first();
  await brand?.click();
  await expect(phone?.getByRole('option').first() ?? page.locator('x')).toBeVisible();
  expect(await page.context().cookies(ours)).toEqual([]);
});

/** Opens a page of another site whose frame the browser refuses, and lets the element's ten seconds for it pass. */
async function openRefused(page: Page, address: string): Promise<void> {
  const refusal = page.waitForEvent('console', (message) => /frame-ancestors/.test(message.text()));
  await page.goto(address);
  await refusal;
  await page.clock.runFor(15_000);
}

test('a page that the partner did not name gets no frame: the browser refuses, and the link is there', async ({
  page,
}) => {
  await page.clock.install();
  pages.set('/yabanci', hostPage(snippet('product="pet" partner="gomen"')));
  await openRefused(page, `${strangeSite}/yabanci`);
  await expect(page.getByRole('link', { name: 'Evcil hayvan sigortası' })).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('a product that there is not, and a partner that named nobody, leave the link', async ({ page }) => {
  await page.clock.install();
  for (const attributes of ['product="unknown" partner="gomen"', 'product="pet"']) {
    pages.set('/bos', hostPage(snippet(attributes)));
    await openRefused(page, `${hostSite}/bos`);
    await expect(page.getByRole('link', { name: 'Evcil hayvan sigortası' })).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
  }
});

test('consents, cards and staff never stand in a frame, also not on a page that the partner named', async ({
  page,
}) => {
  const paths = [
    '/',
    '/pati-sigortasi?ortak=gomen',
    '/ar/pati-sigortasi?ortak=gomen',
    '/pati-odeme-yap?teklif=aaaaaaaaaaaaaaaaaaaaaa&ortak=gomen',
    '/odeme-servisi?ortak=gomen',
    '/genel-odeme-yap?ortak=gomen',
    '/police-iptal-servisi?ortak=gomen',
    '/giris?ortak=gomen',
    '/panel',
  ];
  for (const path of paths) {
    pages.set('/cerceve', hostPage(`<iframe src="${ours}${path}" title="x"></iframe>`));
    const [refusal] = await Promise.all([
      page.waitForEvent('console', (message) => /frame-ancestors|X-Frame-Options/.test(message.text())),
      page.goto(`${hostSite}/cerceve`),
    ]);
    expect(refusal.text(), path).toContain("frame-ancestors 'none'");
    expect(await page.frames()[1]?.locator('input, button, form').count(), path).toBe(0);
  }
});

test('heights come from the frame alone and go to the page that was named alone', async ({ page }) => {
  const listener = `<script>addEventListener('message', ({ data }) => { document.title = JSON.stringify(data); });
    parent.frames[0].postMessage({ sigorta: 'hello' }, '*');
    parent.postMessage({ sigorta: 'height', height: 5555 }, '*');</script>`;
  pages.set('/kulak', hostPage(listener));
  pages.set('/iki', hostPage(snippet('product="pet" partner="gomen"')));
  await page.goto(`${hostSite}/iki`);
  const frame = await shownFrame(page);
  const [before] = await heights(page, frame);
  await page.evaluate((address) => {
    const other = document.createElement('iframe');
    other.src = address;
    other.title = 'kulak';
    document.body.append(other);
    return new Promise((resolve) => {
      other.onload = resolve;
    });
  }, `${strangeSite}/kulak`);
  await page.evaluate(() => window.postMessage({ sigorta: 'height', height: 4444 }, '*'));
  await frame.getByRole('button', { name: 'Devam et' }).click();
  await expect.poll(async () => (await heights(page, frame))[0]).not.toBe(before);
  const after = await heights(page, frame);
  expect(after[0]).toBe(after[1]);
  const ear = page.frames().find((one) => one.url().endsWith('/kulak'));
  expect(await ear?.title()).toBe('Acente');
});

const codePlaces = { tr: 8, ar: 9 };
for (const language of inTurn(1, ['tr', 'ar'] as const, timesOf('embed > staff name the sites'))) {
  test(`staff name the sites and copy the code, which works as it was copied (${language})`, async ({
    page,
    browser,
  }) => {
    const words = administrationWords[language].partners;
    await signInToPanel(page, 'owner', {
      language,
      at: codePlaces[language],
      to: '/panel/is-ortaklari/gomecek',
    });
    await page.getByRole('tab', { name: words['section.embed'] }).click();
    const sites = page.getByLabel(words['setting.gomulu_siteler'], { exact: true });
    await sites.fill('https://*.kaya.com.tr');
    await expect(page.getByText(words['wrong.origins'])).toBeVisible();
    await sites.fill(`${hostSite}\nhttps://www.kaya.com.tr`);
    await expect(page.getByText(words['wrong.origins'])).toBeHidden();
    await look(page, `embed settings ${language}`);
    if (language === 'tr') {
      await page.getByRole('button', { name: words.save }).click();
      const dialog = page.getByRole('dialog', { name: words['diff.title'] });
      await expect(dialog).toContainText('https://www.kaya.com.tr');
      await dialog.getByRole('button', { name: words['diff.save'], exact: true }).click();
      await expect(dialog).toBeHidden();
      await expect(sites).toBeVisible();
      await expect(sites).toHaveValue(`${hostSite}\nhttps://www.kaya.com.tr`);
    }
    await page.getByLabel(words['snippet.product'], { exact: true }).selectOption('pet');
    await page.getByLabel(words['snippet.language'], { exact: true }).selectOption('en');
    const code = (await page.locator('pre code').textContent()) ?? '';
    if (language !== 'tr') return;
    pages.set('/kopya', hostPage(code));
    const visitor = await (await browser.newContext()).newPage();
    await visitor.goto(`${hostSite}/kopya`);
    const frame = await shownFrame(visitor);
    const shop = await shopFor(visitor, folder, 'en');
    await expect(frame.getByRole('heading', { level: 1 })).toHaveText(shop.product.card.name.en);
    await visitor.context().close();
  });
}

test('the bare page by itself is a page: it sells under the partner’s brand and goes on in its tab', async ({
  page,
}) => {
  const shop = await shopFor(page, folder);
  await page.goto(`${ours}/gomulu/pet?ortak=gomen`);
  const values = shop.samples.valid(now) as FieldValues;
  await answerIn(page.mainFrame(), shop, values);
  await page.getByRole('button', { name: 'Devam et' }).click();
  await page.waitForURL(`${ours}/pati-sigortasi`);
  await expect(page.locator('#step-pet input[type=radio]:checked')).toHaveValue(String(values.species));
});
