import { readFile } from 'node:fs/promises';
import { expect, type Locator } from '@playwright/test';
import type { Shop } from './shop.ts';

/** Where a purchase stands, and the policy with its documents. */
export class PolicyPage {
  readonly shop: Shop;

  constructor(shop: Shop) {
    this.shop = shop;
  }

  async arrived(): Promise<void> {
    const { page, path } = this.shop;
    await expect(page).toHaveURL(
      (url) => url.pathname === path('policy') && url.searchParams.has('satin-alma'),
    );
  }

  /** the policy exists, its documents are ready and the mail has left */
  async ready(): Promise<void> {
    const { page, words } = this.shop;
    await expect(page.getByRole('heading', { level: 1 })).toContainText(words('policy.title'), {
      timeout: 30_000,
    });
    await expect(this.download('policy')).toBeEnabled({ timeout: 30_000 });
    await expect(this.download('receipt')).toBeEnabled();
  }

  get documents(): Locator {
    return this.shop.page.getByRole('list', { name: this.shop.words('documents.label') });
  }

  /** told as sent, without showing the whole address */
  async mailSent(): Promise<void> {
    const [before = '', after = ''] = this.shop.words('mail.sent', { email: '@' }).split('@');
    const sent = new RegExp(`${RegExp.escape(before)}\\S+${RegExp.escape(after)}`);
    await expect(this.documents).toContainText(sent, { timeout: 30_000 });
  }

  /** the link in the mail, in the browser that bought */
  async openFromMail(address: string): Promise<void> {
    await this.shop.page.goto(address);
    await this.ready();
  }

  get number(): Locator {
    return this.shop.page.getByText(this.shop.words('policy.number'), { exact: true }).locator('+ p');
  }

  download(kind: 'policy' | 'receipt'): Locator {
    const { words } = this.shop;
    return this.documents.getByRole('button', {
      name: words('documents.downloadNamed', { document: words(`documents.${kind}`) }),
    });
  }

  async downloaded(kind: 'policy' | 'receipt'): Promise<Buffer> {
    const { page } = this.shop;
    const [file] = await Promise.all([page.waitForEvent('download'), this.download(kind).click()]);
    return readFile(await file.path());
  }
}
