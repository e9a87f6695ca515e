/** Codes in table order; the first three decide and stand on every card. */
export const coverages = [
  'inpatient',
  'outpatient',
  'inpatientOther',
  'wideNetwork',
  'dentalEmergency',
  'checkup',
  'interpreter',
  'funeralTransport',
  'ambulance',
  'doctorLine',
] as const;

export type CoverageCode = (typeof coverages)[number];
