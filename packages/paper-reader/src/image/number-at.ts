/** A number of a list of numbers; 0 beyond its ends. */
export const numberAt = (list: ArrayLike<number>, at: number): number => list[at] ?? 0;
