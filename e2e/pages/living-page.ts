import { expect, type Page } from '@playwright/test';
import { livingPath } from '@sigorta/contracts/living-policy';
import type { Language } from '@sigorta/i18n/language';
import { withLanguage } from '@sigorta/i18n/paths';
import { livingTexts } from '../words/living-texts.ts';

/** A policy's own page, and the copy of it that its holder keeps on a device. */
export class LivingPage {
  readonly page: Page;
  readonly path: string;
  readonly texts: (typeof livingTexts)['tr'];

  constructor(page: Page, purchaseId: string, language: Language) {
    this.page = page;
    this.path = withLanguage(livingPath(purchaseId), language);
    this.texts = livingTexts[language];
  }

  async open(): Promise<void> {
    await this.page.goto(this.path);
  }

  async keep(): Promise<void> {
    await this.page.getByRole('button', { name: this.texts['keep.do'] }).click();
    await expect(this.page.getByText(this.texts['keep.done'])).toBeVisible();
  }

  get call() {
    return this.page.getByRole('link', { name: this.texts['help.call'] });
  }
}

/** Everything that a browser stores for the site, as one text: caches with what is in them, databases, both storages. */
export const storedIn = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const kept: string[] = [...Object.entries(localStorage), ...Object.entries(sessionStorage)].flat();
    for (const name of await caches.keys()) {
      kept.push(name);
      const cache = await caches.open(name);
      for (const { url } of await cache.keys())
        kept.push(url, (await (await cache.match(url))?.text()) ?? '');
    }
    for (const { name } of await indexedDB.databases()) kept.push(`database ${name}`);
    for (const { scope } of await navigator.serviceWorker.getRegistrations()) kept.push(`worker ${scope}`);
    return kept.join('\n');
  });
