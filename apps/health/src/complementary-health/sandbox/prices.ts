import type { Bands } from '@sigorta/product-kit/tariffs/bands';

/* Invented tariffs of invented insurers; the level is that of the Turkish market in autumn 2026. */

/** Kuruş a year for inpatient cover of one person by completed years, before an insurer's own level. */
export const yearPrices: Bands<number> = [
  [17, 712_000],
  [25, 846_000],
  [30, 958_000],
  [35, 1_094_000],
  [40, 1_262_000],
  [45, 1_486_000],
  [50, 1_789_000],
  [55, 2_214_000],
  [60, 2_836_000],
  [65, 3_702_000],
  [75, 5_390_000],
];

/** Per cent by province (plate number) where hospitals cost more; 100 elsewhere. */
const provinceLevels: Readonly<Record<string, number>> = {
  '34': 116,
  '6': 106,
  '35': 108,
  '7': 104,
  '48': 104,
};

export const provinceLevel = (province: unknown): number => provinceLevels[String(province)] ?? 96;

/** Kuruş a year for the birth option of one woman. */
export const birthPrice = 1_150_000;

/** Grown-ups only: a growing body is not measured by it. */
const bodyMassFrom = 18;

/** Per cent added by body mass index (kg/m²); null asks for an assessment by a person. */
export function bodyLoading(age: number, height: number, weight: number): number | null {
  if (age < bodyMassFrom) return 0;
  const index = (weight * 10_000) / (height * height);
  if (index < 16 || index >= 40) return null;
  if (index >= 35) return 30;
  return index >= 30 ? 15 : 0;
}
