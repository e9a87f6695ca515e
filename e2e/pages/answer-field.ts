import { expect, type Locator } from '@playwright/test';
import type { Field, FieldValue } from '@sigorta/product-kit/field';
import { optionKey, textPrefix } from '@sigorta/product-kit/message-key';
import { formatDisplayDate } from '@sigorta/validators/iso-date';
import { nameInList } from './name-in-list.ts';
import type { Shop } from './shop.ts';

/** Answers one declared field as a person would: by its label, with what is written in an application. */
export async function answerField(
  shop: Shop,
  field: Field,
  value: FieldValue | undefined,
  scope: Locator,
): Promise<void> {
  const { words } = shop;
  const text = String(value ?? '');
  const label = words(textPrefix(field));
  const control = scope.getByLabel(label, { exact: true });
  switch (field.kind) {
    case 'choice': {
      const option = field.options.find((known) => known.value === value);
      if (!option) return;
      const name = words(optionKey(field, option));
      await scope
        .getByRole('radiogroup', { name: label, exact: true })
        .getByRole('radio', { name, exact: true })
        .check();
      return;
    }
    case 'select':
      await control.selectOption(text);
      return;
    case 'checkbox':
      await control.setChecked(value === true);
      return;
    case 'lookup': {
      if (text === '') return;
      const name = nameInList(field.from, text, shop.language);
      await control.fill(name);
      await scope.page().getByRole('option', { name, exact: true }).first().click();
      /* the list that closes has the same name */
      await expect(control.and(scope.getByRole('combobox'))).toHaveValue(name);
      return;
    }
    case 'birthDate':
    case 'date':
      await control.fill(formatDisplayDate(text) || text);
      return;
    case 'phone':
      await control.fill(text.replace(/^\+90/, ''));
      return;
    default:
      await control.fill(text);
  }
}
