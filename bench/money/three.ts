/** What trials without a failure say with 95 % certainty: the rate is below 3 / trials (the rule of three). */
export const boundOf = (trials: number): string => `${((3 / trials) * 100).toPrecision(2)} %`;
