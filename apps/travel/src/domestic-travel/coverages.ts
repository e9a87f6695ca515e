/** Codes in table order; the first three decide and stand on every card. */
export const coverages = [
  'medicalTreatment',
  'medicalTransport',
  'luggageLoss',
  'personalAccident',
  'funeralTransport',
  'emergencyDental',
  'companionTravel',
  'earlyReturn',
  'tripCancellation',
  'luggageDelay',
] as const;

export type CoverageCode = (typeof coverages)[number];
