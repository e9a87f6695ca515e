import { chromium } from '@playwright/test';

const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
});
let bad = 0,
  n = 0;
const titles = new Map();
for (const [base, partners] of [
  ['http://localhost:4960', [null, 'kaya-acente', 'hizli-sepet', 'yol-arkadasi']],
  ['http://localhost:4965', ['kaya-acente']],
])
  for (const partner of partners) {
    const ctx = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'tr-TR' });
    const page = await ctx.newPage();
    let errs = [];
    page.on('console', (m) => ['error', 'warning'].includes(m.type()) && errs.push(m.text().slice(0, 200)));
    page.on('pageerror', (e) => errs.push(e.message));
    if (partner) await page.goto(base + '/ortak?partner=' + partner);
    for (const lang of ['', '/en', '/ru', '/ar'])
      for (const path of ['/', '/hakkimizda', '/iletisim', '/olmayan']) {
        errs = [];
        await page.setViewportSize({ width: 390, height: 844 });
        await page.goto(base + (lang + path).replace(/(.)\/$/, '$1'), { waitUntil: 'load' });
        await page.waitForFunction(() => performance.getEntriesByName('hydrated:page').length > 0);
        for (const width of [390, 768, 861, 980, 1120, 1280]) {
          n++;
          await page.setViewportSize({ width, height: 844 });
          const r = await page.evaluate(() => ({
            sw: document.documentElement.scrollWidth - innerWidth,
            h1: document.querySelectorAll('h1').length,
            t: document.title,
            d: document.querySelector('meta[name=description]')?.content ?? '',
            keys:
              document.body.innerText.match(
                /\b(home|header|footer|page|not-found|group|staff|success)\.[a-z.]+/g,
              ) ?? [],
            wide: [...document.querySelectorAll('body *')]
              .filter((e) => {
                const q = e.getBoundingClientRect();
                return (
                  q.width > 0 &&
                  q.height > 0 &&
                  (q.right > innerWidth + 1 || q.left < -1) &&
                  !e.closest('[hidden]') &&
                  !e.closest('.VisuallyHidden_hidden')
                );
              })
              .slice(0, 3)
              .map((e) => e.tagName + '.' + e.className),
          }));
          if (width === 390 && !partner) titles.set(lang + path, [r.t, r.d]);
          const e2 = errs.filter((e) => !(path === '/olmayan' && e.includes('404')));
          if (r.sw > 0 || r.h1 !== 1 || !r.t || !r.d || r.keys.length || r.wide.length || e2.length) {
            bad++;
            if (bad < 25)
              console.log(
                base.slice(-4),
                partner,
                lang + path,
                width,
                JSON.stringify({ ...r, d: undefined, t: undefined }),
                e2,
              );
          }
        }
      }
    await ctx.close();
  }
console.log(
  n,
  'visits',
  bad,
  'bad',
  'unique titles',
  new Set([...titles.values()].map((v) => v[0])).size,
  'of',
  titles.size,
);
await browser.close();
