/** Codes in table order; the first three decide and stand on every card. */
export const coverages = [
  'inpatient',
  'outpatient',
  'birth',
  'wideNetwork',
  'emergency',
  'physiotherapy',
  'medicalDevices',
  'checkup',
  'dental',
  'newborn',
  'ambulance',
  'doctorLine',
] as const;

export type CoverageCode = (typeof coverages)[number];
