/** Codes in table order; the first three decide and stand on every card. */
export const coverages = [
  'birth',
  'pregnancyComplication',
  'newborn',
  'birthAllowance',
  'antenatal',
  'wideNetwork',
  'psychology',
  'lactation',
  'ambulance',
  'doctorLine',
] as const;

export type CoverageCode = (typeof coverages)[number];
