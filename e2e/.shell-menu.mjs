import { chromium } from '@playwright/test';

const out = '/tmp/work/shell/shots/';
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
});
const base = 'http://localhost:4965';
for (const [name, width, path, partner] of [
  ['menu-tr', 1280, '/', 'yol-arkadasi'],
  ['menu-ar', 1280, '/ar', 'kaya-acente'],
  ['menu-m', 390, '/', 'kaya-acente'],
]) {
  const ctx = await browser.newContext({ viewport: { width, height: 900 }, locale: 'tr-TR' });
  const page = await ctx.newPage();
  const errs = [];
  page.on('console', (m) => ['error', 'warning'].includes(m.type()) && errs.push(m.text().slice(0, 300)));
  page.on('pageerror', (e) => errs.push(e.message));
  await page.goto(base + '/ortak?partner=' + partner);
  await page.goto(base + path);
  await page.waitForFunction(() => performance.getEntriesByName('hydrated:page').length > 0);
  if (width === 1280) {
    const b = page.locator('nav button').first();
    await b.hover();
    await page.waitForTimeout(400);
    await page.screenshot({ path: out + name + '.png' });
    await b.click();
    console.log('open after click', await b.getAttribute('aria-expanded'));
    await page.mouse.move(600, 880);
    await page.waitForTimeout(500);
    console.log('after leave', await b.getAttribute('aria-expanded'));
    await b.focus();
    await page.keyboard.press('ArrowDown');
    await page.waitForTimeout(100);
    console.log('focus', await page.evaluate(() => document.activeElement.textContent));
    await page.keyboard.press('End');
    await page.waitForTimeout(100);
    console.log('end', await page.evaluate(() => document.activeElement.textContent));
    await page.keyboard.press('ArrowDown');
    await page.waitForTimeout(100);
    console.log('wrap', await page.evaluate(() => document.activeElement.textContent));
    await page.keyboard.press('Escape');
    console.log(
      'esc',
      await b.getAttribute('aria-expanded'),
      await page.evaluate(() => document.activeElement.tagName),
    );
    await page.keyboard.press('Enter');
    console.log('enter', await b.getAttribute('aria-expanded'));
    await page.mouse.click(600, 850);
    console.log('outside', await b.getAttribute('aria-expanded'));
    await b.click().catch(() => {});
  } else {
    await page.locator('header button[aria-haspopup=dialog]').click();
    await page.getByRole('dialog').waitFor();
    await page.waitForTimeout(400);
    await page.screenshot({ path: out + name + '.png' });
    await page.keyboard.press('Escape');
  }
  await page.mouse.move(5, 890);
  await page.waitForTimeout(400);
  await page.keyboard.press('Escape');
  for (let y = 0; y < 9000; y += 700) {
    await page.evaluate((y) => scrollTo(0, y), y);
  }
  await page.evaluate(() => scrollTo(0, 0));
  await page.waitForTimeout(300);
  await page.screenshot({ path: out + name + '-full.png', fullPage: true });
  console.log(name, await page.evaluate(() => [document.documentElement.scrollWidth, document.title]), errs);
  await ctx.close();
}
await browser.close();
