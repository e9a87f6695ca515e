import type { Application } from '@sigorta/product-kit/field';
import type { Cover } from '@sigorta/product-kit/tariffs/cover';
import type { CoverageCode } from '../coverages.ts';

type Covers = Partial<Record<CoverageCode, Cover>>;

/** What a kind of kasko costs in per cent of the full one, and what it leaves out. */
const kinds: Record<string, { percent: number; without: readonly CoverageCode[] }> = {
  full: { percent: 100, without: [] },
  extended: { percent: 91, without: ['miniRepair', 'personalItems'] },
  standard: {
    percent: 80,
    without: ['naturalDisaster', 'miniRepair', 'personalItems', 'legalProtection'],
  },
  narrow: {
    percent: 34,
    without: [
      'collision',
      'naturalDisaster',
      'glass',
      'replacementCar',
      'miniRepair',
      'personalItems',
      'legalProtection',
    ],
  },
};

/** The five main risks and the elements: up to the market value, so without a limit of their own. */
const main: Covers = {
  collision: 'included',
  theft: 'included',
  fire: 'included',
  naturalDisaster: 'included',
};

/** Per cent of the price that the buyer's choices add or take away. */
const choices: Record<string, number> = { anywhere: 4, contracted: 0, days15: 3, days7: 0, none: -3 };

export const kindPercent = (application: Application): number => {
  const { percent } = kinds[String(application.coverType)] ?? { percent: 100 };
  const chosen = [application.glass, application.replacementCar].map((value) => choices[String(value)] ?? 0);
  return chosen.reduce((sum, part) => sum + part, percent);
};

/** Covers this application asked for, beside what the plan gives everybody. */
export function chosenCovers(application: Application): Covers {
  const { glass, replacementCar, coverType } = application;
  const { without } = kinds[String(coverType)] ?? { without: [] };
  return {
    ...main,
    glass: glass === 'none' ? 'excluded' : 'included',
    replacementCar: replacementCar === 'none' ? 'excluded' : 'included',
    ...Object.fromEntries(without.map((code) => [code, 'excluded' as const])),
  };
}
