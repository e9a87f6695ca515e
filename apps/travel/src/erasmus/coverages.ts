/**
 * Codes in table order; the first three decide and stand on every card. Universities ask a student for health cover,
 * a trainee for health, liability and accident.
 */
export const coverages = [
  'medicalTreatment',
  'personalLiability',
  'personalAccident',
  'medicalTransport',
  'funeralTransport',
  'emergencyDental',
  'companionTravel',
  'earlyReturn',
  'luggageLoss',
  'lostDocuments',
  'studyInterruption',
] as const;

export type CoverageCode = (typeof coverages)[number];
