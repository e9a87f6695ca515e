import { fold } from '@sigorta/i18n/fold';
import type { Reading } from '@sigorta/paper-reader/read-picture';
import type { Field, FieldValue, FieldValues } from '@sigorta/product-kit/field';
import { isEmpty, visibleFields } from '@sigorta/product-kit/visible-fields';
import { answersOf, type PaperAnswer } from './answers-of-reading.ts';

/** What the form holds where a paper's answer would go: nothing, the same, or another answer, which is told. */
export type Standing =
  | { is: 'open' }
  | { is: 'same'; value: FieldValue }
  | { is: 'other'; field: Field; value: FieldValue };

/** A price was asked with another answer than the paper's. */
export interface Difference {
  field: Field;
  given: FieldValue;
  read: string;
}

export interface HeldAgainst {
  rows: { answer: PaperAnswer; standing: Standing }[];
  differences: Difference[];
}

/** A person as the form holds it. */
export interface PersonAsked {
  /** all that a product asks of a person, hidden ones too */
  fields: readonly Field[];
  values: FieldValues;
  /** whether the prices that are there were asked with the answer: it can be changed with new prices only */
  isPriced: (name: string) => boolean;
}

/* a zone writes neither small letters nor those of the holder's own language */
const isSame = (field: Field, held: FieldValue | undefined, read: string): boolean =>
  field.kind === 'personName' ? fold(String(held)) === fold(read) : String(held).trim() === read;

/** The answer that is hidden once the paper's has made room for itself: the number of another paper. */
const displaced = ({ with: room }: PaperAnswer, { fields, values }: PersonAsked): Field | undefined => {
  const after = new Set(visibleFields(fields, { ...values, ...room }));
  return visibleFields(fields, values).find((field) => !after.has(field) && !isEmpty(values[field.name]));
};

/** A choice that the paper's answer would change and that somebody made: not the one a form begins with. A price may rest on it. */
const chosenOtherwise = ({ with: room }: PaperAnswer, { fields, values }: PersonAsked): Field | undefined =>
  fields.find(
    (field) =>
      field.kind === 'choice' &&
      room[field.name] !== undefined &&
      ![room[field.name], field.options[0]?.value, '', undefined].includes(values[field.name] as string),
  );

function standingOf(answer: PaperAnswer, person: PersonAsked): Standing {
  const { field, value } = answer;
  const hidden = displaced(answer, person) ?? chosenOtherwise(answer, person);
  if (hidden) return { is: 'other', field: hidden, value: person.values[hidden.name] ?? '' };
  const held = person.values[field.name];
  if (isEmpty(held)) return { is: 'open' };
  return isSame(field, held, value)
    ? { is: 'same', value: held ?? '' }
    : { is: 'other', field, value: held ?? '' };
}

/** The kind of paper that the price was asked with, where this is another one whose number has no room then. */
function otherKind(
  reading: Reading,
  person: PersonAsked,
  answers: readonly PaperAnswer[],
): Difference | undefined {
  const { fields, values, isPriced } = person;
  const numbers: readonly Field['kind'][] = ['nationalId', 'foreignerId', 'passportNo'];
  if (!isPriced('idKind') || answers.some(({ field }) => numbers.includes(field.kind))) return undefined;
  const field = fields.find(({ name }) => name === 'idKind');
  const read = answersOf(reading, fields).find(({ with: room }) => room.idKind !== undefined)?.with.idKind;
  return field && read !== values.idKind
    ? { field, given: values.idKind ?? '', read: String(read) }
    : undefined;
}

/** What a paper says, held against what the person has answered: nothing that was typed is written over unseen. */
export function heldAgainst(reading: Reading, person: PersonAsked): HeldAgainst {
  const { fields, values, isPriced } = person;
  const priced = Object.fromEntries(Object.entries(values).filter(([name]) => isPriced(name)));
  const answers = answersOf(reading, fields, priced);
  const differences = answers
    .filter(({ field, value }) => isPriced(field.name) && !isSame(field, values[field.name], value))
    .map(({ field, value }) => ({ field, given: values[field.name] ?? '', read: value }));
  const kind = otherKind(reading, person, answers);
  return {
    rows: answers
      .filter(({ field }) => !isPriced(field.name))
      .map((answer) => ({ answer, standing: standingOf(answer, person) })),
    differences: kind ? [...differences, kind] : differences,
  };
}
