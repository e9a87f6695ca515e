import type { QuoteSummary } from '@sigorta/contracts/operations/quote-create';
import type { Application, Field, FieldValues } from '@sigorta/product-kit/field';
import { isForPrice } from '@sigorta/product-kit/price-part';
import type { FormStep, Product } from '@sigorta/product-kit/product';
import { fieldsOf, hasInsured } from '@sigorta/product-kit/product-fields';
import { isEmpty, visibleFields } from '@sigorta/product-kit/visible-fields';
import { readDraft } from '../form/draft.ts';
import { firstPerson, firstValues } from '../form/first-values.ts';
import { keptValues } from '../form/kept-values.ts';
import { knownName } from '../form/known-name.ts';
import { restoreFilled } from '../form/register/filled.ts';

/** What is there already when the rest of an application is asked for. */
export interface Beginning {
  values: Application;
  /** the form's draft of this tab, from before a reload: ids are missing in it */
  isRestored: boolean;
}

/**
 * The prices' answers as the gateway has them, the others as this tab remembers them. Persons that are not as many as the
 * prices are for belong to another quote: they are asked anew, with what their price was asked by.
 */
export function beginningOf(product: Product, quote: QuoteSummary, now: number, store: Storage): Beginning {
  const kept = keptValues(product.id);
  const stored = kept ? null : readDraft(product, now, store);
  const remembered = kept ?? stored;
  if (stored) restoreFilled(product, stored);
  const values: Application = {
    ...firstValues(product),
    ...remembered?.values,
    ...(quote.details as FieldValues),
  };
  if (hasInsured(product)) {
    const persons = remembered?.values.insured ?? [];
    /* a price that counts no persons does not say how many there are */
    const count = quote.people ?? Math.max(product.insured.min, persons.length);
    values.insured = Array.from({ length: count }, (_, at) => ({
      ...firstPerson(product),
      ...(persons.length === count ? persons[at] : {}),
    }));
  }
  return { values, isRestored: kept === undefined && remembered !== null };
}

/** The price's answers that are there; what nobody here knows of them is asked for again, with the rest. */
export function knownAnswers(product: Product, values: Application): Set<string> {
  const isThere = (field: Field, fields: readonly Field[], scope: FieldValues): boolean =>
    field.optional || !visibleFields(fields, scope).includes(field) || !isEmpty(scope[field.name]);
  const own = fieldsOf(product).filter(
    (field) => isForPrice(field) && isThere(field, fieldsOf(product), values as FieldValues),
  );
  const { fields } = product.insured;
  const ofPersons = fields.filter(
    (field) => isForPrice(field) && (values.insured ?? []).every((person) => isThere(field, fields, person)),
  );
  return new Set([
    ...own.map(({ name }) => name),
    ...ofPersons.map(({ name }) => knownName('insured.', name)),
  ]);
}

/** The product as this page asks it: steps that have something left to ask, and just as many persons as the prices are for. */
export function askedFor(product: Product, values: Application, known: ReadonlySet<string>): Product {
  const isOpen = (step: FormStep): boolean =>
    step.kind === 'insured'
      ? product.insured.fields.some(({ name }) => !known.has(knownName('insured.', name)))
      : step.fields.some(({ name }) => !known.has(name));
  const count = values.insured?.length ?? 0;
  return {
    ...product,
    steps: product.steps.filter(isOpen),
    insured: { ...product.insured, min: count, max: count },
  };
}
