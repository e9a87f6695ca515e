import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { memoryStore } from '@sigorta/release/testing/memory-store';
import { signedRelease, testKey } from '@sigorta/release/testing/signed-release';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { followReleases } from '../../site/releases/follow-releases.ts';
import { builtRelease } from '../../testing/built-release.ts';
import { Buyer } from '../../testing/buyer.ts';
import { listSite } from '../../testing/listed-site.ts';
import { visitBank } from '../../testing/purchase/bank-visit.ts';
import { cheapest, type Market, openMarket, paymentOf, waitFor } from '../../testing/purchase/market.ts';
import { control, type Sandbox, startSandbox } from '../../testing/purchase/outside.ts';
import { shownFamilies } from '../../testing/releases/shown-families.ts';
import { signInAsStaff } from '../../testing/staff.ts';

/* one world is real, the other is where test cards are taken: each keeps books of its own */
let market: Market;
let bench: Sandbox;
let dist: string;
const store = memoryStore();
const reason = 'Yeni formu gösterelim';

beforeAll(async () => {
  dist = mkdtempSync(join(tmpdir(), 'previews-'));
  const write = (name: string, content: string | Buffer) => {
    mkdirSync(dirname(join(dist, name)), { recursive: true });
    writeFileSync(join(dist, name), content);
  };
  const pet = { ...builtRelease(write, 'aaaaaaaaaa', { 'entry.js': 'a' }, 1), family: 'pet' };
  write('site/remotes.json', JSON.stringify({ schema: 1, remotes: { pet } }));
  write('releases.json', JSON.stringify({ schema: 1, families: {}, shells: [] }));
  write('site/catalogue.json', '[]');
  write('server/render.js', shownFamilies);
  listSite(dist);
  bench = await startSandbox();
  market = await openMarket({}, testAccount(), undefined, shop());
  await followReleases(market.context);
});
afterAll(async () => {
  await market.close();
  await bench.close();
  rmSync(dist, { recursive: true, force: true });
});
const moved: (() => void)[] = [];
afterEach(() => {
  for (const back of moved.splice(0)) back();
});

const shop = () => ({
  releaseStore: store,
  config: { distDir: dist, releases: { place: { folder: dist }, keys: [testKey] } },
});
const testAccount = (): NodeJS.ProcessEnv => ({
  PREVIEW_PAYMENT_URL: `${bench.urls.main}/iyzico`,
  PREVIEW_PAYMENT_API_KEY: 'sandbox-api-key',
  PREVIEW_PAYMENT_SECRET_KEY: 'sandbox-secret-key',
});

const owner = async (): Promise<Buyer> => {
  const browser = market.buyer();
  await signInAsStaff(market.context, browser, 'owner');
  return browser;
};

/** A release of the store and a link to it, as a member of staff makes it. */
const link = async (hours = 1, staff?: Buyer) => {
  const { release } = signedRelease({}, undefined, store);
  const { body } = await (staff ?? (await owner())).post('panel/releases/previews/make', {
    version: release.id,
    hours,
    reason,
  });
  return { release: release.id, url: String(body.url), body };
};
const pathOf = (url: string) => url.slice(url.indexOf('/onizleme'));

const open = async (url: string, browser = market.buyer()) => ({
  browser,
  answer: await browser.fetch(pathOf(url), { headers: { 'accept-language': 'tr' } }),
});
const page = async (browser: Buyer, path = '/', language = 'tr') => {
  const answer = await browser.fetch(path, { headers: { 'accept-language': language, accept: 'text/html' } });
  const text = await answer.text();
  return {
    status: answer.status,
    headers: answer.headers,
    text,
    drawn: /<main>(.*?)<\/main>/s.exec(text)?.[1],
    token: /"token":"([^"]*)"/.exec(text)?.[1] ?? '',
  };
};
/** The scripts of a page that this browser was given. */
const scriptsOf = async (browser: Buyer): Promise<Buyer> => {
  const scripts = new Buyer(market.url, (await page(browser)).token);
  for (const [name, value] of browser.cookies) scripts.cookies.set(name, value);
  return scripts;
};

/** Rows of every table of the real shop but sessions, sign-ins, limits, the log of staff and links. */
const rowsOfShop = async () => {
  const { rows } = await sql<{
    name: string;
  }>`select tablename as name from pg_tables where schemaname = 'public' order by 1`.execute(
    market.context.db,
  );
  const apart = /^(session|rate$|rate_limit|audit_|staff|preview_link|kysely_|secret|mail_|known_)/;
  const counted: Record<string, number> = {};
  for (const { name } of rows.filter((row) => !apart.test(row.name))) {
    const found = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(name)}`.execute(
      market.context.db,
    );
    counted[name] = found.rows[0]?.n ?? 0;
  }
  return counted;
};
/** What the real shop's metrics count of questions, calls outside and answers. */
const figuresOfSales = async (): Promise<string[]> =>
  (await market.context.metrics.registry.metrics())
    .split('\n')
    .filter((line) => /^(?:gateway_insurer_answers_total|gateway_call_seconds_count|payment_)/.test(line));
const chargesOf = async (world: Sandbox): Promise<unknown[]> => (await control(world, 'charges')).rows;
const policiesOf = async (world: Sandbox): Promise<unknown> => control(world, 'policies');

test('a link shows its release in that browser alone, says so on every page, and nobody keeps the page', async () => {
  const { url, release } = await link();
  expect((await page(market.buyer())).drawn).not.toBe(release);
  const { browser, answer } = await open(url);
  expect(answer.status).toBe(303);
  const shown = await page(browser);
  expect(shown.drawn).toBe(release);
  expect(shown.text).toContain('id="preview-strip"');
  expect(shown.text).toContain(release);
  expect(shown.text).toContain('name="robots" content="noindex"');
  expect(shown.headers.get('x-robots-tag')).toBe('noindex');
  expect(shown.headers.get('cache-control')).toBe('private, no-store');
  for (const [language, words] of Object.entries({
    tr: 'Önizlemeden çık',
    en: 'Leave the preview',
    ru: 'Выйти из предпросмотра',
    ar: 'الخروج من المعاينة',
  }))
    expect((await page(browser, '/', language)).text).toContain(words);
  const other = await page(market.buyer());
  expect(other.drawn).not.toBe(release);
  expect(other.text).not.toContain('preview-strip');
  expect((await browser.fetch('/onizleme/cik')).status).toBe(303);
  browser.cookies.delete('preview');
  expect((await page(browser)).drawn).not.toBe(release);
});

test('what is bought in a preview moves test money, makes no policy, and stands in no book of the real shop', async () => {
  const { url } = await link();
  const { browser } = await open(url);
  await page(browser);
  const before = { rowsOfShop: await rowsOfShop(), charges: await chargesOf(market.sandbox) };
  const policies = await policiesOf(market.sandbox);
  const [mails, sms] = [await control(market.sandbox, 'mails'), await control(market.sandbox, 'sms')];
  const buyer = await scriptsOf(browser);
  const figures = await figuresOfSales();
  const offer = await cheapest(market, buyer);
  const { body } = await buyer.post('purchases/start', paymentOf(market, offer));
  expect(body.next?.kind).toBe('bank');
  expect(body.next.url).toContain('/onizleme/banka/');
  await visitBank(body.next.url);
  const attempt = await market
    .previews()
    .selectFrom('attempt')
    .select(['psp', 'psp_payment_id'])
    .where('order_id', '=', body.purchaseId)
    .executeTakeFirstOrThrow();
  expect(attempt.psp).toBe('iyzico-test');
  await control(bench, `acs/${attempt.psp_payment_id}`, { action: 'approve' });
  const ended = await waitFor(buyer, body.purchaseId, 'issued');
  await waitFor(buyer, body.purchaseId, ({ documents }) =>
    documents.every(({ state }: { state: string }) => state === 'ready'),
  );
  expect(ended.personal.policyNumber).toMatch(/^ONIZLEME-/);
  expect(await chargesOf(market.sandbox)).toEqual(before.charges);
  expect(await policiesOf(market.sandbox)).toEqual(policies);
  expect(JSON.stringify(await policiesOf(bench))).not.toContain('ONIZLEME');
  expect(await rowsOfShop()).toEqual(before.rowsOfShop);
  expect((await buyer.post('otp/send', { phone_number: '532 000 00 07' })).body.code).toBe('sms-failed');
  expect((await buyer.post('purchases/start', paymentOf(market, offer))).body.code).toBe('already-paid');
  expect(await control(market.sandbox, 'mails')).toEqual(mails);
  expect(await control(market.sandbox, 'sms')).toEqual(sms);
  expect(await rowsOfShop()).toEqual(before.rowsOfShop);
  expect(await figuresOfSales()).toEqual(figures);
  expect(await chargesOf(bench)).toHaveLength(1);
});

test('no test account, no payment: it is refused with a sentence, and no provider hears of a card', async () => {
  const poor = await openMarket({}, {}, undefined, shop());
  try {
    await followReleases(poor.context);
    const staff = poor.buyer();
    await signInAsStaff(poor.context, staff, 'owner');
    const { release } = signedRelease({}, undefined, store);
    const made = await staff.post('panel/releases/previews/make', { version: release.id, hours: 1, reason });
    expect(made.body.pays).toBe(false);
    const { browser } = await open(made.body.url, poor.buyer());
    const buyer = new Buyer(poor.url, (await page(browser)).token);
    for (const [name, value] of browser.cookies) buyer.cookies.set(name, value);
    const offer = await cheapest(poor, buyer);
    const { body } = await buyer.post('purchases/start', paymentOf(poor, offer));
    expect(body.code).toBe('preview-takes-no-payment');
    expect(await chargesOf(poor.sandbox)).toEqual([]);
  } finally {
    await poor.close();
  }
});

test.each([
  ['forged', 403, (url: string) => `${url.slice(0, -2)}${url.endsWith('AA') ? 'BB' : 'AA'}`],
  [
    'altered in its time',
    403,
    (url: string) => url.replace(/\/(\d+)\//, (_, at) => `/${Number(at) + 86_400}/`),
  ],
  ['of another release', 403, (url: string) => url.replace(/@[0-9a-f]{16}/, '@00000000000000bb')],
  ['of another family', 403, (url: string) => url.replace('/pet@', '/travel@')],
  ['cut short', 403, (url: string) => url.slice(0, -10)],
])('a link that is %s is refused with a page that says so', async (_what, status, change) => {
  const { url } = await link();
  const { browser, answer } = await open(change(url));
  expect(answer.status).toBe(status);
  expect(await answer.text()).toContain('Bu önizleme açılmıyor');
  expect(browser.cookies.has('preview')).toBe(false);
});

test('a link ends with its time and when staff end it: pages say so, and what is open goes on nowhere', async () => {
  const staff = await owner();
  const { url } = await link(1, staff);
  const { browser } = await open(url);
  const buyer = await scriptsOf(browser);
  expect((await staff.post('panel/releases/previews/end', { id: url.split('/')[5], reason })).status).toBe(
    200,
  );
  const shown = await page(browser);
  expect(shown.status).toBe(410);
  expect(shown.text).toContain('süresi dolmadan kapatıldı');
  expect((await buyer.get('partner/website-info')).body.code).toBe('preview-over');
  expect((await open(url)).answer.status).toBe(410);

  const later = await link(24);
  const other = await open(later.url);
  const { clock } = market.context;
  market.context.clock = Object.assign(() => new Date(clock().getTime() + 25 * 3600_000), {});
  moved.push(() => {
    market.context.clock = clock;
  });
  const over = await page(other.browser);
  expect(over.status).toBe(410);
  expect(over.text).toContain('süresi doldu');
});

test('a page of one shop never goes on in the other', async () => {
  const { url } = await link();
  const real = await scriptsOf(market.buyer());
  const { browser } = await open(url);
  const preview = await scriptsOf(browser);
  expect(preview.token).not.toBe(real.token);
  preview.cookies.delete('preview');
  expect((await preview.get('partner/website-info')).body.code).toBe('preview-over');
  const before = await rowsOfShop();
  const opened = new Buyer(market.url, market.context.config.siteToken);
  for (const [name, value] of browser.cookies) opened.cookies.set(name, value);
  await cheapest(market, opened);
  expect((await rowsOfShop()).quote).toBe((before.quote ?? 0) + 1);
});

test('who opens a preview stays signed in to the panel, and only owners make and end links', async () => {
  const staff = await owner();
  const { url } = await link(1, staff);
  await open(url, staff);
  await page(staff);
  expect((await staff.get('panel/releases/previews')).status).toBe(200);
  const auditor = market.buyer();
  await signInAsStaff(market.context, auditor, 'auditor');
  const { body } = await auditor.get('panel/releases/previews');
  expect(body).toMatchObject({ possible: 'yes', pays: true });
  const wanted = { version: body.links[0].version, hours: 1, reason };
  expect((await auditor.post('panel/releases/previews/make', wanted)).body.code).toBe('not-allowed');
  expect((await staff.post('panel/releases/previews/make', { ...wanted, hours: 720 })).status).toBe(422);
  const unknown = { ...wanted, version: 'pet@00000000000000cc' };
  expect((await staff.post('panel/releases/previews/make', unknown)).body.code).toBe('not-found');
});

test('what visitors of previews typed is forgotten after the same time as what buyers typed', async () => {
  const { url } = await link();
  const { browser } = await open(url);
  const { quoteId } = await cheapest(market, await scriptsOf(browser));
  const db = market.previews();
  const old = new Date(market.context.clock().getTime() - 3 * 366 * 24 * 3600_000);
  await db.updateTable('quote').set({ created_at: old }).where('id', '=', quoteId).execute();
  await open((await link()).url);
  const left = () => db.selectFrom('quote').select('id').where('id', '=', quoteId).execute();
  await vi.waitFor(async () => expect(await left()).toEqual([]), 10_000);
});
