/** Codes in table order; the first three decide and stand on every card. */
export const coverages = [
  'fire',
  'earthquake',
  'theft',
  'flood',
  'waterDamage',
  'glass',
  'liability',
  'temporaryHousing',
  'debrisRemoval',
  'homeAssistance',
] as const;

export type CoverageCode = (typeof coverages)[number];
