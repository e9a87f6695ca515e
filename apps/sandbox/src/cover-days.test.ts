import { join } from 'node:path';
import { discoverProducts } from '@sigorta/product-kit/discover';
import type { Application } from '@sigorta/product-kit/field';
import { isListed } from '@sigorta/product-kit/is-listed';
import { fieldsOf } from '@sigorta/product-kit/product-fields';
import { describe, expect, test } from 'vitest';

const products = await discoverProducts(join(import.meta.dirname, '../../..'));

type Rule = 'year' | 'trip' | 'fromTomorrow' | 'dental' | 'card';

/** The one insurer of complications that gives dental work twelve months. */
const twelveMonths = 'yedicam';

/** How long every sold product insures, from its own words: a year, the dates of a trip, a period that was chosen. */
const rules: Record<string, Rule> = {
  'complementary-health': 'year',
  'foreigner-health': 'year',
  pregnancy: 'year',
  dask: 'year',
  home: 'year',
  traffic: 'year',
  kasko: 'year',
  complication: 'dental',
  'green-card': 'card',
  pet: 'fromTomorrow',
  'phone-protection': 'fromTomorrow',
  'phone-insurance': 'fromTomorrow',
  'domestic-travel': 'trip',
  'foreign-travel': 'trip',
  'travel-support': 'trip',
  erasmus: 'trip',
  incoming: 'trip',
  scooter: 'trip',
};

/** By hand: first day, and the last one of a year, of half a year, of a month. */
const calendar = [
  ['2026-11-22', '2027-11-21', '2027-05-21', '2026-12-21'],
  ['2026-11-23', '2027-11-22', '2027-05-22', '2026-12-22'],
  ['2026-12-31', '2027-12-30', '2027-06-30', '2027-01-30'],
  ['2027-01-01', '2027-12-31', '2027-06-30', '2027-01-31'],
  ['2027-03-01', '2028-02-29', '2027-08-31', '2027-03-31'],
  ['2027-08-31', '2028-08-30', '2028-02-29', '2027-09-30'],
  ['2028-01-31', '2029-01-30', '2028-07-30', '2028-02-29'],
  ['2028-02-28', '2029-02-27', '2028-08-27', '2028-03-27'],
  ['2028-02-29', '2029-02-28', '2028-08-28', '2028-03-28'],
  ['2028-03-01', '2029-02-28', '2028-08-31', '2028-03-31'],
  ['2027-03-28', '2028-03-27', '2027-09-27', '2027-04-27'],
  ['2027-10-31', '2028-10-30', '2028-04-30', '2027-11-30'],
  /* clocks were changed on these */
  ['2015-03-29', '2016-03-28', '2015-09-28', '2015-04-28'],
  ['2015-11-08', '2016-11-07', '2016-05-07', '2015-12-07'],
  ['2016-03-27', '2017-03-26', '2016-09-26', '2016-04-26'],
  ['2016-09-08', '2017-09-07', '2017-03-07', '2016-10-07'],
] as const;

const before = (day: string, days: number): string =>
  new Date(Date.parse(day) - days * 86_400_000).toISOString().slice(0, 10);

/** When it is asked: the day before, earlier for an operation, and no earlier than the compulsory tariff is known. */
const askedOn = (first: string, rule: Rule): string => {
  if (rule === 'dental') return before(first, 60);
  const day = before(first, 1);
  return rule === 'year' && day < '2026-11-01' ? '2026-11-01' : day;
};

test('every product that is sold has its rule', () => {
  expect(Object.keys(rules).toSorted()).toEqual(
    products
      .filter(({ product }) => product.payment)
      .map(({ product }) => product.id)
      .toSorted(),
  );
});

const sold = products.flatMap((found) => {
  const rule = rules[found.product.id];
  return rule ? [[found.product.id, found, rule] as const] : [];
});

describe.each(sold)('%s', (_id, { product, samples, tariffs }, rule) => {
  test.each(calendar)('from %s until %s, %s or %s', async (first, year, half, month) => {
    const today = askedOn(first, rule);
    const [begin, end] = fieldsOf(product).filter(({ kind }) => kind === 'date');
    const filled: Application = (await samples()).valid({ today, isListed });
    const weekLater = before(first, -7);
    const trip = rule === 'trip' && end ? { [end.name]: weekLater } : {};
    const asked = { ...filled, ...(begin ? { [begin.name]: first } : {}), ...trip };
    const chosen: Record<Rule, [Application, string][]> = {
      year: [[asked, year]],
      fromTomorrow: [[asked, year]],
      trip: [[asked, weekLater]],
      dental: [[asked, half]],
      card: [
        [{ ...asked, period: 'm12' }, year],
        [{ ...asked, period: 'm6' }, half],
        [{ ...asked, period: 'm1' }, month],
      ],
    };
    let offers = 0;
    for (const [application, last] of chosen[rule]) {
      for (const { insurer, quote } of await tariffs()) {
        const answer = quote(application, { today });
        if ('declined' in answer) continue;
        offers += 1;
        const plan = `${insurer} ${JSON.stringify(application.period ?? '')}`;
        expect(answer.startsAt, plan).toBe(first);
        const isLong = rule === 'dental' && insurer === twelveMonths;
        expect(answer.endsAt, plan).toBe(isLong ? year : last);
      }
    }
    expect(offers).toBeGreaterThan(0);
  });
});
