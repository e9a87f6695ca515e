import type { Application, Field, FieldValues } from './field.ts';
import type { FormStep, Product, Rule } from './product.ts';
import { fieldsOf, hasInsured } from './product-fields.ts';
import { isRecord } from './shape.ts';

/** Whether an insurer may look at the answer when it makes a price; all other answers are for the policy. */
export const isForPrice = (field: Field): boolean => field.for === 'price';

const picked = (fields: readonly Field[], values: FieldValues): FieldValues =>
  Object.fromEntries(
    fields
      .filter((field) => isForPrice(field) && values[field.name] !== undefined)
      .map(({ name }) => [name, values[name]]),
  );

/** Whether a product's journey asks for the price first and for whom it insures after the offers: it has a page for that. */
export const asksPriceFirst = ({ paths }: Pick<Product, 'paths'>): boolean => paths.particulars !== undefined;

/** The answers of an application that a price needs; the persons stay as many as they are, with what counts of them. */
export function priceAnswersOf(product: Product, application: Application): Application {
  const answers: Application = picked(fieldsOf(product), application as FieldValues);
  if (countsPersons(product) && application.insured) {
    answers.insured = application.insured.map((person) => picked(product.insured.fields, person));
  }
  return answers;
}

/** Whether the persons count for the price at all: the owner of a thing does not. */
export const countsPersons = (product: Product): boolean =>
  hasInsured(product) && product.insured.fields.some(isForPrice);

/** Tells when a scope's answer is asked for that is not one for the price. */
const watched = (fields: readonly Field[], values: object, onOther: () => void): object => {
  const open = new Set<string | symbol>(fields.filter(isForPrice).map(({ name }) => name));
  return new Proxy(values, {
    get: (target, key) => {
      const value: unknown = Reflect.get(target, key);
      if (typeof key === 'symbol' || Array.isArray(target)) return value;
      if (!open.has(key) && key !== 'insured') onOther();
      return value;
    },
  });
};

/**
 * A rule as it stands before the policy's answers are there: one that looks at any of them says nothing yet and is judged
 * with the whole form.
 */
const beforeTheRest =
  (product: Product, rule: Rule): Rule =>
  (application, context) => {
    let looksFurther = false;
    const onOther = (): void => {
      looksFurther = true;
    };
    const persons = application.insured?.map((person) =>
      isRecord(person) ? watched(product.insured.fields, person, onOther) : person,
    );
    const seen = persons ? { ...application, insured: persons } : application;
    const fault = rule(watched(fieldsOf(product), seen, onOther) as Application, context);
    return looksFurther ? null : fault;
  };

const priceStep = (product: Product, step: FormStep): FormStep[] => {
  if (step.kind === 'insured') return countsPersons(product) ? [step] : [];
  const fields = step.fields.filter(isForPrice);
  return fields.length > 0 ? [{ ...step, fields }] : [];
};

/**
 * The product as far as a price needs it: same id, words and paths, with the fields for the price only. `schemaOf`,
 * `validate`, `toWire` and `wireSchemaOf` of it are those of the first phase, made from the one declaration.
 */
export const pricePartOf = (product: Product): Product => ({
  ...product,
  steps: product.steps.flatMap((step) => priceStep(product, step)),
  insured: countsPersons(product)
    ? { ...product.insured, fields: product.insured.fields.filter(isForPrice) }
    : { min: 0, max: 0, fields: [] },
  rules: (product.rules ?? []).map((rule) => beforeTheRest(product, rule)),
  advice: (product.advice ?? []).filter(({ when }) =>
    when.every((condition) =>
      fieldsOf(product).some((field) => field.name === condition.field && isForPrice(field)),
    ),
  ),
  /* nobody's data is given yet */
  consents: product.consents.filter(({ at }) => at !== 'form'),
  summary: product.summary.filter((name) =>
    fieldsOf(product).some((field) => field.name === name && isForPrice(field)),
  ),
});
