/** So many per cent of an amount in minor units, halves rounded up; whole percents only, so nothing is ever lost to floats. */
export const percentOf = (minor: number, percent: number): number => Math.floor((minor * percent + 50) / 100);
