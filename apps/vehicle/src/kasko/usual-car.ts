/** Answers about a car that most drivers would give: of the home page's example and of the samples. */
export const usualCar = {
  valueBand: 'upTo1500',
  usage: 'private',
  coverType: 'full',
  glass: 'contracted',
  replacementCar: 'days7',
  noClaims: 'p50',
};
