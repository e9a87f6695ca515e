import type { VehicleKey } from '@sigorta/contracts/vehicle';
import type { Application, FieldValues } from '@sigorta/product-kit/field';
import { isForPrice } from '@sigorta/product-kit/price-part';
import type { Product } from '@sigorta/product-kit/product';
import { fieldsOf } from '@sigorta/product-kit/product-fields';
import { changedOf, filledIn, isOfOther, keyIn } from './filled.ts';

/** A car that prices were asked for: with what the register said of it, or with answers that were all given by hand (null). */
interface AskedCar {
  answers: string;
  key: VehicleKey | null;
}

/* memory of this document: a quote of before may be opened again when the form names another car already */
const asked = new Map<string, AskedCar[]>();

/** Answers for the price that a register may give. */
const pricedBy = (product: Product): string[] =>
  fieldsOf(product)
    .filter((field) => isForPrice(field) && product.register?.fills.some((fill) => fill.field === field.name))
    .map(({ name }) => name);

const answersIn = (product: Product, values: Application): string =>
  JSON.stringify(pricedBy(product).map((name) => String((values as FieldValues)[name] ?? '')));

/** Answers for the price that stand as the register gave them. */
const restingOn = (product: Product, values: Application): string[] => {
  const { said } = filledIn(product.id);
  return pricedBy(product).filter((name) => said[name] === String((values as FieldValues)[name] ?? ''));
};

/** Prices are asked with these answers; that some are of another car than the one it names its buyer has read by then. */
export function noteAsked(product: Product, values: Application): void {
  const before = asked.get(product.id) ?? [];
  const isByHand = restingOn(product, values).length === 0;
  if (isByHand && before.length === 0) return;
  const car = { answers: answersIn(product, values), key: isByHand ? null : keyIn(product, values) };
  asked.set(product.id, [...before, car]);
}

/* fields beside which stood that they are of another registration, and the numbers that stood in the form then */
const marked = new Map<string, { key: string; names: ReadonlySet<string> }>();

const keyText = (product: Product, values: Application): string => JSON.stringify(keyIn(product, values));

/** These fields are drawn with the mark of another registration. */
export function noteMarked(product: Product, values: Application, names: readonly string[]): void {
  const key = keyText(product, values);
  const before = marked.get(product.id);
  marked.set(product.id, { key, names: new Set([...(before?.key === key ? before.names : []), ...names]) });
}

/** Answers for the price that are of another registration than the form's, and whose mark nobody can have read: their step is folded. */
export function unreadMarks(product: Product, values: Application): string[] {
  if (!isOfOther(product, values)) return [];
  const { key, names } = marked.get(product.id) ?? {};
  const isRead = (name: string): boolean => key === keyText(product, values) && names?.has(name) === true;
  return restingOn(product, values).filter((name) => !isRead(name));
}

export function forgetAsked(productId: string): void {
  asked.delete(productId);
  marked.delete(productId);
}

/**
 * The field whose number names another car than the one that these prices were asked for. Null where they rest on nothing that a
 * register said.
 */
export function otherCarAt(product: Product, values: Application): string | null {
  const now = keyIn(product, values);
  const answers = answersIn(product, values);
  const keys = (asked.get(product.id) ?? []).filter((car) => car.answers === answers).map(({ key }) => key);
  /* after a reload there is the draft's word alone, which may know no plate: then nothing is compared */
  const { key: drafted } = filledIn(product.id);
  const isDraft = keys.length === 0 && restingOn(product, values).length > 0 && drafted.plate !== undefined;
  const known = isDraft ? [drafted] : keys;
  const changes = known.map((key) => key && changedOf(key, now));
  const last = changes.includes(null) ? null : (changes.at(-1) ?? null);
  return last && (product.register?.by[last] ?? null);
}
