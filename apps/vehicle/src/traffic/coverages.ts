/** Codes in table order; the first three decide and stand on every card. */
export const coverages = [
  'materialPerVehicle',
  'extraLiability',
  'roadsideAssistance',
  'bodilyPerPerson',
  'legalProtection',
  'driverAccident',
  'replacementCar',
] as const;

export type CoverageCode = (typeof coverages)[number];
