/** Codes in table order; the first three decide and stand on every card. */
export const coverages = [
  'accidentalDamage',
  'theft',
  'totalLoss',
  'screenBreak',
  'liquidDamage',
  'powerSurge',
  'fireAndNature',
  'claimsPerYear',
  'simMisuse',
  'worldwide',
] as const;

export type CoverageCode = (typeof coverages)[number];
