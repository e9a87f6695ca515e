import { expect, type Page, test } from '@playwright/test';
import type { Language } from '@sigorta/i18n/language';
import { inTurn } from '@sigorta/tooling/test/rotation';
import { newBuyer } from '../buyers/buyer.ts';
import { look } from '../pages/axe.ts';
import { FormPage } from '../pages/form-page.ts';
import { domesticTravel, type Shop, shopFor } from '../pages/shop.ts';
import { portOf } from '../system/ports.ts';
import { type System, startOwnSystem } from '../system/system.ts';
import { timesOf } from '../turns/journeys-in-turn.ts';

test.use({ reducedMotion: 'reduce' });
test.describe.configure({ mode: 'default' });

/* settings as they are delivered and the clock of the wall: what a buyer sees who really waits */
let system: System;
test.beforeAll(async () => {
  system = await startOwnSystem(portOf('waiting-room'));
  await system.sandbox.insurer('all', { fault: 'hang' });
});
test.afterAll(() => system.stop());

async function wait(page: Page, language: Language): Promise<Shop> {
  const shop = await shopFor(page, domesticTravel, language);
  const form = new FormPage(shop);
  await page.goto(`${system.url}${shop.path('form')}`);
  await form.ready();
  await form.askForOffers(newBuyer(shop.samples, 'bekleme').application);
  await expect(page.getByRole('heading', { level: 1, name: shop.words('loading.title') })).toBeVisible();
  return shop;
}

async function lookInBothWidths(page: Page, language: Language) {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await look(page, `waiting room in ${language} at ${width} px`);
  }
}

for (const language of inTurn(0, ['tr', 'ar'] as const, timesOf('waiting-room'))) {
  test(`axe finds nothing serious in the waiting room in ${language}`, async ({ page }) => {
    await wait(page, language);
    await lookInBothWidths(page, language);
  });
}

test('the waiting room counts to 100, then says that it takes longer, and gives way to what the insurers did', async ({
  page,
}) => {
  /* nothing else looks at it meanwhile: what keeps a page busy for seconds makes its counter late */
  const { words } = await wait(page, 'tr');
  const counter = page.getByRole('progressbar', { name: words('loading.progress') });
  const slow = page.getByText(words('loading.slow'));
  await expect(slow).toBeHidden();
  await expect(slow).toBeVisible({ timeout: 40_000 });
  expect(await counter.getAttribute('value')).toBe('100');
  await expect(page.getByRole('heading', { level: 1, name: words('none.down.title') })).toBeVisible();
});
