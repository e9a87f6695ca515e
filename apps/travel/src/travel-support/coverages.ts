/** Codes in table order; the first three decide and stand on every card. No medical cover: that is another product. */
export const coverages = [
  'tripCancellation',
  'luggageLoss',
  'travelDelay',
  'luggageDelay',
  'missedConnection',
  'earlyReturn',
  'lostDocuments',
  'legalHelp',
  'cashAdvance',
  'informationLine',
] as const;

export type CoverageCode = (typeof coverages)[number];
