import type { ClaimStep } from './claim-steps.ts';
import type { Field } from './field.ts';
import { faultsOf, messageKey, optionKey, textPrefix } from './message-key.ts';
import { detailsStep } from './policy-details.ts';
import type { Product } from './product.ts';
import { fieldsOf } from './product-fields.ts';

/** Keys of what is said of a field: its label, `.hint`, its options, `.error` and finer messages. */
export type FieldText = `field.${string}`;

/** Keys that a product's own texts may have; what stands in no place of this list is shown nowhere. */
export type ProductText =
  | 'category'
  | 'page.lead'
  | `page.benefit.${1 | 2 | 3}`
  | 'ticket.title'
  | FieldText
  | `step.${string}.${'title' | 'hint'}`
  | `rule.${string}`
  | `advice.${string}`
  | `coverage.${string}`
  | `exclusion.${string}`
  | `premium.${string}`
  | `decline.${string}`
  | `document.note.${1 | 2 | 3}`;

/** The Turkish texts of a product: `export const tr = { … } satisfies ProductTexts`. */
export type ProductTexts = { readonly [Key in ProductText]?: string };

/** What a family tells of things that may happen: `export const tr = { … } satisfies ScenarioTexts`. */
export type ScenarioText = `scenario.${string}`;
export type ScenarioTexts = Readonly<Record<ScenarioText, string>>;

/** What a family's products have their holders do when something happened: `export const tr = { … } satisfies ClaimTexts`. */
export type ClaimTexts = Readonly<Record<`claim.${string}.${ClaimStep}`, string>>;

/** Keys every product's own texts must have, besides those of its exclusions and declines. */
export const ownTextKeys = (product: Product): string[] => [
  'category',
  'page.lead',
  'page.benefit.1',
  'page.benefit.2',
  'page.benefit.3',
  ...(product.createPolicy ? [`step.${detailsStep}.title`, `step.${detailsStep}.hint`] : []),
  ...product.steps.flatMap(({ id }) => [`step.${id}.title`, `step.${id}.hint`]),
  ...product.coverages.flatMap((code) => [`coverage.${code}`, `coverage.${code}.explain`]),
];

/** Keys a field needs: its label, its options, its messages. They may stand in the product's or the common texts. */
export const fieldTextKeys = (field: Field): string[] => [
  textPrefix(field),
  ...('options' in field ? field.options.map((option) => optionKey(field, option)) : []),
  ...faultsOf(field).map((fault) => messageKey(field, fault)),
];

export const allFieldTextKeys = (product: Product): string[] =>
  [...fieldsOf(product), ...product.insured.fields, ...(product.createPolicy?.fields ?? [])].flatMap(
    fieldTextKeys,
  );
