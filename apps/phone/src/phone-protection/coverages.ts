/** Codes in table order; the first three decide and stand on every card. */
export const coverages = [
  'screenRepair',
  'liquidDamage',
  'extendedWarranty',
  'accidentalRepair',
  'repairsPerYear',
  'batteryRenewal',
  'loanPhone',
  'doorToDoor',
] as const;

export type CoverageCode = (typeof coverages)[number];
