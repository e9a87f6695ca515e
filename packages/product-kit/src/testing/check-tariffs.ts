import { languages } from '@sigorta/i18n/language';
import { expect, test } from 'vitest';
import type { DiscoveredProduct } from '../discover.ts';
import type { Samples } from '../product.ts';
import type { TariffAnswer, Tariffs } from '../tariff.ts';
import { sampleDays } from './sample-days.ts';

const differentOffers = 5;

const isQuoted = (answer: TariffAnswer): answer is Exclude<TariffAnswer, { declined: string }> =>
  !('declined' in answer);

export function checkTariffs(found: DiscoveredProduct, samples: Samples, tariffs: Tariffs): void {
  const { product } = found;
  const answers = sampleDays.flatMap((context) =>
    [samples.valid(context), samples.declined(context)].flatMap((application) =>
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
    expect(new Set(made.map(({ deductible }) => deductible?.minor ?? 0)).size).toBeGreaterThan(1);
  });

  test.each(sampleDays)('somebody declines on $today', (context) => {
    const made = tariffs.map(({ quote }) => quote(samples.declined(context), context));
    expect(made.filter((answer) => !isQuoted(answer)).length).toBeGreaterThan(0);
  });

  test('premiums are whole positive amounts in the currency of the product', () => {
    for (const { premium, deductible } of offers) {
      expect(Number.isSafeInteger(premium.minor) && premium.minor > 0).toBe(true);
      expect(premium.currency).toBe(product.currency);
      if (deductible) expect(deductible.currency).toBe(product.currency);
    }
  });

  test('offers list every coverage of the product, in its order', () => {
    for (const offer of offers)
      expect(offer.coverages.map(({ code }) => code)).toEqual([...product.coverages]);
  });

  test.each(languages)('exclusions and reasons to decline are named in %s', async (language) => {
    const texts = await found.texts(language);
    const keys = answers.flatMap((answer) =>
      isQuoted(answer)
        ? answer.exclusions.map((code) => `exclusion.${code}`)
        : [`decline.${answer.declined}`],
    );
    expect([...new Set(keys)].filter((key) => !texts[key])).toEqual([]);
  });
}
