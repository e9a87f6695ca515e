/** Codes in table order; the first three decide and stand on every card. */
export const coverages = [
  'medicalTreatment',
  'medicalTransport',
  'luggageLoss',
  'funeralTransport',
  'emergencyDental',
  'companionTravel',
  'earlyReturn',
  'tripCancellation',
  'luggageDelay',
  'lostDocuments',
  'personalLiability',
  'winterSports',
] as const;

export type CoverageCode = (typeof coverages)[number];
