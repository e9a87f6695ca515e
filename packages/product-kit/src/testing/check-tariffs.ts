import { areWhole } from '@sigorta/contracts/offer';
import { languages } from '@sigorta/i18n/language';
import { expect, test } from 'vitest';
import type { DiscoveredProduct } from '../discover.ts';
import type { Samples } from '../product.ts';
import type { TariffAnswer, Tariffs } from '../tariff.ts';
import { checkAges } from './check-ages.ts';
import { sampleDays } from './sample-days.ts';

const differentOffers = 5;

const isQuoted = (answer: TariffAnswer): answer is Exclude<TariffAnswer, { declined: string }> =>
  !('declined' in answer);

export function checkTariffs(found: DiscoveredProduct, samples: Samples, tariffs: Tariffs): void {
  const { product } = found;
  const declined = samples.declined ?? samples.valid;
  const answers = sampleDays.flatMap((context) =>
    [samples.valid(context), declined(context)].flatMap((application) =>
      tariffs.map((tariff) => tariff.quote(application, { today: context.today })),
    ),
  );
  const offers = answers.filter(isQuoted);

  test('every insurer has one tariff and answers the same application alike', () => {
    expect(new Set(tariffs.map(({ insurer }) => insurer)).size).toBe(tariffs.length);
    for (const context of sampleDays) {
      const application = samples.valid(context);
      const before = structuredClone(application);
      for (const { quote } of tariffs)
        expect(quote(application, context)).toEqual(quote(application, context));
      expect(application).toEqual(before);
    }
  });

  test.each(sampleDays)(`at least ${differentOffers} different offers on $today`, (context) => {
    const made = tariffs.map(({ quote }) => quote(samples.valid(context), context)).filter(isQuoted);
    const kinds = made.map(({ premium, deductible, coverages }) =>
      JSON.stringify([premium, deductible, coverages]),
    );
    expect(new Set(kinds).size).toBeGreaterThanOrEqual(differentOffers);
    expect(new Set(made.map(({ premium }) => premium.minor)).size).toBeGreaterThan(1);
    /* compulsory covers know no deductible; such offers differ in what is added to them */
    const deductibles = new Set(made.map(({ deductible }) => deductible?.minor ?? 0));
    const covers = new Set(made.map(({ coverages }) => JSON.stringify(coverages)));
    expect(Math.max(deductibles.size, covers.size)).toBeGreaterThan(1);
  });

  test.each(sampleDays)('somebody declines on $today', (context) => {
    const made = tariffs.map(({ quote }) => quote(declined(context), context));
    expect(made.filter((answer) => !isQuoted(answer)).length).toBeGreaterThan(0);
  });

  checkAges(found, samples, tariffs);

  test('premiums are whole positive amounts in the currency of the product', () => {
    for (const { premium, deductible } of offers) {
      expect(Number.isSafeInteger(premium.minor) && premium.minor > 0).toBe(true);
      expect(premium.currency).toBe(product.currency);
      if (deductible) expect(deductible.currency).toBe(product.currency);
    }
  });

  test('the parts of a premium add up to it', () => {
    for (const { premium, premiumParts } of offers) {
      if (premiumParts) expect(areWhole(premiumParts, premium), JSON.stringify(premiumParts)).toBe(true);
    }
  });

  test('offers list every coverage of the product, in its order', () => {
    for (const offer of offers)
      expect(offer.coverages.map(({ code }) => code)).toEqual([...product.coverages]);
  });

  test('limits of one coverage are in one unit, so that offers can be compared', () => {
    for (const context of sampleDays) {
      const made = tariffs.map(({ quote }) => quote(samples.valid(context), context)).filter(isQuoted);
      for (const code of product.coverages) {
        const units = made.flatMap(({ coverages }) => {
          const limit = coverages.find((coverage) => coverage.code === code)?.limit;
          if (limit?.kind === 'amount') return [limit.amount.currency];
          return limit?.kind === 'count' ? ['times'] : [];
        });
        expect(new Set(units).size, `${code}: ${units.join(', ')}`).toBeLessThanOrEqual(1);
      }
    }
  });

  test.each(languages)(
    'exclusions, premium parts and reasons to decline are named in %s',
    async (language) => {
      const texts = await found.texts(language);
      const keys = answers.flatMap((answer) =>
        isQuoted(answer)
          ? [
              ...answer.exclusions.map((code) => `exclusion.${code}`),
              ...(answer.premiumParts ?? []).map(({ code }) => `premium.${code}`),
            ]
          : [`decline.${answer.declined}`],
      );
      expect([...new Set(keys)].filter((key) => !texts[key])).toEqual([]);
    },
  );
}
