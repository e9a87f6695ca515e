import { expect, test } from '@playwright/test';
import { heldBack } from '../pages/held-back.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('drawings below the first screen are asked for when home has its handlers, in a place that was kept', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/art/')) asked.push(pathname);
  });
  const letGo = await heldBack(page, '**/shell/shell-*.js');
  await page.goto('/', { waitUntil: 'commit' });
  const first = page.locator('main [data-home] img');
  const below = page.locator('#products img');
  await expect(below.last()).toBeAttached();
  const drawn = await first.evaluateAll((images) => images.map((image) => image.getAttribute('src')));
  await expect.poll(() => asked.toSorted()).toEqual(drawn.toSorted());
  /* its place; the card itself also changes with the letters */
  const place = page.locator('#products li > span').last();
  const kept = await place.boundingBox();
  letGo();
  await expect
    .poll(() => below.evaluateAll((images) => images.every((image) => image.checkVisibility())))
    .toBe(true);
  await below.last().scrollIntoViewIfNeeded();
  await expect
    .poll(() => below.last().evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
    .toBe(true);
  const shown = await below.last().boundingBox();
  expect(shown).toMatchObject({ width: kept?.width, height: kept?.height });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('drawings below the first screen are there', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('#products img').first()).toBeVisible();
  });
});

test('a press below the first screen in the moment in which the page has its handlers is heard', async ({
  page,
}) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('hydrated:page').length === 0) return;
      document.querySelector<HTMLElement>('#products button')?.click();
    }).observe({ type: 'mark' });
  });
  await page.goto('/');
  await expect(page.locator('#products button')).toHaveAttribute('aria-expanded', 'true');
});
