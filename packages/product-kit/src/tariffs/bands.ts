/** `[upTo, value]` in rising order; a number belongs to the first band whose bound it does not exceed. */
export type Bands<Value> = readonly (readonly [upTo: number, value: Value])[];

/** Null when the number lies above every band. */
export const inBand = <Value>(bands: Bands<Value>, number: number): Value | null =>
  bands.find(([upTo]) => number <= upTo)?.[1] ?? null;
