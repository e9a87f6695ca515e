import type { FieldKind } from '@sigorta/product-kit/field';
import { pricePartOf } from '@sigorta/product-kit/price-part';
import type { Product } from '@sigorta/product-kit/product';
import { comesLater } from './comes-later.tsx';

const kinds = comesLater(() => import('./kinds.ts'));

/** The fields that one types into; at the latest a press on the first step's button fetches them. */
export const laterKinds = kinds.load;

export const BirthDateField = kinds.drawn(({ BirthDateField }) => BirthDateField);
export const DigitsField = kinds.drawn(({ DigitsField }) => DigitsField);
export const NationalIdField = kinds.drawn(({ NationalIdField }) => NationalIdField);
export const NumberField = kinds.drawn(({ NumberField }) => NumberField);
export const PhoneField = kinds.drawn(({ PhoneField }) => PhoneField);
export const TextField = kinds.drawn(({ TextField }) => TextField);
export const UavtField = kinds.drawn(({ UavtField }) => UavtField);

/** What is answered by choosing, and there at once. */
const chosen: ReadonlySet<FieldKind> = new Set(['checkbox', 'choice', 'date', 'lookup', 'select']);

const isTyped = ({ steps: [first] }: Product): boolean =>
  first?.kind === 'fields' && first.fields.some(({ kind }) => !chosen.has(kind));

/** Whether something is typed in a form's first step: then its page waits for those fields. */
export const beginsTyped = (product: Product): boolean => isTyped(product) || isTyped(pricePartOf(product));
