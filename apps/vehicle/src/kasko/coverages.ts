/** Codes in table order; the first three decide and stand on every card. */
export const coverages = [
  'collision',
  'theft',
  'extraLiability',
  'fire',
  'naturalDisaster',
  'glass',
  'replacementCar',
  'roadsideAssistance',
  'personalAccident',
  'legalProtection',
  'miniRepair',
  'personalItems',
] as const;

export type CoverageCode = (typeof coverages)[number];
