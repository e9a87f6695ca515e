import { expect, type Page } from '@playwright/test';
import { takenOver } from '../pages/hydration.ts';
import type { Sentence } from './sentence.ts';

const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);
const rootStyle = (page: Page, name: string) =>
  page.evaluate((wanted) => getComputedStyle(document.documentElement).getPropertyValue(wanted).trim(), name);

/** Partner settings and storage of spec §3 and §7, overlays of §2 and §4. */
export const brandSentences: readonly Sentence[] = [
  {
    sentence: 'baseEndpoint, logo_url and routers (matched product paths) are in local storage',
    partner: 'bes-urun',
    leavesItAsItCame: true,
    check: async (page) => {
      await expect.poll(() => stored(page, 'baseEndpoint')).toBe('/apiConnection');
      expect(await stored(page, 'logo_url')).toBe('/art/logo-wide.svg');
      expect(JSON.parse((await stored(page, 'routers')) ?? '[]')).toHaveLength(5);
    },
  },
  {
    sentence: 'font_family Inter, Rubik, Nunito or Andika; otherwise Inter; a colour that is none is ours',
    partner: 'bes-urun',
    leavesItAsItCame: true,
    check: async (page) => {
      expect(await rootStyle(page, '--font')).toMatch(/^Inter/);
      expect(await rootStyle(page, '--c-solid')).toBe('#0a6270');
    },
  },
  {
    sentence: 'Settings apply colour, font, title, favicon and footer',
    partner: 'kaya-acente',
    leavesItAsItCame: true,
    check: async (page) => {
      expect(await rootStyle(page, '--font')).toMatch(/^Rubik/);
      await expect(page).toHaveTitle(/Kaya Acentelik/);
      await expect(page.getByRole('contentinfo')).toContainText('Kaya Acentelik örnek bir iş ortağıdır.');
    },
  },
  {
    sentence: 'The favicon is the one of the settings',
    partner: 'bes-urun',
    leavesItAsItCame: true,
    check: async (page) => {
      await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', '/art/mark.svg');
    },
  },
  {
    sentence: 'The personal-data notice closes by X or, in Turkish, by a click on the backdrop',
    leavesItAsItCame: true,
    check: async (page) => {
      const open = page.getByRole('button', { name: 'KVKK aydınlatma metni' });
      const dialog = page.getByRole('dialog');
      await takenOver(open);
      await open.click();
      await dialog.getByRole('button', { name: 'Kapat' }).first().click();
      await expect(dialog).toHaveCount(0);
      await open.click();
      await expect(dialog).toBeVisible();
      await page.mouse.click(4, 450);
      await expect(dialog).toHaveCount(0);
    },
  },
  {
    sentence: 'Privacy policy and marketing consent text can be read',
    leavesItAsItCame: true,
    check: async (page) => {
      for (const name of ['Gizlilik politikası', 'Ticari ileti metni']) {
        const open = page.getByRole('button', { name });
        await takenOver(open);
        await open.click();
        await expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
      }
    },
  },
  {
    sentence: 'Distance sales contract in the active language, 8 to 9 articles',
    leavesItAsItCame: true,
    check: async (page) => {
      const open = page.getByRole('button', { name: 'Mesafeli satış sözleşmesi' });
      await takenOver(open);
      await open.click();
      const articles = page.getByRole('dialog').getByRole('article').locator('section');
      await expect(articles.first()).toBeVisible();
      expect(await articles.count()).toBeGreaterThanOrEqual(8);
      expect(await articles.count()).toBeLessThanOrEqual(9);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    },
  },
  {
    sentence: 'FAQ accordion: about 10 questions, open and closed',
    path: '/yurt-disi-seyahat',
    check: async (page) => {
      const questions = page.getByRole('region', { name: 'Sık sorulanlar' }).locator('details');
      await expect(questions).toHaveCount(10);
      await questions.first().locator('summary').click();
      await expect(questions.first()).toHaveAttribute('open', '');
      await questions.first().locator('summary').click();
      await expect(questions.first()).not.toHaveAttribute('open', '');
    },
  },
];
