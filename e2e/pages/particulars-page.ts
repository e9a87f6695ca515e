import { expect, type Locator } from '@playwright/test';
import type { Application, Field, FieldValues } from '@sigorta/product-kit/field';
import { isForPrice } from '@sigorta/product-kit/price-part';
import type { FormStep, Product } from '@sigorta/product-kit/product';
import { visibleFields } from '@sigorta/product-kit/visible-fields';
import { answerField } from './answer-field.ts';
import type { Shop } from './shop.ts';

/** Whom and what the chosen offer insures, filled in from the product's own declaration, and its firm price. */
export class ParticularsPage {
  readonly shop: Shop;

  constructor(shop: Shop) {
    this.shop = shop;
  }

  async arrived(): Promise<void> {
    const { page, path, words } = this.shop;
    await expect(page).toHaveURL(
      (url) => url.pathname === path('particulars') && /^\?teklif=[\w-]+$/.test(url.search),
    );
    await expect(page.getByRole('heading', { level: 1, name: words('particulars.title') })).toBeVisible();
  }

  get form(): Locator {
    return this.shop.page.locator('#particulars');
  }

  get proceedButton(): Locator {
    return this.form.locator('[aria-current=step] button[type=submit]');
  }

  /** what the insurer answered: one sentence and what can be done */
  get alert(): Locator {
    return this.shop.page.getByRole('main').getByRole('alert');
  }

  person(index: number): Locator {
    /* the legend tells the age too */
    return this.form.getByRole('group', { name: this.shop.words('form.person', { number: index + 1 }) });
  }

  field(name: string, scope: Locator = this.form): Locator {
    return scope.getByLabel(this.shop.words(`field.${name}`), { exact: true });
  }

  get steps(): FormStep[] {
    const { steps, insured }: Product = this.shop.product;
    const isAsked = (step: FormStep): boolean =>
      (step.kind === 'insured' ? insured.fields : step.fields).some((field) => !isForPrice(field));
    return steps.filter(isAsked);
  }

  async fillStep(step: FormStep, application: Application): Promise<void> {
    if (step.kind === 'fields') return this.fillFields(step.fields, application as FieldValues, this.form);
    for (const [index, person] of (application.insured ?? []).entries())
      await this.fillFields(this.shop.product.insured.fields, person, this.person(index));
  }

  async consent(): Promise<void> {
    for (const use of this.shop.product.consents) {
      if (use.at === 'form' && use.required)
        await this.form.locator(`input[name="consents.${use.id}"]`).check();
    }
  }

  async proceed(): Promise<void> {
    await this.proceedButton.click();
  }

  /** every step in turn, up to the last one's button */
  async fill(application: Application): Promise<void> {
    for (const [index, step] of this.steps.entries()) {
      await expect(this.form.locator(`#step-${step.id}`)).toHaveAttribute('aria-current', 'step');
      await this.fillStep(step, application);
      if (index < this.steps.length - 1) await this.proceed();
    }
    await this.consent();
  }

  private async fillFields(fields: readonly Field[], values: FieldValues, scope: Locator): Promise<void> {
    for (const field of visibleFields(fields, values).filter((one) => !isForPrice(one)))
      await answerField(this.shop, field, values[field.name], scope);
  }
}
