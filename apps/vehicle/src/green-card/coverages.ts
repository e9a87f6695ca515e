/** Codes in table order; the first three decide and stand on every card. */
export const coverages = [
  'thirdPartyLiability',
  'roadsideAbroad',
  'legalProtection',
  'transitCountries',
  'vehicleReturn',
  'stayDuringRepair',
] as const;

export type CoverageCode = (typeof coverages)[number];
