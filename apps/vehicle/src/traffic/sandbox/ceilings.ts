/**
 * The highest premiums insurers may ask, by vehicle and province, in lira before taxes. For cars from the ceiling of
 * February 2026 (16,094 where the province counts 100 %), carried forward by 2 % a month; the other vehicles stand in
 * an assumed ratio to it.
 */
const ceilings: Record<string, number> = { car: 19_234, van: 24_900, minibus: 33_700, motorcycle: 8_450 };

/** Per cent by province id; all others 97. */
const provinces: Record<string, number> = {
  34: 106,
  6: 103,
  16: 103,
  41: 103,
  25: 100,
  35: 100,
  38: 100,
  77: 100,
};

/** What a step adds to or takes from the premium, in per cent. */
const steps: Record<string, number> = {
  s0: 200,
  s1: 150,
  s2: 100,
  s3: 50,
  s4: 0,
  s5: -5,
  s6: -20,
  s7: -40,
  s8: -50,
};

/** Lira before taxes; an unknown step counts as the fourth (FACTS.md of the family). */
export function ceilingOf(vehicleType: string, province: string, step: string): number {
  const base = ((ceilings[vehicleType] ?? 0) * (provinces[province] ?? 97)) / 100;
  return Math.floor((base * (100 + (steps[step] ?? 0))) / 100);
}
