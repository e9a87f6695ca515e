import { expect, type Locator } from '@playwright/test';
import type { Application, Field, FieldValue, FieldValues } from '@sigorta/product-kit/field';
import { textPrefix } from '@sigorta/product-kit/message-key';
import { pricePartOf } from '@sigorta/product-kit/price-part';
import type { FormStep, Product } from '@sigorta/product-kit/product';
import { visibleFields } from '@sigorta/product-kit/visible-fields';
import { answerField } from './answer-field.ts';
import { openRest } from './error-summary.ts';
import { OffersPage } from './offers-page.ts';
import type { Shop } from './shop.ts';

/** A product's information and application, filled in from its own declaration. */
export class FormPage {
  readonly shop: Shop;

  constructor(shop: Shop) {
    this.shop = shop;
  }

  async open(): Promise<this> {
    const { page, path } = this.shop;
    await page.goto(path('form'));
    await this.ready();
    return this;
  }

  /** the form is there and listens */
  async ready(): Promise<void> {
    await expect(this.proceedButton).toBeVisible();
  }

  get form(): Locator {
    return this.shop.page.locator('#application');
  }

  /** the product as far as this page asks it */
  get asked(): Product {
    const { product, priceFirst } = this.shop;
    return priceFirst ? pricePartOf(product) : product;
  }

  /** a button that sends only once React listens */
  get proceedButton(): Locator {
    return this.form.locator('[aria-current=step] button[type=submit]');
  }

  get summary(): Locator {
    return this.form.getByRole('alert').filter({ has: this.shop.page.getByRole('heading') });
  }

  step(id: string): Locator {
    return this.form.locator(`#step-${id}`);
  }

  /** a step's own text at a field and the same one in the summary on top, which has the focus */
  async refuses(problems: readonly { field: string; message: string }[]): Promise<void> {
    await expect(this.summary).toBeFocused();
    await openRest(this.summary);
    for (const { field, message } of problems) {
      await expect(this.summary.getByRole('link', { name: message, exact: true }).first()).toBeVisible();
      await expect(this.form.locator(`[data-field="f-${field.replaceAll('.', '-')}"]`)).toContainText(
        message,
      );
    }
  }

  person(index: number): Locator {
    return this.form.getByRole('group', {
      name: this.shop.words('form.person', { number: index + 1 }),
      exact: true,
    });
  }

  field(name: string, scope: Locator = this.form): Locator {
    const { words } = this.shop;
    return scope.getByLabel(words(textPrefix(this.declared(name))), { exact: true });
  }

  async answer(name: string, value: FieldValue | undefined, scope: Locator = this.form): Promise<void> {
    await answerField(this.shop, this.declared(name), value, scope);
  }

  async fillStep(step: FormStep, application: Application): Promise<void> {
    if (step.kind === 'insured') await this.fillPersons(application.insured ?? []);
    else await this.fillFields(step.fields, application as FieldValues, this.form);
  }

  async fillPersons(persons: readonly FieldValues[]): Promise<void> {
    for (const [index, person] of persons.entries()) {
      if (index > 0) await this.addPerson(index);
      await this.fillFields(this.asked.insured.fields, person, this.person(index));
    }
  }

  async addPerson(index: number): Promise<void> {
    await this.form.getByRole('button', { name: this.shop.words('form.person.add') }).click();
    await expect(this.person(index)).toBeVisible();
  }

  async proceed(): Promise<void> {
    await this.proceedButton.click();
  }

  /** opens a finished step again */
  async reopen(step: FormStep): Promise<void> {
    await this.step(step.id)
      .getByRole('button', { name: this.shop.words('kit.change') })
      .click();
    await expect(this.step(step.id)).toHaveAttribute('aria-current', 'step');
  }

  /** ticks what this stage requires and leaves the rest alone */
  async consent(): Promise<void> {
    for (const use of this.asked.consents) {
      if (use.at === 'form' && use.required) await this.consentBox(use.id).check();
    }
  }

  consentBox(id: string): Locator {
    return this.form.locator(`input[name="consents.${id}"]`);
  }

  /** every step in turn, up to the last one's button */
  async fill(application: Application): Promise<void> {
    const { steps } = this.asked;
    for (const [index, step] of steps.entries()) {
      await expect(this.step(step.id)).toHaveAttribute('aria-current', 'step');
      await this.fillStep(step, application);
      if (index < steps.length - 1) await this.proceed();
    }
    await this.consent();
  }

  async askForOffers(application: Application): Promise<OffersPage> {
    await this.fill(application);
    await this.proceed();
    return this.offers(application);
  }

  /** the insurers were asked: where their offers arrive */
  async offers(application?: Application): Promise<OffersPage> {
    const offers = new OffersPage(this.shop, application);
    await offers.arrived();
    return offers;
  }

  private declared(name: string): Field {
    const { product } = this.shop;
    const all = [
      ...product.steps.flatMap((step) => (step.kind === 'fields' ? step.fields : [])),
      ...product.insured.fields,
    ];
    const field = all.find((known) => known.name === name);
    if (!field) throw new Error(`${product.id} has no field ${name}`);
    return field;
  }

  private async fillFields(fields: readonly Field[], values: FieldValues, scope: Locator): Promise<void> {
    for (const field of visibleFields(fields, values))
      await answerField(this.shop, field, values[field.name], scope);
  }
}
