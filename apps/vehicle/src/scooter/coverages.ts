/** Codes in table order; the first three decide and stand on every card. */
export const coverages = [
  'personalAccident',
  'thirdPartyLiability',
  'medicalExpenses',
  'scooterDamage',
  'scooterTheft',
  'legalProtection',
  'personalItems',
] as const;

export type CoverageCode = (typeof coverages)[number];
