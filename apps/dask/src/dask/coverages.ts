/** Codes in table order; the first three decide and stand on every card. */
export const coverages = [
  'earthquake',
  'contents',
  'temporaryHousing',
  'deductibleRefund',
  'rentLoss',
  'debrisRemoval',
  'moving',
  'homeAssistance',
] as const;

export type CoverageCode = (typeof coverages)[number];
