import { uavtPrefixOf } from '@sigorta/lookups/uavt-place';
import { addDays, addMonths } from '@sigorta/validators/iso-date';
import type { Application, Field, FieldOf, FieldValue, FieldValues, RuleContext } from '../field.ts';
import { isListed } from '../is-listed.ts';
import type { Product } from '../product.ts';
import { fieldsOf, hasInsured } from '../product-fields.ts';
import { validate } from '../validate.ts';

/** A field's place in an application: the form's own, or every person's. */
export interface Place {
  /** as errors and tables name it: `country`, `insured.birthDate` */
  name: string;
  field: Field;
  ofPersons: boolean;
}

export const placesOf = (product: Product): Place[] => [
  ...fieldsOf(product).map((field) => ({ name: field.name, field, ofPersons: false })),
  ...(hasInsured(product) ? product.insured.fields : []).map((field) => ({
    name: `insured.${field.name}`,
    field,
    ofPersons: true,
  })),
];

/** Codes of all lists lie below this. */
const highestCode = 3000;
const listed = new Map<string, string[]>();

function codesOf({ from, params = [] }: FieldOf<'lookup'>, values: FieldValues): string[] {
  const given = Object.fromEntries(params.map((name) => [name, values[name]]));
  const key = JSON.stringify([from, given]);
  const known = listed.get(key);
  if (known) return known;
  const highest = from === 'districts' || from === 'healthDistricts' ? 9000 : highestCode;
  const codes = Array.from({ length: highest }, (_, at) => String(at + 1));
  const found = codes.filter((code) => isListed(from, code, given));
  listed.set(key, found);
  return found;
}

const days = [0, 1, 2, 3, 5, 7, 9, 11, 14, 15, 21, 30, 31, 45, 60, 89, 90, 91, 179, 180, 200, 364, 365];
const years = [0, 1, 2, 5, 8, 15, 17, 18, 19, 25, 30, 36, 41, 46, 51, 56, 61, 65, 66, 70, 71, 75, 76, 80, 85];

const between = ({ min = 0, max = 999_999 }: FieldOf<'number'>): number[] => {
  const whole = max - min <= 60;
  const parts = whole ? max - min : 40;
  return Array.from({ length: parts + 1 }, (_, at) => Math.round(min + ((max - min) * at) / parts));
};

/** Two of each; ids are test vectors, `packages/validators/src/vectors`. */
const others: Partial<Record<Field['kind'], readonly FieldValue[]>> = {
  text: ['Mavi 12', '123456'],
  personName: ['Mercan', 'Yıldız'],
  nationalId: ['10000000146', '72243755252'],
  foreignerId: ['99012345678', '99876543210'],
  taxNumber: ['1234567890', '0010000010'],
  passportNo: ['U12345678', 'PB4471902'],
  phone: ['+905321234567', '+905559876543'],
  email: ['a@ornek.com', 'b@ornek.com'],
  imei: ['490154203237518', '356938035643809'],
  plate: ['34ABC123', '06XY99'],
  licenceSerial: ['AB123456', 'CD654321'],
  uavt: [34, 6, 35, 1, 48, 61, 42, 81].map((province) => `${uavtPrefixOf(province * 100 + 1)}001111`),
};

/** Values of its kind that a field may take beside these answers; some of them may still be refused. */
export function valuesOf(field: Field, values: FieldValues, { today }: RuleContext): readonly FieldValue[] {
  if (field.kind === 'choice' || field.kind === 'select') return field.options.map(({ value }) => value);
  if (field.kind === 'checkbox') return [true, false];
  if (field.kind === 'lookup') return codesOf(field, values);
  if (field.kind === 'number') return between(field);
  if (field.kind === 'birthDate') return years.map((age) => addDays(addMonths(today, -12 * age), -100));
  if (field.kind === 'date') {
    const from = field.notBefore ? String(values[field.notBefore] ?? today) : today;
    return days.map((after) => addDays(from, after));
  }
  return others[field.kind] ?? [];
}

const withAnswer = (application: Application, { field, ofPersons }: Place, value: FieldValue): Application =>
  ofPersons
    ? { ...application, insured: (application.insured ?? []).map((one) => ({ ...one, [field.name]: value })) }
    : { ...application, [field.name]: value };

const scopeOf = (application: Application, { ofPersons }: Place): FieldValues =>
  ofPersons ? (application.insured?.[0] ?? {}) : (application as FieldValues);

/** Answers that hang on a changed one are answered anew, each with the first value that is taken. */
function mended(
  product: Product,
  asked: Application,
  kept: string,
  context: RuleContext,
): Application | null {
  let application = asked;
  for (let round = 0; round < 4; round++) {
    const result = validate(product, application, context);
    if (result.ok) return result.application;
    const wrong = result.errors.map(({ field }) => field.replace(/^insured\.\d+\./, 'insured.'));
    for (const place of placesOf(product).filter(({ name }) => name !== kept && wrong.includes(name))) {
      const fits = valuesOf(place.field, scopeOf(application, place), context).find((value) => {
        const tried = validate(product, withAnswer(application, place, value), context);
        return (
          tried.ok ||
          !tried.errors.some(({ field }) => field.replace(/^insured\.\d+\./, 'insured.') === place.name)
        );
      });
      if (fits !== undefined) application = withAnswer(application, place, fits);
    }
  }
  return null;
}

/** The same application with another answer at one place, for every value the form takes there. */
export function* variedAt(
  product: Product,
  application: Application,
  place: Place,
  context: RuleContext,
): Generator<Application> {
  for (const value of valuesOf(place.field, scopeOf(application, place), context)) {
    const varied = mended(product, withAnswer(application, place, value), place.name, context);
    if (varied) yield varied;
  }
}

/** An application that the form takes, some answers of which were drawn. */
export function drawn(
  product: Product,
  application: Application,
  context: RuleContext,
  random: () => number,
): Application {
  let asked = application;
  for (const place of placesOf(product)) {
    if (random() < 0.4) continue;
    const values = valuesOf(place.field, scopeOf(asked, place), context);
    const value = values[Math.floor(random() * values.length)];
    const varied =
      value === undefined ? null : mended(product, withAnswer(asked, place, value), place.name, context);
    asked = varied ?? asked;
  }
  return asked;
}
