import { expect, type Locator, type Page } from '@playwright/test';
import { listTexts } from '../words/list-texts.ts';
import { cancellationQueueTexts, proposalTexts, transferTexts } from '../words/panel-money-texts.ts';

type Language = keyof typeof listTexts;

/** Narrows the list on the screen to one row. */
async function look(page: Page, words: string): Promise<Locator> {
  await page.getByRole('searchbox').fill(words);
  await page.keyboard.press('Enter');
  const rows = page.locator('tbody').getByRole('row');
  await expect(rows).toHaveCount(1);
  return rows;
}

/** The queue of notices that end a policy. */
export class CancellationQueuePage {
  readonly #page: Page;
  readonly #words: (typeof cancellationQueueTexts)['tr'];

  constructor(page: Page, language: Language) {
    this.#page = page;
    this.#words = cancellationQueueTexts[language];
  }

  async open(policyNumber: string): Promise<void> {
    const row = await look(this.#page, policyNumber);
    await expect(row).toContainText(this.#words['state.manual']);
    await row.getByRole('link').click();
    await expect(this.#page.getByRole('heading', { level: 1 })).toContainText(policyNumber);
  }

  /** The insurer said on the telephone that it cancelled, and gives this back. */
  async settleAsCancelled(amount: string, note: string): Promise<void> {
    await this.#page.getByRole('button', { name: this.#words['settle.action'] }).click();
    const dialog = this.#page.getByRole('dialog');
    await dialog.getByRole('button', { name: this.#words['settle.save'] }).click();
    await expect(dialog).toContainText(this.#words['settle.note.error']);
    await dialog.getByRole('textbox').first().fill(amount);
    await dialog.getByRole('textbox').last().fill(note);
    await dialog.getByRole('button', { name: this.#words['settle.save'] }).click();
    await expect(dialog).toBeHidden();
    await expect(this.#page.getByRole('main')).toContainText(note);
  }

  /** Reloads until the money is back. */
  async refunded(): Promise<void> {
    await expect(async () => {
      await this.#page.reload();
      await expect(this.#page.getByText(new RegExp(`${this.#words['state.refunded']}$`)).first()).toBeVisible(
        { timeout: 3_000 },
      );
    }).toPass({ timeout: 90_000 });
  }
}

/** What waits for a second person. */
export class ProposalInboxPage {
  readonly #page: Page;
  readonly #words: (typeof proposalTexts)['tr'];

  constructor(page: Page, language: Language) {
    this.#page = page;
    this.#words = proposalTexts[language];
  }

  /** Opens what somebody asked for with these words, by the keyboard alone, and says yes. */
  async approve(reason: string, note: string): Promise<void> {
    const row = this.#page.locator('tbody').getByRole('row').filter({ hasText: reason });
    await expect(row).toHaveCount(1);
    await row.getByRole('link').focus();
    await this.#page.keyboard.press('Enter');
    await expect(this.#page.getByRole('heading', { name: this.#words['box.what'] })).toBeVisible();
    await this.#page.getByRole('button', { name: this.#words['decide.action'], exact: true }).click();
    const dialog = this.#page.getByRole('dialog');
    await dialog.getByLabel(this.#words['decide.note'], { exact: true }).fill(note);
    await dialog.getByRole('button', { name: this.#words['decide.approve'], exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(this.#page.getByRole('main')).toContainText(this.#words['state.approved']);
  }

  /** The list again, as it was left: what was decided does not wait any more. */
  async isDone(reason: string): Promise<void> {
    await this.#page.goBack();
    const row = this.#page.locator('tbody').getByRole('row').filter({ hasText: reason });
    await expect(row).toContainText(this.#words['state.approved']);
  }
}

/** Transfers that are waited for. */
export class TransferQueuePage {
  readonly #page: Page;
  readonly #words: (typeof transferTexts)['tr'];

  constructor(page: Page, language: Language) {
    this.#page = page;
    this.#words = transferTexts[language];
  }

  /** Enters what the bank's statement says. */
  async enter(reference: string, amount: string): Promise<void> {
    const row = await look(this.#page, reference);
    await row.getByRole('button', { name: `${this.#words.enter}:` }).click();
    const dialog = this.#page.getByRole('dialog');
    await dialog.getByLabel(this.#words['enter.amount'], { exact: true }).fill(amount);
    /* by which whoever agrees finds it */
    await dialog.getByRole('textbox').last().fill(reference);
    await dialog.getByRole('button', { name: this.#words['enter.submit'], exact: true }).click();
    await expect(dialog).toContainText(this.#words['verdict.right']);
    await this.#page.keyboard.press('Escape');
    await expect(row).toContainText(this.#words['state.asked']);
  }
}

/** Everything there is of one phone. */
export class CustomersPage {
  readonly #page: Page;
  readonly #words: (typeof listTexts)['tr'];

  constructor(page: Page, language: Language) {
    this.#page = page;
    this.#words = listTexts[language];
  }

  async find(phone: string): Promise<void> {
    await this.#page.getByLabel(this.#words['customers.value.phone'], { exact: true }).fill(phone);
    await this.#page.getByRole('button', { name: this.#words['customers.find'], exact: true }).click();
    await expect(this.#page.getByRole('tab').first()).toContainText('(1)');
  }

  async openPurchase(): Promise<void> {
    await this.#page.getByRole('tabpanel').getByRole('row').getByRole('link').click();
    await expect(this.#page.getByRole('heading', { name: this.#words['payments.buyer'] })).toBeVisible();
  }
}
