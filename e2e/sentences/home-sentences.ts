import { expect, type Page } from '@playwright/test';
import { takenOver } from '../pages/hydration.ts';
import type { Words } from '../words/words.ts';
import type { Sentence } from './sentence.ts';

const grid = (page: Page, words: Words) => page.getByRole('region', { name: words('home.products.title') });
const cards = (page: Page, words: Words) => grid(page, words).getByRole('listitem');

/** How many cards stand in each row. */
async function rows(page: Page, words: Words): Promise<number[]> {
  const tops = await cards(page, words).evaluateAll((all) =>
    all.map((card) => Math.round(card.getBoundingClientRect().top)),
  );
  return [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
}

/** Spec §2, Home. */
export const homeSentences: readonly Sentence[] = [
  {
    sentence: 'Headline, subheadline and a grid of product cards',
    leavesItAsItCame: true,
    check: async (page, words) => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('home.headline'));
      await expect(page.getByText(words('home.lead'))).toBeVisible();
      await expect(cards(page, words).first().getByRole('link')).toBeVisible();
    },
  },
  {
    sentence: 'The home shows 8 products first, in rows of 4; a toggle shows all or fewer',
    leavesItAsItCame: true,
    check: async (page, words) => {
      await expect(cards(page, words)).toHaveCount(8);
      expect(await rows(page, words)).toEqual([4, 4]);
      const all = page.getByRole('button', { name: words('home.products.all') });
      await takenOver(all);
      await all.click();
      expect(await cards(page, words).count()).toBeGreaterThan(8);
      await page.getByRole('button', { name: words('home.products.fewer') }).click();
      await expect(cards(page, words)).toHaveCount(8);
    },
  },
  {
    sentence: '5 items stand as 3 + 2, and the toggle appears only when there are more than 8',
    partner: 'bes-urun',
    leavesItAsItCame: true,
    check: async (page, words) => {
      await expect(cards(page, words)).toHaveCount(5);
      expect(await rows(page, words)).toEqual([3, 2]);
      await expect(grid(page, words).getByRole('button')).toHaveCount(0);
    },
  },
  {
    sentence: '8 items stand as 4 + 4 without a toggle',
    partner: 'sekiz-urun',
    check: async (page, words) => {
      expect(await rows(page, words)).toEqual([4, 4]);
      await expect(grid(page, words).getByRole('button')).toHaveCount(0);
    },
  },
  {
    sentence: "The visible products are filtered by the partner's category list",
    partner: 'bes-urun',
    path: '/tamamlayici-saglik',
    check: async (page, words) => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('not-found.title'));
    },
  },
  {
    sentence: 'Two hero blocks with a quote button that scrolls to top',
    partner: 'iki-tanitim',
    check: async (page) => {
      const buttons = page.locator('section[aria-labelledby^=hero-]').getByRole('button');
      await expect(buttons).toHaveCount(2);
      await takenOver(buttons.last());
      await buttons.last().scrollIntoViewIfNeeded();
      expect(await page.evaluate(() => scrollY)).toBeGreaterThan(300);
      await buttons.last().click();
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    },
  },
  {
    sentence: 'A video section, tab 1 featured',
    partner: 'yol-arkadasi',
    check: async (page, words) => {
      const section = page.getByRole('region', { name: words('home.videos.title') });
      const first = section.getByRole('tab', { name: words('home.videos.tab', { number: 1 }), exact: true });
      await expect(first).toHaveAttribute('aria-selected', 'true');
      const play = section.getByRole('button', { name: words('home.videos.play') });
      await expect(play).toBeVisible();
      await expect(section.locator('iframe')).toHaveCount(0);
      const second = section.getByRole('tab', { name: words('home.videos.tab', { number: 2 }), exact: true });
      await takenOver(second);
      await second.click();
      await expect(second).toHaveAttribute('aria-selected', 'true');
    },
  },
  {
    sentence: 'Testimonials, each with its source',
    partner: 'kaya-acente',
    leavesItAsItCame: true,
    check: async (page, words) => {
      const section = page.getByRole('region', { name: words('home.testimonials.title') });
      const quotes = section.getByRole('listitem');
      await expect(quotes.first()).toContainText(words('home.testimonials.source'));
    },
  },
  {
    sentence: 'Insurer logos: the first 10 are shown',
    leavesItAsItCame: true,
    check: async (page, words) => {
      const section = page.getByRole('region', { name: words('home.insurers.title') });
      await expect(section.getByRole('img')).toHaveCount(10);
    },
  },
  {
    sentence: "A 'why buy through the partner' block with three benefits: right product, good price, service",
    partner: 'kaya-acente',
    leavesItAsItCame: true,
    check: async (page, words) => {
      const section = page.getByRole('region', { name: words('home.why.title', { name: 'Kaya Acentelik' }) });
      await expect(section.getByRole('heading', { level: 3 })).toHaveText([
        words('home.why.product.title'),
        words('home.why.price.title'),
        words('home.why.service.title'),
      ]);
    },
  },
  {
    sentence: 'Marketing claims stand there only as a partner makes them',
    partner: 'kaya-acente',
    leavesItAsItCame: true,
    check: async (page, words) => {
      const claims = page.getByRole('region', {
        name: words('home.claims.label', { name: 'Kaya Acentelik' }),
      });
      await expect(claims.getByRole('listitem').first()).toBeVisible();
    },
  },
];
