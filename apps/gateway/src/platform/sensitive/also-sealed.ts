import type { FieldKind } from '@sigorta/product-kit/field';

/** A column that lay in clear before. */
export type SealedText =
  | 'application.email'
  | 'application.full_name'
  | 'application.phone'
  | 'purchase_order.billing'
  | 'purchase_order.buyer_name'
  | 'purchase_order.phone'
  | 'quote.phone';

/**
 * What is sealed whatever declarations say: kinds of fields, which are of a person in every product, and columns. A data key
 * tells which of it is, for the version before opens nothing that it did not know (decision 0587).
 */
export const alsoSealed: readonly (FieldKind | SealedText)[] = [
  'birthDate',
  'email',
  'personName',
  'phone',
  'application.email',
  'application.full_name',
  'application.phone',
  'purchase_order.billing',
  'purchase_order.buyer_name',
  'purchase_order.phone',
  'quote.phone',
];
