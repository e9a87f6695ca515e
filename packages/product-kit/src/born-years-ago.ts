import type { IsoDate } from '@sigorta/validators/iso-date';

/** The birth date of an invented person of that age: the first of January, so that the age holds all year. */
export const bornYearsAgo = (today: IsoDate, age: number): IsoDate =>
  `${Number(today.slice(0, 4)) - age}-01-01`;
