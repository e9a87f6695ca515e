import type { IsoDate } from '@sigorta/validators/iso-date';
import { isNationalId } from '@sigorta/validators/national-id';
import { birthOf, expiryOf } from './dates.ts';
import type { ZoneKind } from './layout.ts';
import { namesOf } from './names.ts';
import { checkedNumber, otherChecksHold, type Split, splitZone } from './split-zone.ts';
import { stateOf } from './states.ts';

/** What a paper says of its holder; every check digit of it holds. */
export interface Reading {
  kind: ZoneKind;
  /** as the zone writes them, without letters of their own language; both '' where the zone has no room for all of them */
  lastName: string;
  /** '' for who has one name only */
  firstName: string;
  /** of the paper */
  number: string;
  /** ISO 3166-1 numeric without leading zeros, '' for none */
  nationality: string;
  birthDate: IsoDate;
  /** null where the paper does not say */
  gender: 'female' | 'male' | null;
  expiryDate: IsoDate;
  /** a Turkish citizen's own number, where the paper carries one */
  nationalId: string | null;
}

/** Türkiye writes its citizen's number behind the paper's. */
const nationalIdOf = ({ issuer, nationality, more }: Split): string | null => {
  const bare = more.replaceAll('<', '');
  return issuer === 'TUR' && nationality === 'TUR' && /^[0-9]{11}$/.test(bare) ? bare : null;
};

/**
 * The lines of a zone as a reading; null when one check digit, name, date or state does not hold.
 * @param today decides the century of dates
 */
export function readingOf(kind: ZoneKind, lines: readonly string[], today: IsoDate): Reading | null {
  const split = splitZone(kind, lines);
  const number = checkedNumber(kind, split);
  const names = namesOf(split.names);
  const nationality = stateOf(split.nationality);
  const expiryDate = expiryOf(split.expiry, today);
  const birthDate = expiryDate && birthOf(split.birth, today);
  if (number === null || !otherChecksHold(kind, split)) return null;
  if (!names || nationality === null || stateOf(split.issuer) === null || !birthDate || !expiryDate)
    return null;
  const nationalId = nationalIdOf(split);
  /* it has check digits of its own */
  if (nationalId !== null && !isNationalId(nationalId)) return null;
  return {
    kind,
    ...names,
    number,
    nationality,
    birthDate,
    gender: split.sex === 'F' ? 'female' : split.sex === 'M' ? 'male' : null,
    expiryDate,
    nationalId,
  };
}
