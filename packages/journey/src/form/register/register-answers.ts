import type { ToldFacts } from '@sigorta/contracts/operations/vehicle-find';
import type { Application, FieldValues } from '@sigorta/product-kit/field';
import type { Product } from '@sigorta/product-kit/product';
import { readWhole } from '@sigorta/validators/amount';
import { firstValues } from '../first-values.ts';

/** What the register says of a car in the words of a product's form, as typed text; empty where it says nothing. */
export function registerAnswers({ register }: Product, facts: ToldFacts): Record<string, string> {
  return Object.fromEntries(
    (register?.fills ?? []).map(({ fact, field, as }) => {
      const said = facts[fact];
      return [field, said == null ? '' : (as?.[said] ?? String(said))];
    }),
  );
}

interface Form {
  product: Product;
  /** as they stand when the answer comes */
  values: Application;
  /** what the register filled in before */
  filled: Readonly<Record<string, string>>;
  /** names of fields that the buyer changed while it was asked */
  touched: ReadonlySet<string>;
}

export interface Filling {
  /** to be put in, the first value where the register says nothing of this car, as it may have of the one before */
  put: FieldValues;
  /** what of it is the register's word */
  said: Record<string, string>;
  /** fields that hold another answer of the buyer's own */
  kept: string[];
}

/** A number that was typed has its thousands parted. */
const isSame = (held: string, answer: string): boolean =>
  held === answer || (/^\d+$/.test(answer) && readWhole(held) === Number(answer));

/** Nobody answered it but the register before, and nobody changed it while it was asked. */
const isOpen = (name: string, first: FieldValues, { values, filled, touched }: Form): boolean => {
  const held = String((values as FieldValues)[name] ?? '');
  return !touched.has(name) && (held === String(first[name] ?? '') || held === filled[name]);
};

/** Which answers go where: a field that the buyer filled in himself, before or while the register was asked, stays as it is. */
export function fillingOf(answers: Readonly<Record<string, string>>, form: Form): Filling {
  const first = firstValues(form.product) as FieldValues;
  const filling: Filling = { put: {}, said: {}, kept: [] };
  for (const [name, answer] of Object.entries(answers)) {
    if (isOpen(name, first, form)) {
      filling.put[name] = answer === '' ? first[name] : answer;
      if (answer !== '') filling.said[name] = answer;
    } else if (answer !== '' && !isSame(String((form.values as FieldValues)[name] ?? ''), answer))
      filling.kept.push(name);
  }
  return filling;
}
