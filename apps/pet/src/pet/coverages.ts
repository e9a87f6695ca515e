/** Codes in table order; the first three decide and stand on every card. */
export const coverages = [
  'accidentTreatment',
  'illnessTreatment',
  'liability',
  'surgery',
  'emergencyVet',
  'hospitalStay',
  'lostPet',
  'boarding',
  'deathByAccident',
  'vetAdvice',
] as const;

export type CoverageCode = (typeof coverages)[number];
