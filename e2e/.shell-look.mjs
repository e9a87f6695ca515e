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
const jobs = [
  ['home-tr', '/', {}],
  ['home-ar', '/ar', {}],
  ['about-tr', '/hakkimizda', {}],
  ['contact-tr', '/iletisim', {}],
  ['contact-ar', '/ar/iletisim', {}],
  ['about-ar', '/ar/hakkimizda', {}],
  ['nf-tr', '/yok-boyle', {}],
  ['kaya', '/', { partner: 'kaya-acente' }],
  ['kaya-contact', '/iletisim', { partner: 'kaya-acente' }],
  ['hizli', '/', { partner: 'hizli-sepet' }],
  ['hizli-form', '/yurt-disi-seyahat', { partner: 'hizli-sepet' }],
  ['yol', '/', { partner: 'yol-arkadasi' }],
  ['yol-ar', '/ar', { partner: 'yol-arkadasi' }],
];
for (const [name, path, { partner }] of jobs) {
  if (only && !name.match(only)) continue;
  for (const width of [390, 1280]) {
    const ctx = await browser.newContext({
      viewport: { width, height: width === 390 ? 844 : 900 },
      locale: 'tr-TR',
      deviceScaleFactor: 1,
    });
    const page = await ctx.newPage();
    const errs = [];
    page.on('console', (m) => ['error', 'warning'].includes(m.type()) && errs.push(m.text()));
    page.on('pageerror', (e) => errs.push('PAGEERROR ' + e.message));
    if (partner) await page.goto(base + '/ortak?partner=' + partner);
    await page.goto(base + path, { waitUntil: 'networkidle' });
    const info = await page.evaluate(() => ({
      sw: document.documentElement.scrollWidth,
      h1: document.querySelectorAll('h1').length,
      title: document.title,
      desc: document.querySelector('meta[name=description]')?.content?.slice(0, 50),
      wide: [...document.querySelectorAll('body *')]
        .filter((e) => {
          const r = e.getBoundingClientRect();
          return r.width > 0 && (r.right > innerWidth + 1 || r.left < -1) && !e.closest('[hidden]');
        })
        .slice(0, 5)
        .map((e) => e.tagName + '.' + e.className),
    }));
    for (let y = 0; y < 8000; y += 700) {
      await page.evaluate((y) => scrollTo(0, y), y);
    }
    await page.evaluate(() => scrollTo(0, 0));
    await page.waitForTimeout(300);
    await page.screenshot({ path: `${out}${name}-${width}.png`, fullPage: true });
    console.log(name, width, JSON.stringify(info), errs.length ? errs.slice(0, 4) : '');
    await ctx.close();
  }
}
await browser.close();
