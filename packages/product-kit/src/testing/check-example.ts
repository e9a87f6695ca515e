import { expect, test } from 'vitest';
import type { DiscoveredProduct } from '../discover.ts';
import { countsPersons, isForPrice, priceAnswersOf, pricePartOf } from '../price-part.ts';
import type { PriceExample, Product } from '../product.ts';
import { fieldsOf } from '../product-fields.ts';
import type { Tariffs } from '../tariff.ts';
import { validate } from '../validate.ts';
import { sampleDays } from './sample-days.ts';

/** Fewer offers than this are no market: nobody should come for a price that one insurer names. */
const fewestOffers = 3;

/** Kinds whose answer is a word; a bare number or a day says nothing without its question. */
const toldKinds: readonly string[] = ['choice', 'select', 'lookup'];

const exampleOf = ({ id, example }: Product): PriceExample => {
  if (!example) throw new Error(`${id} prices first and has no example for the home page`);
  return example;
};

/** The example of the home page is somebody whom several insurers would insure, on any day, and who names nobody. */
export function checkExample({ product }: DiscoveredProduct, tariffs: Tariffs): void {
  test.each(sampleDays)('it is accepted as it stands and names nobody on $today', (context) => {
    const application = exampleOf(product).answers(context);
    expect(validate(pricePartOf(product), application, context)).toEqual({ ok: true, application });
    expect(priceAnswersOf(product, application)).toEqual(application);
    expect(application.insured?.length).toBe(countsPersons(product) ? 1 : undefined);
  });

  test.each(sampleDays)('several insurers quote it on $today', (context) => {
    const application = exampleOf(product).answers(context);
    const quoted = tariffs.filter(({ quote }) => !('declined' in quote(application, context)));
    expect(quoted.length).toBeGreaterThanOrEqual(fewestOffers);
  });

  test('it tells words of the form that a price is made of', () => {
    const { told } = exampleOf(product);
    const fields = fieldsOf(product);
    for (const name of told) {
      const field = fields.find((one) => one.name === name);
      expect(field && isForPrice(field) && toldKinds.includes(field.kind), name).toBe(true);
    }
  });
}
