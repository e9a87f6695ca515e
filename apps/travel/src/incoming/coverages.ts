/** Codes in table order; the first three decide and stand on every card. */
export const coverages = [
  'medicalTreatment',
  'medicalTransport',
  'tripCancellation',
  'luggageLoss',
  'funeralTransport',
  'emergencyDental',
  'companionTravel',
  'earlyReturn',
  'interpreter',
] as const;

export type CoverageCode = (typeof coverages)[number];
