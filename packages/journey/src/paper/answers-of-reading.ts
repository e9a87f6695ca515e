import type { Reading } from '@sigorta/paper-reader/read-picture';
import type { Field, FieldValues } from '@sigorta/product-kit/field';

/** What a paper answers of a person's questions. */
export interface PaperAnswer {
  field: Field;
  value: string;
  /** answers that make room for it, such as which document is shown */
  with: FieldValues;
}

const turkiye = '792';

const choices = (field: Field): readonly string[] =>
  field.kind === 'choice' ? field.options.map(({ value }) => value) : [];

/** The number that a person of this paper is known by here, and which document that is. */
function identityOf(reading: Reading, fields: readonly Field[], fixed: FieldValues): PaperAnswer[] {
  const find = (name: string): Field | undefined => fields.find((field) => field.name === name);
  const kind = find('idKind');
  const withKind = (value: string): FieldValues | null => {
    if (!kind) return {};
    if (fixed.idKind !== undefined && fixed.idKind !== value) return null;
    return choices(kind).includes(value) ? { idKind: value } : null;
  };
  const own = find('nationalId');
  const withOwn = withKind('nationalId');
  if (own && withOwn && reading.nationalId !== null)
    return [{ field: own, value: reading.nationalId, with: withOwn }];
  const passport = find('passportNo');
  const withPassport = withKind('passport');
  const nationality = find('nationality');
  const answers: PaperAnswer[] = [];
  /* a field that takes foreigners only has no place for Türkiye */
  const takes =
    nationality?.kind === 'lookup' &&
    (nationality.from === 'nationalities' || reading.nationality !== turkiye);
  const room = nationality?.when ? withPassport : {};
  if (nationality && takes && room && reading.nationality !== '')
    answers.push({ field: nationality, value: reading.nationality, with: room });
  /* the number of an identity card is no passport's */
  if (passport && withPassport && reading.kind === 'TD3')
    answers.push({ field: passport, value: reading.number, with: withPassport });
  return answers;
}

/**
 * What a reading answers of these fields, in their order.
 * @param fields that are asked of a person, hidden ones too
 * @param fixed answers that cannot make room any more
 */
export function answersOf(
  reading: Reading,
  fields: readonly Field[],
  fixed: FieldValues = {},
): PaperAnswer[] {
  const plain: Record<string, string | null> = {
    firstName: reading.firstName,
    lastName: reading.lastName,
    birthDate: reading.birthDate,
    gender: reading.gender,
  };
  const answers = fields.flatMap((field): PaperAnswer[] => {
    const value = plain[field.name];
    return value ? [{ field, value, with: {} }] : [];
  });
  return [...answers, ...identityOf(reading, fields, fixed)].sort(
    (a, b) => fields.indexOf(a.field) - fields.indexOf(b.field),
  );
}
