import { chromium } from '@playwright/test';

const out = '/tmp/work/shell/shots/';
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});
const base = process.env.BASE ?? 'http://localhost:4960';
const only = process.argv[2];
async function run(name, width, fn, partner) {
  if (only && !name.match(only)) return;
  const ctx = await browser.newContext({
    viewport: { width, height: width === 390 ? 844 : 900 },
    locale: 'tr-TR',
  });
  const page = await ctx.newPage();
  const errs = [];
  page.on('console', (m) => ['error', 'warning'].includes(m.type()) && errs.push(m.text()));
  page.on('pageerror', (e) => errs.push('PAGEERROR ' + e.message));
  try {
    if (partner) await page.goto(base + '/ortak?partner=' + partner);
    await fn(page, (n) => page.screenshot({ path: `${out}act-${name}${n ?? ''}.png` }));
    console.log(name, 'ok', errs.slice(0, 3));
  } catch (e) {
    console.log(name, 'FAILED', String(e).slice(0, 400), errs.slice(0, 4));
    await page.screenshot({ path: `${out}act-${name}-failed.png` });
  }
  await ctx.close();
}
const hyd = (page) => page.waitForFunction(() => performance.getEntriesByName('hydrated:page').length > 0);
await run('drawer', 390, async (p, s) => {
  await p.goto(base + '/');
  await hyd(p);
  await p.getByRole('button', { name: 'Menü' }).click();
  await p.getByRole('dialog').waitFor();
  await p.waitForTimeout(500);
  await s();
  await p.keyboard.press('Escape');
  await p.getByRole('dialog').waitFor({ state: 'hidden' });
  await p.getByRole('button', { name: 'Menü' }).click();
  await p.getByRole('dialog').getByRole('link', { name: 'Hakkımızda' }).click();
  await p.waitForURL('**/hakkimizda');
  await p.getByRole('heading', { level: 1, name: /Çarşıyı/ }).waitFor();
  if (await p.getByRole('dialog').count()) throw new Error('dialog open');
});
await run('drawer-ar', 390, async (p, s) => {
  await p.goto(base + '/ar');
  await hyd(p);
  await p.getByRole('button', { name: 'القائمة' }).click();
  await p.getByRole('dialog').waitFor();
  await p.waitForTimeout(500);
  await s();
});
await run('legal', 1280, async (p, s) => {
  await p.goto(base + '/');
  await hyd(p);
  await p.getByRole('button', { name: 'Mesafeli satış sözleşmesi' }).click();
  await p.getByRole('dialog').getByRole('article').waitFor();
  await p.waitForTimeout(400);
  await s();
  await p.keyboard.press('Escape');
  await p.getByRole('dialog').waitFor({ state: 'hidden' });
  await p.getByRole('button', { name: 'Gizlilik politikası' }).click();
  await p.getByRole('article').waitFor();
});
await run('legal-ar', 390, async (p, s) => {
  await p.goto(base + '/ar');
  await hyd(p);
  await p.getByRole('button', { name: 'إشعار البيانات الشخصية' }).click();
  await p.getByRole('article').waitFor();
  await p.waitForTimeout(400);
  await s();
});
await run(
  'chat',
  1280,
  async (p, s) => {
    await p.goto(base + '/yurt-disi-seyahat?x=gizli');
    await p.getByRole('button', { name: 'WhatsApp’tan yazın' }).click();
    await p.waitForTimeout(400);
    await s();
    console.log(await p.locator('a[href*="whatsapp"]').getAttribute('href'));
    await p.keyboard.press('Escape');
    await p.locator('a[href*="whatsapp"]').waitFor({ state: 'hidden' });
  },
  'kaya-acente',
);
await run(
  'chat-m',
  390,
  async (p, s) => {
    await p.goto(base + '/');
    await p.getByRole('button', { name: 'WhatsApp’tan yazın' }).click();
    await p.waitForTimeout(400);
    await s();
  },
  'kaya-acente',
);
await run('contact', 390, async (p, s) => {
  await p.goto(base + '/iletisim');
  await hyd(p);
  await p.getByRole('button', { name: 'Gönder' }).click();
  await p.getByRole('alert').waitFor();
  await p.waitForTimeout(300);
  await s('-errors');
  await p.getByLabel('Ad soyad').fill('Defne Aydın');
  await p.getByLabel('Cep telefonu').fill('0532 123 45 67');
  await p.getByLabel('Mesajınız').fill('Merhaba');
  await p.getByRole('button', { name: 'Gönder' }).click();
  await p.getByRole('dialog').waitFor();
  await p.waitForTimeout(300);
  await s('-sent');
  await p.getByRole('dialog').waitFor({ state: 'hidden', timeout: 6000 });
  await s('-after');
});
await run('flags', 390, async (p, s) => {
  await p.goto(base + '/test');
  await p.waitForURL(base + '/');
  await p.getByText('TEST').waitFor();
  await p.goto(base + '/callCenter');
  await p.waitForURL(base + '/');
  await p.goto(base + '/ortak?partner=kaya-acente&bayi=34012');
  await p.waitForURL(base + '/');
  await p.getByText('34012').waitFor();
  await p.waitForTimeout(300);
  await s();
  console.log(await p.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage })));
  await p.getByRole('button', { name: /34012/ }).click();
  await p.getByText('34012').waitFor({ state: 'detached' });
  await p.goto(base + '/en/ortak?partner=yol-arkadasi&bayi=77');
  await p.waitForURL((u) => !u.pathname.includes('ortak'));
  await p.getByText('77').first().waitFor();
  console.log(p.url(), await p.title());
});
await run('remote-failed', 1280, async (p, s) => {
  await p.route('**/remotes/**', (r) => r.abort());
  await p.goto(base + '/yurt-disi-seyahat');
  await p.getByRole('heading', { name: 'Sizi arayalım' }).waitFor({ timeout: 20000 });
  await p.waitForTimeout(400);
  await s();
});
await run('remote-failed-ar', 390, async (p, s) => {
  await p.route('**/remotes/**', (r) => r.abort());
  await p.goto(base + '/ar/yurt-disi-seyahat');
  await p.getByRole('heading', { name: 'دعنا نتصل بك' }).waitFor({ timeout: 20000 });
  await p.waitForTimeout(400);
  await p.screenshot({ path: out + 'act-remote-failed-ar.png', fullPage: true });
});
await run('chunk-failed', 390, async (p, s) => {
  await p.goto(base + '/');
  await hyd(p);
  await p.route('**/shell/AboutPage*', (r) => r.abort());
  await p.getByRole('link', { name: 'Hakkımızda' }).click();
  await p.getByRole('heading', { name: 'Bu sayfa açılamadı' }).waitFor();
  await p.waitForTimeout(300);
  await s();
  await p.getByRole('link', { name: 'İletişim' }).click();
  await p.getByRole('heading', { name: /Sorunuzu/ }).waitFor();
});
await run(
  'back',
  390,
  async (p, s) => {
    await p.goto(base + '/');
    await hyd(p);
    await p.getByRole('link', { name: 'Yurt Dışı Seyahat Sağlık' }).first().click();
    await p.waitForURL('**/yurt-disi-seyahat');
    await p.getByRole('link', { name: 'Geri' }).waitFor();
    console.log(
      'scrollY',
      await p.evaluate(() => scrollY),
      'focus',
      await p.evaluate(() => document.activeElement?.id),
    );
    await p.waitForTimeout(800);
    await s();
    await p.getByRole('link', { name: 'Geri' }).click();
    await p.waitForURL(base + '/');
    if (await p.getByRole('link', { name: 'Geri' }).count()) throw new Error('back on home');
  },
  'hizli-sepet',
);
await run('scroll', 390, async (p) => {
  await p.goto(base + '/');
  await hyd(p);
  await p.getByRole('link', { name: 'İletişim' }).click();
  await p.getByRole('heading', { name: /Sorunuzu/ }).waitFor();
  await p.waitForTimeout(300);
  console.log('scroll after nav', await p.evaluate(() => scrollY));
  await p.goBack();
  await p.waitForTimeout(500);
  console.log('scroll after back', await p.evaluate(() => scrollY));
});
await run(
  'heroes',
  1280,
  async (p) => {
    await p.goto(base + '/');
    await hyd(p);
    await p.getByRole('button', { name: 'Teklif al' }).nth(1).click();
    await p.waitForTimeout(1200);
    console.log('top', await p.evaluate(() => [scrollY, document.activeElement?.id]));
  },
  'yol-arkadasi',
);
await run('noscript', 390, async (p, s) => {
  await p.goto(base + '/panel/giris');
  await p.waitForTimeout(500);
  console.log('header on panel', await p.locator('header').count());
});
await browser.close();
