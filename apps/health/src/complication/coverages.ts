/** Codes in table order; the first three decide and stand on every card. */
export const coverages = [
  'complicationTreatment',
  'flight',
  'accommodation',
  'companion',
  'homeTreatment',
  'transfer',
  'interpreter',
  'doctorLine',
] as const;

export type CoverageCode = (typeof coverages)[number];
