import type { Application } from '@sigorta/product-kit/field';
import { officialPremium } from '../../_family/sandbox/official-dask/official-premium.ts';
import { tariffOn } from '../../_family/sandbox/official-dask/official-tariff.ts';

/*
 * Prices before an insurer's own level: invented, at the level of the Turkish market in autumn 2026. Rates are lira for
 * 100,000 lira of sum insured.
 */

const fireRate = { building: 28, contents: 45 };
const olderBuilding = { upTo1975: 135, from1976: 115 } as const;
/** by risk group, the first for group 1 */
const earthquakeRate = [190, 172, 145, 130, 100, 75, 50] as const;
const theftRate = 160;
const floodRate = 32;
/** kuruş */
const glassPrice = 24_000;
const liabilityPrice = 19_000;

const part = (sum: number, rate: number): number => Math.round((sum * rate) / 1000);

/** Whole lira; a sum that is not asked for is 0. */
export const sumsOf = ({ buildingSum, contentsSum }: Application) => ({
  building: Number(buildingSum ?? 0),
  contents: Number(contentsSum ?? 0),
});

/** What the compulsory policy does not pay: the building above its sum, and all contents. Whole lira. */
export function earthquakeSum(application: Application, riskGroup: number, today: string): number {
  const { building, contents } = sumsOf(application);
  const { sumInsured } = officialPremium(
    {
      squareMetres: Number(application.squareMetres),
      style: application.style === 'concrete' ? 'rc' : 'other',
      riskGroup,
      floors: 5,
      before2000: false,
      renewal: false,
    },
    tariffOn(today),
  );
  return Math.max(building - sumInsured, 0) + contents;
}

export interface BasePrices {
  /** kuruş; the part that bears the fire insurance tax */
  fire: number;
  /** kuruş; all chosen covers besides */
  other: number;
}

export function basePrices(application: Application, riskGroup: number, today: string): BasePrices {
  const { building, contents } = sumsOf(application);
  const age = olderBuilding[application.buildYear as keyof typeof olderBuilding] ?? 100;
  const fire = part(building, fireRate.building) + part(contents, fireRate.contents);
  const earthquake = part(
    earthquakeSum(application, riskGroup, today),
    earthquakeRate[riskGroup - 1] ?? earthquakeRate[0],
  );
  const covers: [chosen: unknown, price: number][] = [
    [application.coverTheft, part(contents, theftRate)],
    [application.coverFlood, part(building + contents, floodRate)],
    [application.coverGlass, glassPrice],
    [application.coverLiability, liabilityPrice],
    [application.coverEarthquake, earthquake],
  ];
  return {
    fire: Math.round((fire * age) / 100),
    other: covers.reduce((sum, [chosen, price]) => sum + (chosen === true ? price : 0), 0),
  };
}
