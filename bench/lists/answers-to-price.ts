import { join } from 'node:path';
import { firstPerson, firstValues } from '@sigorta/journey/form/first-values';
import { takesPaper } from '@sigorta/journey/form/persons/takes-paper';
import { answersOf } from '@sigorta/journey/paper/answers-of-reading';
import { paymentAnswers } from '@sigorta/journey/payment/asked';
import { discoverProducts } from '@sigorta/product-kit/discover';
import type { Application, Field, FieldValues } from '@sigorta/product-kit/field';
import { isListed } from '@sigorta/product-kit/is-listed';
import { asksPriceFirst, pricePartOf } from '@sigorta/product-kit/price-part';
import type { Product } from '@sigorta/product-kit/product';
import { fieldsOf } from '@sigorta/product-kit/product-fields';
import { visibleFields } from '@sigorta/product-kit/visible-fields';
import { likelyBuyer } from '../../apps/gateway/src/catalogue/persons.ts';
import { readingOfPerson } from './paper-of-person.ts';

export interface AnswersToPrice {
  product: string;
  persons: number;
  /** what the whole form asks, with the consents that it requires */
  whole: number;
  /** what the price needs */
  price: number;
  /** what its form asks before the first offers: the one where it prices first, else the other */
  asked: number;
  /** what the form asks before the first offers of who lets a register fill it in, its two numbers counted; `asked` where none can */
  askedByRegister: number;
  /** all until it is paid by card: the whole form, and what the payment page asks beside it */
  inAll: number;
  /** the same of who lets a register fill it in */
  inAllByRegister: number;
  /** the same of who has every person's paper read: a picture is one answer, what it fills in is none */
  inAllByPapers: number;
}

/** Answers that somebody has to give: one that stands there already, or a box that is left alone, is none. */
const given = (fields: readonly Field[], values: FieldValues, first: FieldValues): number =>
  visibleFields(fields, values).filter(
    ({ name }) => values[name] !== undefined && values[name] !== '' && values[name] !== (first[name] ?? ''),
  ).length;

const answersIn = (product: Product, application: Application): number =>
  given(fieldsOf(product), application as FieldValues, firstValues(product) as FieldValues) +
  (application.insured ?? []).reduce(
    (sum, person) => sum + given(product.insured.fields, person, firstPerson(product)),
    0,
  );

/** An application without what the register says of the car: nobody gives those answers. */
function withoutFilled({ register }: Product, application: Application): Application {
  const filled = (register?.fills ?? []).map(({ field }) => field);
  return Object.fromEntries(Object.entries(application).filter(([name]) => !filled.includes(name)));
}

/**
 * How many answers pictures of all papers spare, each of them counted as one answer itself. The form before the offers takes them
 * already: the birth date that a price needs is among what they say.
 */
function sparedByPapers(product: Product, application: Application, today: string): number {
  const { fields } = product.insured;
  if (!takesPaper(fields)) return 0;
  return (application.insured ?? []).reduce((sum, person) => {
    const reading = readingOfPerson(person, today);
    if (!reading) return sum;
    const read = answersOf(reading, fields).map(({ field, with: room }) => [
      field.name,
      ...Object.keys(room),
    ]);
    const names = new Set(read.flat());
    const rest = Object.fromEntries(Object.entries(person).filter(([name]) => !names.has(name)));
    const first = firstPerson(product);
    const spared = given(fields, person, first) - given(fields, { ...first, ...rest }, first);
    return sum + Math.max(0, spared - 1);
  }, 0);
}

/** Answers of every product's sample before its offers, all persons of it and the first one alone. */
export async function answersToPrice(
  root: string,
  today: string,
): Promise<{ sample: AnswersToPrice; alone: AnswersToPrice }[]> {
  const found = (await discoverProducts(root)).filter(({ product }) => product.payment !== null);
  return Promise.all(
    found.map(async ({ product, samples }) => {
      const sample = (await samples()).valid({ today, isListed });
      const count = (application: Application): AnswersToPrice => {
        const whole =
          answersIn(product, application) +
          product.consents.filter(({ at, required }) => at === 'form' && required).length;
        const part = pricePartOf(product);
        const price = answersIn(part, application);
        const asked = asksPriceFirst(product) ? price : whole;
        const rest = withoutFilled(product, application);
        /* plate and serial come before the price, and are asked no second time */
        const papers = product.register ? Object.keys(product.register.by).length : 0;
        const inAll =
          whole +
          paymentAnswers({ names: likelyBuyer(application, today), email: application.email }).length +
          product.consents.filter(({ at, required }) => at === 'payment' && required).length;
        return {
          product: product.id,
          persons: application.insured?.length ?? 0,
          whole,
          price,
          asked,
          askedByRegister: product.register ? answersIn(part, rest) + papers : asked,
          inAll,
          inAllByRegister: inAll - (answersIn(product, application) - answersIn(product, rest)),
          inAllByPapers: inAll - sparedByPapers(product, application, today),
        };
      };
      return {
        sample: count(sample),
        alone: count(sample.insured ? { ...sample, insured: sample.insured.slice(0, 1) } : sample),
      };
    }),
  );
}

export const root = join(import.meta.dirname, '../..');
