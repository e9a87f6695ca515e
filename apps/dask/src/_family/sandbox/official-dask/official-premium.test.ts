import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type InsuredHome, officialPremium } from './official-premium.ts';
import table from './official-tariff.json' with { type: 'json' };
import { type Style, tariffOn } from './official-tariff.ts';
import worked from './worked-examples.json' with { type: 'json' };

describe('the worked examples come out to the kuruş', () => {
  const tariff = tariffOn('2026-01-01');
  test.each(worked.examples)('$home', ({ home, sumInsured, premium }) => {
    const { m2, style, group, floors, before2000, renewalWithin30Days } = home;
    const insured: InsuredHome = {
      squareMetres: m2,
      style: style as Style,
      riskGroup: group,
      floors,
      before2000,
      renewal: renewalWithin30Days,
    };
    expect(officialPremium(insured, tariff)).toEqual({ sumInsured, premium: Math.round(premium * 100) });
  });
});

test.each([
  ['2024-02-01', '2024-02-01'],
  ['2025-03-07', '2024-02-01'],
  ['2025-03-08', '2025-03-08'],
  ['2026-04-30', '2026-01-01'],
  ['2026-05-01', '2026-05-01'],
  ['2026-11-21', '2026-05-01'],
])('on %s the tariff of %s is in force', (day, validFrom) => {
  expect(tariffOn(day).validFrom).toBe(validFrom);
});

test('before the first tariff there is no price', () => {
  expect(() => tariffOn('2024-01-31')).toThrow(RangeError);
});

test('in every known tariff a minimum is what 70 m² of concrete cost, but for the rounding to lira', () => {
  for (const { unitPrice, ratePermille, minPremium } of table.tariffs) {
    for (const [at, minimum] of minPremium.entries()) {
      const seventy = (70 * unitPrice.rc * (ratePermille.rc[at] ?? 0)) / 1000;
      expect(Math.abs(minimum - seventy)).toBeLessThan(1);
    }
  }
});

/** The same tariff once more, in fractions of lira and in another order. */
function byTheText(home: InsuredHome, day: string): number {
  const { unitPrice, maxSum, ratePermille, minPremium } = tariffOn(day);
  const lira = home.squareMetres * unitPrice[home.style];
  const capped = [lira, maxSum].toSorted((a, b) => a - b)[0] ?? 0;
  const base = (capped * (ratePermille[home.style][home.riskGroup - 1] ?? 0)) / 1000;
  let share = 1;
  if (home.style === 'rc' && home.before2000) share += 0.1;
  if (home.style === 'rc' && home.floors < 4) share -= 0.1;
  if (home.style === 'rc' && home.floors > 7) share += 0.1;
  if (home.renewal) share -= 0.2;
  return Math.max(base * share, minPremium[home.riskGroup - 1] ?? 0);
}

const homes = fc.record({
  squareMetres: fc.integer({ min: 40, max: 2000 }),
  style: fc.constantFrom<Style>('rc', 'other'),
  riskGroup: fc.integer({ min: 1, max: 7 }),
  floors: fc.integer({ min: 1, max: 18 }),
  before2000: fc.boolean(),
  renewal: fc.boolean(),
});

test('whatever the home, the premium is the one of the text, within half a kuruş', () => {
  fc.assert(
    fc.property(
      homes,
      fc.constantFrom('2024-06-01', '2025-06-01', '2026-02-01', '2026-11-21'),
      (home, day) => {
        const { premium, sumInsured } = officialPremium(home, tariffOn(day));
        expect(Number.isSafeInteger(premium)).toBe(true);
        expect(Math.abs(premium / 100 - byTheText(home, day))).toBeLessThanOrEqual(0.005_001);
        expect(sumInsured).toBeLessThanOrEqual(tariffOn(day).maxSum);
      },
    ),
  );
});

test('renewing is never dearer, and a larger home never cheaper', () => {
  fc.assert(
    fc.property(homes, (home) => {
      const tariff = tariffOn('2026-11-21');
      const { premium } = officialPremium({ ...home, renewal: false }, tariff);
      expect(officialPremium({ ...home, renewal: true }, tariff).premium).toBeLessThanOrEqual(premium);
      const larger = { ...home, renewal: false, squareMetres: home.squareMetres + 1 };
      expect(officialPremium(larger, tariff).premium).toBeGreaterThanOrEqual(premium);
    }),
  );
});
