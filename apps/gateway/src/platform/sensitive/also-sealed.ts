import type { FieldKind } from '@sigorta/product-kit/field';

/**
 * Kinds of fields that are sealed whatever their declaration says: they are of a person in every product. A data key tells which of
 * them are, for the version before opens none of those it did not know (decision 0587).
 */
export const alsoSealed: readonly FieldKind[] = ['birthDate'];
