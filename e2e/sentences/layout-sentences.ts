import { expect, type Page } from '@playwright/test';
import { takenOver } from '../pages/hydration.ts';
import type { Words } from '../words/words.ts';
import type { Sentence } from './sentence.ts';

const header = (page: Page) => page.getByRole('banner');
const footer = (page: Page) => page.getByRole('contentinfo');

/** Desktop and mobile header of spec §2, Layout. */
export const layoutSentences: readonly Sentence[] = [
  {
    sentence: "Any path containing 'panel' hides the whole shell and shows only the routed view",
    path: '/panel/deneme',
    check: async (page) => {
      await expect(page.getByRole('main')).toBeVisible();
      await expect(header(page)).toHaveCount(0);
      await expect(footer(page)).toHaveCount(0);
      await expect(page.getByRole('complementary')).toHaveCount(0);
    },
  },
  {
    sentence: 'Logo from the stored partner logo, max width 128 px',
    partner: 'bes-urun',
    leavesItAsItCame: true,
    check: async (page) => {
      const logo = header(page).getByRole('img', { name: 'Beş Ürün' });
      await expect(logo).toHaveAttribute('src', '/art/logo-wide.svg');
      expect((await logo.boundingBox())?.width).toBeLessThanOrEqual(128);
    },
  },
  {
    sentence: 'The first 3 products as tabs',
    leavesItAsItCame: true,
    check: async (page, words) => {
      const tabs = header(page).getByRole('navigation', { name: words('header.menu') });
      await expect(tabs.locator('> ul > li')).toHaveCount(3);
    },
  },
  {
    sentence: "An 'other products' dropdown that opens on hover or click and closes on an outside click",
    check: async (page, words) => {
      const trigger = header(page).getByRole('button', { name: words('header.otherProducts') });
      await takenOver(trigger);
      await trigger.hover();
      await expect(trigger).toHaveAttribute('aria-expanded', 'true');
      await page.mouse.move(640, 800);
      await expect(trigger).toHaveAttribute('aria-expanded', 'false');
      await trigger.press('Enter');
      await expect(trigger).toHaveAttribute('aria-expanded', 'true');
      await page.mouse.click(640, 850);
      await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    },
  },
  {
    sentence: 'A company dropdown only when the company option is on',
    partner: 'kaya-acente',
    check: async (page, words) => {
      const menu = header(page).getByRole('button', { name: words('header.company') });
      await takenOver(menu);
      await menu.click();
      await header(page)
        .getByRole('link', { name: words('header.about') })
        .click();
      await expect(page).toHaveURL(/\/hakkimizda$/);
    },
  },
  {
    sentence: 'No company dropdown when the option is off',
    leavesItAsItCame: true,
    check: async (page, words) => {
      await expect(header(page).getByRole('button', { name: words('header.company') })).toHaveCount(0);
    },
  },
  {
    sentence: 'Agent ID present: shows a badge; clicking it removes the stored ID and reloads',
    path: '/?bayi=34012',
    check: async (page, words) => {
      const badge = page.getByRole('button', { name: new RegExp(`${words('staff.agent')} 34012`) });
      await expect(badge).toBeVisible();
      expect(await page.evaluate(() => localStorage.getItem('bayiId'))).toBe('34012');
      await badge.click();
      await expect(badge).toHaveCount(0);
      expect(await page.evaluate(() => localStorage.getItem('bayiId'))).toBeNull();
    },
  },
  {
    sentence: 'A call button and a language dropdown',
    leavesItAsItCame: true,
    check: async (page, words) => {
      await expect(header(page).getByRole('link', { name: words('header.call') })).toHaveAttribute(
        'href',
        /^tel:/,
      );
      const menu = header(page).getByRole('button', { name: new RegExp(`^${words('header.language')}`) });
      await takenOver(menu);
      await menu.click();
      for (const name of ['Türkçe', 'English', 'Русский', 'العربية'])
        await expect(header(page).getByRole('link', { name })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(menu).toHaveAttribute('aria-expanded', 'false');
    },
  },
  {
    sentence: 'Mobile: logo, menu button, side drawer with company links, products and a call button',
    width: 390,
    check: async (page, words) => {
      await expect(header(page).getByRole('link').first()).toBeVisible();
      const menu = header(page).getByRole('button', { name: words('header.menu') });
      await takenOver(menu);
      await menu.click();
      const drawer = page.getByRole('dialog', { name: words('header.menu') });
      await expect(drawer.getByRole('link', { name: words('header.about') })).toBeVisible();
      await expect(drawer.getByRole('navigation', { name: words('header.products') })).toBeVisible();
      await expect(drawer.locator('a[href^="tel:"]')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(drawer).toHaveCount(0);
    },
  },
  {
    sentence:
      'Footer: logo, address, phone, e-mail, social links, map, copyright, about, contact, badge, offices',
    partner: 'kaya-acente',
    leavesItAsItCame: true,
    check: async (page, words) => {
      await everythingInFooter(page, words);
    },
  },
  {
    sentence: 'A back button shows in sales-only mode off the home page; header and footer may be hidden',
    partner: 'hizli-sepet',
    path: '/yurt-disi-seyahat',
    check: async (page, words) => {
      await expect(header(page)).toHaveCount(0);
      await expect(footer(page)).toHaveCount(0);
      const back = page.getByRole('link', { name: words('header.back') });
      await takenOver(back);
      await back.click();
      await expect(page).toHaveURL(/:\d+\/$/);
      await expect(back).toHaveCount(0);
    },
  },
  {
    sentence: 'A TEST badge and a CALL CENTER badge may show, from session storage',
    path: '/test',
    check: async (page) => {
      /* each leads home, and says its badge on the way already */
      await expect(page).toHaveURL(/:\d+\/$/);
      await expect(page.getByText('TEST', { exact: true })).toBeVisible();
      await page.goto('/callCenter');
      await expect(page).toHaveURL(/:\d+\/$/);
      await expect(page.getByText('CALL CENTER', { exact: true })).toBeVisible();
      expect(await page.evaluate(() => sessionStorage.getItem('callCenter'))).toBe('true');
    },
  },
  {
    sentence: 'The left info block stands beside a form and not on company pages',
    path: '/yurt-disi-seyahat',
    check: async (page, words) => {
      const block = page.getByRole('complementary', {
        name: words('side.label', { name: 'Sigorta Çarşısı' }),
      });
      await expect(block).toBeVisible();
      await page.goto('/iletisim');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(block).toHaveCount(0);
    },
  },
  {
    sentence: 'Only-sales mode removes the left info block',
    partner: 'hizli-sepet',
    path: '/yurt-disi-seyahat',
    check: async (page, words) => {
      const block = page.getByRole('complementary', { name: words('side.label', { name: 'Hızlı Sepet' }) });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(block).toHaveCount(0);
    },
  },
];

async function everythingInFooter(page: Page, words: Words): Promise<void> {
  const place = footer(page);
  await expect(place).toContainText('Kaya Acentelik');
  await expect(place).toContainText('Örnek Mahallesi, Deneme Sokak 12, Kadıköy, İstanbul');
  await expect(place.locator('a[href^="tel:"]').first()).toBeVisible();
  await expect(place.locator('a[href="mailto:bilgi@kaya-acente.example"]')).toBeVisible();
  const social = place.getByRole('list', { name: words('footer.social') });
  await expect(social.getByRole('link')).toHaveCount(2);
  await expect(place.getByRole('link', { name: words('footer.map') }).first()).toBeVisible();
  await expect(place).toContainText(words('footer.copyright', { name: 'Kaya Acentelik' }));
  for (const key of ['header.about', 'header.contact'])
    await expect(place.getByRole('link', { name: words(key) })).toBeVisible();
  await expect(place.getByRole('link', { name: words('footer.etbis') })).toBeVisible();
  await expect(place.getByRole('region', { name: words('footer.offices') })).toBeVisible();
}
