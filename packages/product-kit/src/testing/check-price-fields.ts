import { expect, test } from 'vitest';
import type { DiscoveredProduct } from '../discover.ts';
import type { Application, Field, RuleContext } from '../field.ts';
import { isForPrice, pricePartOf } from '../price-part.ts';
import type { Product, Samples } from '../product.ts';
import type { InsurerTariff, Tariffs } from '../tariff.ts';
import { randomFrom } from './random-from.ts';
import { sampleDays } from './sample-days.ts';
import { drawn, placesOf } from './vary-answers.ts';

const drawnApplications = 60;

/** A scope of answers that writes down which of them are looked at. */
const scopeRecorded = <Values extends object>(values: Values, onLook: (name: string) => void): Values =>
  new Proxy(values, {
    get: (target, key) => {
      if (typeof key === 'string') onLook(key);
      return Reflect.get(target, key);
    },
    ownKeys: (target) => {
      for (const key of Object.keys(target)) onLook(key);
      return Reflect.ownKeys(target);
    },
  });

/** Names of the answers that a tariff looks at, `insured.…` for a person's. */
function lookedAt(quote: InsurerTariff['quote'], application: Application, today: string): string[] {
  const seen = new Set<string>();
  const insured = application.insured?.map((person) =>
    scopeRecorded(person, (name) => seen.add(`insured.${name}`)),
  );
  const asked = insured ? { ...application, insured } : application;
  quote(
    scopeRecorded(asked, (name) => seen.add(name)),
    { today },
  );
  return [...seen].filter((name) => name !== 'insured');
}

/** Applications of a day: the samples, and others with drawn answers. */
function applicationsOn(
  product: Product,
  samples: Samples,
  context: RuleContext,
  seed: number,
): Application[] {
  const random = randomFrom(seed);
  const valid = samples.valid(context);
  return [
    valid,
    (samples.declined ?? samples.valid)(context),
    ...Array.from({ length: drawnApplications }, () => drawn(product, valid, context, random)),
  ];
}

/** All fields that another one's place or list hangs on. */
const leanedOn = (field: Field): string[] => [
  ...(field.when ? [field.when.field] : []),
  ...(field.kind === 'date' && field.notBefore ? [field.notBefore] : []),
  ...(field.kind === 'lookup' ? (field.params ?? []) : []),
];

/** What the declaration says a price needs is what the insurers' tariffs look at. */
export function checkPriceFields({ product }: DiscoveredProduct, samples: Samples, tariffs: Tariffs): void {
  const forPrice = placesOf(product)
    .filter(({ field }) => isForPrice(field))
    .map(({ name }) => name);

  test.each(sampleDays)('no tariff looks at an answer that is for the policy on $today', (context) => {
    const applications = applicationsOn(product, samples, context, sampleDays.indexOf(context));
    const looked = tariffs.flatMap(({ insurer, quote }) =>
      applications
        .flatMap((application) => lookedAt(quote, application, context.today))
        .filter((name) => !forPrice.includes(name))
        .map((name) => `${insurer} looks at ${name}`),
    );
    expect([...new Set(looked)]).toEqual([]);
  });

  test('the price’s part of the form hangs on itself alone', () => {
    const part = placesOf(pricePartOf(product));
    for (const { name, field, ofPersons } of part) {
      const scope = part.filter((place) => place.ofPersons === ofPersons).map((place) => place.field.name);
      for (const other of leanedOn(field)) expect(scope, `${name} leans on ${other}`).toContain(other);
    }
  });
}
