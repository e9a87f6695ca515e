import { fold } from '@sigorta/i18n/fold';
import { linesOf, type Paper } from '@sigorta/paper-reader/testing/zone-text';
import { type Reading, readingOf } from '@sigorta/paper-reader/zone/reading';
import { stateOf } from '@sigorta/paper-reader/zone/states';
import type { FieldValues } from '@sigorta/product-kit/field';

const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');

/** The three letters that passports write for a country of ISO 3166-1 numeric. */
function lettersOf(country: string): string {
  for (const a of letters)
    for (const b of letters) for (const c of letters) if (stateOf(a + b + c) === country) return a + b + c;
  throw new Error(`no passport writes country ${country}`);
}

/* a zone has neither accents nor apostrophes (ICAO Doc 9303 part 3, section 4.6) */
const inZone = (name: unknown): string => fold(String(name ?? '').replace(/['’]/g, '')).toUpperCase();

/* a form that does not ask for a birth date takes none from the paper either */
const day = (date: unknown): string =>
  String(date ?? '1990-01-01')
    .replaceAll('-', '')
    .slice(2);

/** The paper that a sample's person has in hand: a citizen's identity card, a foreigner's passport; null where neither is told. */
function paperOfPerson(person: FieldValues, expiry: string): Paper | null {
  const { nationalId, passportNo, nationality } = person;
  const isCitizen = typeof nationalId === 'string' && nationalId !== '';
  if (!isCitizen && (typeof passportNo !== 'string' || passportNo === '')) return null;
  const holder = {
    lastName: inZone(person.lastName),
    firstName: inZone(person.firstName),
    birth: day(person.birthDate),
    sex: person.gender === 'male' ? 'M' : 'F',
    expiry,
  } as const;
  if (isCitizen) {
    const state = { issuer: 'TUR', nationality: 'TUR' };
    return { kind: 'TD1', code: 'I<', ...state, ...holder, number: 'A12B34567', more: `<${nationalId}` };
  }
  const state = lettersOf(String(nationality ?? ''));
  return {
    kind: 'TD3',
    code: 'P<',
    issuer: state,
    nationality: state,
    ...holder,
    number: String(passportNo),
    more: '',
  };
}

/** What the reader makes of the lines of that paper. */
export function readingOfPerson(person: FieldValues, today: string): Reading | null {
  const inFiveYears = String(Number(today.slice(0, 4)) + 5).slice(2);
  const paper = paperOfPerson(person, `${inFiveYears}0101`);
  return paper && readingOf(paper.kind, linesOf(paper), today);
}
