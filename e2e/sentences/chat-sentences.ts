import { expect, type Page } from '@playwright/test';
import { tr as words } from '../../apps/shell/src/chat/texts/tr.ts';
import { chatOpener, chatCorner as corner } from '../pages/chat-corner.ts';
import type { Sentence } from './sentence.ts';

const opener = (page: Page) => corner(page).getByRole('button');

/* Mondays are days with hours 09:00–18:00 in Istanbul, Sundays are not */
const monday = '2026-11-23';

/** Writes down, by the page's own clock, for how many ms a dialog was on it: a slow machine looks too late. */
const watchDialog = (page: Page): Promise<void> =>
  page.evaluate(() => {
    let since: number | null = null;
    new MutationObserver(() => {
      const isOpen = document.querySelector('[role=dialog], dialog[open]') !== null;
      if (isOpen) since ??= Date.now();
      else if (since !== null) document.documentElement.dataset.dialogShown ??= String(Date.now() - since);
    }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['open'] });
  });

/** Chat of spec §2, §4 and §6. */
export const chatSentences: readonly Sentence[] = [
  {
    sentence: 'Floating call and chat buttons show',
    partner: 'sohbet',
    check: async (page) => {
      await expect(opener(page)).toBeVisible();
    },
  },
  {
    sentence: 'unless hidden',
    partner: 'hizli-sepet',
    check: async (page) => {
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(corner(page)).toHaveCount(0);
    },
  },
  {
    sentence: 'The chat button opens a web chat link with phone and text parameters',
    partner: 'sohbet',
    at: `${monday}T10:00:00+03:00`,
    check: async (page) => {
      await (await chatOpener(page)).click();
      const href = (await corner(page).getByRole('link', { name: 'Deniz Örnek' }).getAttribute('href')) ?? '';
      const url = new URL(href);
      expect(url.origin).toBe('https://web.whatsapp.com');
      expect(url.searchParams.get('phone')).toBe('905000000009');
      expect(url.searchParams.get('text')).toContain(new URL(page.url()).origin);
    },
  },
  {
    sentence:
      "Offline before the hours, while the start time is still ahead today: 'I will be available soon'",
    partner: 'sohbet',
    at: `${monday}T07:30:00+03:00`,
    check: async (page) => {
      await (await chatOpener(page)).click();
      await expect(corner(page).getByText(words.soon)).toBeVisible();
      await expect(corner(page).getByRole('link', { name: 'Deniz Örnek' })).toHaveCount(0);
    },
  },
  {
    sentence: "Offline after the hours: 'I am not available today'; chat opens only for persons not offline",
    partner: 'sohbet',
    at: `${monday}T19:00:00+03:00`,
    check: async (page) => {
      await (await chatOpener(page)).click();
      await expect(corner(page).getByText(words.away)).toBeVisible();
      await expect(corner(page).getByRole('link', { name: 'Deniz Örnek' })).toHaveCount(0);
    },
  },
  {
    sentence: 'Agency partner: swaps the chat icon for the favicon',
    partner: 'kaya-acente',
    leavesItAsItCame: true,
    check: async (page) => {
      await expect(opener(page).locator('img')).toHaveAttribute('src', '/art/mark-tile.svg');
    },
  },
  {
    sentence: 'The success dialog of an application hides by itself after 4000 ms',
    path: '/iletisim',
    at: `${monday}T10:00:00+03:00`,
    check: async (page) => {
      const form = page.locator('main form');
      await form.locator('input').nth(0).fill('Defne Aydın');
      await form.locator('input[type=tel]').fill('532 123 45 67');
      await form.locator('textarea').fill('Merhaba');
      await form.locator('input[name=notice]').check();
      await watchDialog(page);
      await form.locator('button[type=submit]').click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toContainText('Başvurunuz başarıyla alınmıştır.');
      while ((await dialog.count()) > 0) await page.clock.runFor(100);
      const shownMs = Number(await page.locator('html').getAttribute('data-dialog-shown'));
      /* the page sees the dialog a moment after its timer has begun, a longer one on a busy machine */
      expect(shownMs).toBeGreaterThanOrEqual(3_500);
      expect(shownMs).toBeLessThan(5_000);
    },
  },
];
