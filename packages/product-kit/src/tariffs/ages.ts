import { ageOn, isIsoDate } from '@sigorta/validators/iso-date';
import type { Application } from '../field.ts';

/** Completed years of every insured person on a day; a birth date that cannot be read counts as nobody. */
export const agesOn = ({ insured }: Application, day: string): number[] =>
  (insured ?? [])
    .map((person) => person.birthDate)
    .filter((birth): birth is string => typeof birth === 'string' && isIsoDate(birth))
    .map((birth) => ageOn(birth, day));
