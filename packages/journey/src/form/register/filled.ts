import type { VehicleKey } from '@sigorta/contracts/vehicle';
import type { Application, FieldValues } from '@sigorta/product-kit/field';
import type { Product } from '@sigorta/product-kit/product';

interface Filled {
  /** what the register said, field by field */
  said: Readonly<Record<string, string>>;
  /** the numbers that the car was found by; of a draft the serial is not known, and of one whose plate was another no plate */
  key: Partial<VehicleKey>;
}

/* memory of this document, as the answers themselves (`kept-values.ts`); the tab's draft has the names */
const filled = new Map<string, Filled>();

const nothing: Filled = { said: {}, key: {} };

/** What the register said of the car that a product's form is filled in for. */
export const filledIn = (productId: string): Filled => filled.get(productId) ?? nothing;
export const noteFilled = (productId: string, one: Filled): void => void filled.set(productId, one);
export const forgetFilled = (productId: string): void => void filled.delete(productId);

const tidy = (typed: unknown): string =>
  String(typed ?? '')
    .replace(/\s/g, '')
    .toUpperCase();

/** Plate and serial as they stand in a form. */
export const keyIn = ({ register }: Product, values: Application): VehicleKey => {
  const { [register?.by.plate ?? '']: plate, [register?.by.documentSerial ?? '']: documentSerial } =
    values as FieldValues;
  return { plate: tidy(plate), documentSerial: tidy(documentSerial) };
};

/** The number that is another one by now; of a serial that is not known nobody says so. */
export const changedOf = (key: Partial<VehicleKey>, now: VehicleKey): keyof VehicleKey | null => {
  if (key.plate !== now.plate) return 'plate';
  return (key.documentSerial ?? now.documentSerial) === now.documentSerial ? null : 'documentSerial';
};

/** Whether the form names another car by now than the one it was filled in for. */
export const isOfOther = (product: Product, values: Application): boolean =>
  changedOf(filledIn(product.id).key, keyIn(product, values)) !== null;

/** What a draft keeps of it: names, and whether plate or serial were changed since. */
export interface FilledNames {
  filled: readonly string[];
  isOther?: boolean;
}

export const filledNames = (product: Product, values: Application): Partial<FilledNames> => {
  const names = Object.entries(filledIn(product.id).said)
    .filter(([name, said]) => (values as FieldValues)[name] === said)
    .map(([name]) => name);
  return names.length > 0 ? { filled: names, isOther: isOfOther(product, values) } : {};
};

/** After a reload: what stands in these fields of the draft is the register's word. */
export function restoreFilled(
  product: Product,
  { values, filled, isOther }: { values: Application } & Partial<FilledNames>,
): void {
  const said = (filled ?? []).flatMap((name): [string, string][] => {
    const held = (values as FieldValues)[name];
    return typeof held === 'string' ? [[name, held]] : [];
  });
  noteFilled(product.id, {
    said: Object.fromEntries(said),
    key: isOther ? {} : { plate: keyIn(product, values).plate },
  });
}
