import { expect, type Page, test } from '@playwright/test';
import type { Language } from '@sigorta/i18n/language';
import { provinceOfUavt } from '@sigorta/lookups/uavt-place';
import { inTurn } from '@sigorta/tooling/test/rotation';
import { AddressFinder } from '../pages/address-finder.ts';
import { violationsOn } from '../pages/axe-run.ts';
import { FormPage } from '../pages/form-page.ts';
import { Keyboard } from '../pages/keyboard.ts';
import { dask, shopFor } from '../pages/shop.ts';
import { portOf } from '../system/ports.ts';
import { type System, startOwnSystem } from '../system/system.ts';

test.describe.configure({ mode: 'default' });

/* the register is broken here */
let system: System;
test.beforeAll(async () => {
  system = await startOwnSystem(portOf('address-finder'));
});
test.afterEach(() => system.sandbox.mend());
test.afterAll(() => system.stop());

async function open(page: Page, language: Language = 'tr'): Promise<AddressFinder> {
  const shop = await shopFor(page, dask, language);
  const form = new FormPage(shop);
  await page.goto(`${system.url}${shop.path('form')}`);
  await form.ready();
  return new AddressFinder(form);
}

const istanbul = 34;

for (const language of inTurn(1, ['tr', 'ar'] as const)) {
  test(`in ${language} the code is found by address, written into the field and said in words`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const finder = await open(page, language);
    await finder.button.click();
    await expect(finder.panel.getByRole('heading')).toBeFocused();
    await expect(finder.level('district')).toBeDisabled();
    await finder.choose('province', 'istanbul');
    await finder.choose('district', 'kadikoy');
    /* Kadıköy has one area, taken by itself */
    await expect(finder.level('area')).toHaveValue('Kadıköy Belediyesi');
    await finder.choose('neighbourhood', 'caferaga');
    const street = await finder.choose('street');
    await finder.choose('building');
    await finder.level('flat').click();
    const violations = await violationsOn(page, { tags: ['wcag2a', 'wcag2aa', 'wcag22aa'] });
    expect(violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')).toEqual([]);
    await page.getByRole('option').first().click();

    await expect(finder.panel).toBeHidden();
    await expect(finder.button).toBeFocused();
    const code = await finder.form.field('uavt').inputValue();
    expect(provinceOfUavt(code)).toBe(istanbul);
    await expect(finder.form.form.getByRole('status').filter({ hasText: street })).toContainText('Caferağa');
    /* what is typed instead is not what was found */
    await finder.form.field('uavt').fill('4423003121');
    await expect(finder.form.form.getByText(street)).toHaveCount(0);
  });
}

test('a register that fails says so in place, typing stays possible, and trying again goes on', async ({
  page,
}) => {
  const finder = await open(page);
  await finder.button.click();
  await system.sandbox.address({ fault: 'down' });
  await finder.choose('province', 'sinop');
  await expect(finder.failure()).toBeVisible();
  await finder.form.field('uavt').fill('4423003121');
  await expect(finder.form.field('uavt')).toHaveValue('4423003121');
  await finder.retry();
  await expect(finder.failure()).toBeVisible();
  await system.sandbox.mend();
  await finder.retry();
  await expect(finder.failure()).toHaveCount(0);
  await finder.choose('district', 'boyabat');
  await expect(finder.level('area')).toBeEnabled();
});

test('another parent empties what hangs on it', async ({ page }) => {
  const finder = await open(page);
  await finder.button.click();
  await finder.choose('province', 'ankara');
  await finder.choose('district', 'cankaya');
  await expect(finder.level('area')).toHaveValue('Çankaya Belediyesi');
  await finder.choose('province', 'izmir');
  await expect(finder.level('district')).toHaveValue('');
  await expect(finder.level('area')).toHaveValue('');
  await expect(finder.level('area')).toBeDisabled();
});

test('the whole chain can be walked with the keyboard alone', async ({ page }) => {
  const finder = await open(page);
  const keys = new Keyboard(page);
  await keys.press(finder.button);
  for (const [level, typed] of [
    ['province', 'kars'],
    ['district', 'merkez'],
    ['area', 'merkez'],
    ['neighbourhood', 'cum'],
  ] as const) {
    await expect(finder.level(level)).toBeEnabled();
    await keys.type(finder.level(level), typed);
    await page.keyboard.press('Enter');
    await expect(finder.level(level)).toHaveAttribute('aria-expanded', 'false');
  }
  for (const level of ['street', 'building', 'flat'] as const) {
    await expect(finder.level(level)).toBeEnabled();
    if ((await finder.level(level).inputValue()) !== '') continue;
    await keys.reach(finder.level(level));
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
  }
  await expect(finder.form.field('uavt')).toHaveValue(/^46\d{8}$/);
});
