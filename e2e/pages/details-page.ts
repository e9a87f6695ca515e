import { expect, type Locator } from '@playwright/test';
import type { FieldValues } from '@sigorta/product-kit/field';
import { policyDetailsOf } from '@sigorta/product-kit/policy-details';
import { visibleFields } from '@sigorta/product-kit/visible-fields';
import { answerField } from './answer-field.ts';
import { PolicyPage } from './policy-page.ts';
import type { Shop } from './shop.ts';

/** The few questions that some products ask after payment, before the policy is written. */
export class DetailsPage {
  readonly shop: Shop;

  constructor(shop: Shop) {
    this.shop = shop;
  }

  async arrived(): Promise<void> {
    const { page, path } = this.shop;
    await expect(page).toHaveURL(
      (url) => url.pathname === path('createPolicy') && url.searchParams.has('satin-alma'),
    );
    await expect(this.sendButton).toBeVisible({ timeout: 30_000 });
  }

  get form(): Locator {
    return this.shop.page.locator('main form');
  }

  get sendButton(): Locator {
    return this.form.locator('button[type=submit]');
  }

  async answer(values: FieldValues): Promise<PolicyPage> {
    const { createPolicy, id } = this.shop.product;
    if (!createPolicy || !policyDetailsOf(this.shop.product)) throw new Error(`${id} asks nothing more`);
    for (const field of visibleFields(createPolicy.fields, values))
      await answerField(this.shop, field, values[field.name], this.form);
    await this.sendButton.click();
    const policy = new PolicyPage(this.shop);
    await policy.arrived();
    return policy;
  }
}
