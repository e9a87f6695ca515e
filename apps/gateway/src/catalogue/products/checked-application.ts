import type { ErrorCode, FieldError } from '@sigorta/contracts/errors';
import type { Application, FieldValues } from '@sigorta/product-kit/field';
import { isListed } from '@sigorta/product-kit/is-listed';
import type { Product } from '@sigorta/product-kit/product';
import { type Validation, validate } from '@sigorta/product-kit/validate';
import { fromWire, pathToWire } from '@sigorta/product-kit/wire';
import { todayInIstanbul } from '@sigorta/validators/istanbul';
import { readMobile } from '../../platform/mobile.ts';
import { Refusal } from '../../platform/refusal.ts';
import { isSealed } from '../../platform/sensitive/seal.ts';

/** A mobile number abroad by the numbering plan of its country (decision 13). */
const isForeignPhone = (e164: string): boolean => readMobile(e164) !== null;

/** A rule may speak with an error of the closed list: its message is then that error's own (Erasmus, spec §8). */
const codeOf = (errors: readonly FieldError[]): ErrorCode =>
  errors.some(({ message }) => message === 'error.country-not-covered')
    ? 'country-not-covered'
    : 'invalid-input';

/** An application in code names by the rules of today: one of last week may begin in the past by now. */
export const checkedAgain = (product: Product, application: unknown, now: Date): Validation =>
  validate(product, application, { today: todayInIstanbul(now), isListed, isForeignPhone });

/**
 * Answers that begin as a sealed value does. Where keys are turned nobody could tell them from one that no key opens, and the keys of
 * before would be kept for ever.
 */
const typedAsSealed = ({ insured, ...rest }: Application): FieldError[] => {
  const within = (values: FieldValues, scope = '') =>
    Object.entries(values)
      .filter(([, value]) => isSealed(value))
      .map(([name]) => ({ field: scope + name, message: 'field.signs.error' }));
  return [
    ...within(rest as FieldValues),
    ...(insured ?? []).flatMap((person, at) => within(person, `insured.${at}.`)),
  ];
};

const storable = (checked: Validation): Validation => {
  const errors = checked.ok ? typedAsSealed(checked.application) : [];
  return errors.length > 0 ? { ok: false, errors } : checked;
};

/**
 * An application as it came over the wire, checked with the product's own schema and tidied.
 * @param sentUnder the request's key that it came under
 * @throws Refusal `invalid-input` naming every wrong field as it was sent: `application.sigortalilar.0.dogumTarihi`
 */
export function checkedApplication(
  product: Product,
  wire: unknown,
  now: Date,
  sentUnder: string,
): Application {
  const checked = storable(checkedAgain(product, fromWire(product, wire), now));
  if (!checked.ok) {
    const fields = checked.errors.map(({ field, message }) => ({
      field: [sentUnder, pathToWire(product, field)].filter(Boolean).join('.'),
      message,
    }));
    throw new Refusal(codeOf(checked.errors), { fields });
  }
  return checked.application;
}
