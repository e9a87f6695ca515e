import type { FieldError } from '@sigorta/contracts/errors';
import type { Application, FieldValue, FieldValues } from '@sigorta/product-kit/field';

/** One answer by its path (`region`, `insured.0.firstName`), or many at once where it has none. */
export interface Change {
  path?: string;
  /** somebody gave it, and not the page */
  byHand: boolean;
}

/** The answers of a form and what is wrong with them. Nothing is changed in place: what was read before stays what it was. */
export interface ApplicationForm {
  values: () => Application;
  valueAt: (path: string) => FieldValue | undefined;
  /** what somebody gives as answer, and what the page puts in */
  answer: (path: string, value: FieldValue) => void;
  put: (path: string, value: FieldValue | undefined) => void;
  /** all answers anew; nothing is wrong with them yet */
  reset: (values: Application) => void;
  /** of each person a name that stays, wherever they move to */
  personIds: () => readonly string[];
  /** `cameFrom`: the place each had before, by which what is wrong with them comes along; -1 of somebody new */
  movePersons: (persons: FieldValues[], cameFrom: readonly number[]) => void;
  /** others in the same places */
  replacePersons: (persons: FieldValues[]) => void;
  /** in screen order, one of each field */
  errors: () => readonly FieldError[];
  errorAt: (path: string) => string | undefined;
  setErrors: (errors: readonly FieldError[]) => void;
  /** `null`: it is right */
  setErrorAt: (path: string, message: string | null) => void;
  /** by the rules of the whole form, as soon as they have come */
  judge: (path: string) => Promise<void>;
  /** of answers, and of anything; both give what ends it */
  watch: (told: (change: Change) => void) => () => void;
  hear: (told: () => void) => () => void;
}

/** What is wrong with an answer among all others; null when nothing is. */
export type JudgeOne = (path: string, values: () => Application) => Promise<string | null>;

let persons = 0;
const newIds = ({ insured = [] }: Application): string[] => insured.map(() => `person-${++persons}`);

/** A form that begins with these answers. Without a judge every answer is right. */
export function openForm(start: Application, judgeOne: JudgeOne = async () => null): ApplicationForm {
  let values = start;
  let ids = newIds(start);
  let errors: readonly FieldError[] = [];
  const watching = new Set<(change: Change) => void>();
  const hearing = new Set<() => void>();
  const tell = (change?: Change): void => {
    for (const told of hearing) told();
    if (change) for (const told of watching) told(change);
  };
  const become = (next: Application, change: Change): void => {
    values = next;
    tell(change);
  };
  const setErrors = (next: readonly FieldError[]): void => {
    if (isSame(errors, next)) return;
    errors = next;
    tell();
  };
  const errorAt = (path: string) => errors.find(({ field }) => field === path)?.message;
  const setErrorAt = (path: string, message: string | null): void => {
    if (message === null) setErrors(errors.filter(({ field }) => field !== path));
    else if (errorAt(path) === undefined) setErrors(inOrder([...errors, { field: path, message }]));
    else setErrors(errors.map((error) => (error.field === path ? { field: path, message } : error)));
  };

  return {
    values: () => values,
    valueAt: (path) => valueAt(values, path),
    answer: (path, value) => become(withAnswer(values, path, value), { path, byHand: true }),
    put: (path, value) => {
      if (valueAt(values, path) !== value) become(withAnswer(values, path, value), { path, byHand: false });
    },
    reset: (next) => {
      ids = newIds(next);
      errors = [];
      become(next, { byHand: false });
    },
    personIds: () => ids,
    movePersons: (insured, cameFrom) => {
      const added = newIds({ insured });
      ids = cameFrom.map((before, at) => ids[before] ?? added[at] ?? '');
      errors = errors.flatMap((error) => movedWith(error, cameFrom));
      become({ ...values, insured }, { path: 'insured', byHand: false });
    },
    replacePersons: (insured) => {
      ids = newIds({ insured });
      errors = errors.flatMap((error) => movedWith(error, [...insured.keys()]));
      become({ ...values, insured }, { path: 'insured', byHand: false });
    },
    errors: () => errors,
    errorAt,
    setErrors: (next) => setErrors([...new Map(next.map((error) => [error.field, error])).values()]),
    setErrorAt,
    judge: async (path) => setErrorAt(path, await judgeOne(path, () => values)),
    watch: (told) => ended(watching, told),
    hear: (told) => ended(hearing, told),
  };
}

function ended<Told>(all: Set<Told>, told: Told): () => void {
  all.add(told);
  return () => void all.delete(told);
}

function valueAt(values: Application, path: string): FieldValue | undefined {
  const [first = '', place, name] = path.split('.');
  return name === undefined
    ? (values[first] as FieldValue | undefined)
    : values.insured?.[Number(place)]?.[name];
}

/** Somebody who is not there is not invented. */
function withAnswer(values: Application, path: string, value: FieldValue | undefined): Application {
  const [first = '', place, name] = path.split('.');
  if (name === undefined) return { ...values, [first]: value };
  const insured = values.insured?.map((person, at) =>
    at === Number(place) ? { ...person, [name]: value } : person,
  );
  return insured ? { ...values, insured } : values;
}

/** An error at the place that its person has now; none where they are gone. */
function movedWith(error: FieldError, cameFrom: readonly number[]): FieldError[] {
  const [list, place, name] = error.field.split('.');
  if (name === undefined) return [error];
  const at = cameFrom.indexOf(Number(place));
  return at < 0 ? [] : [{ ...error, field: `${list}.${at}.${name}` }];
}

/** What is wrong with persons stands together, one person after the other. */
function inOrder(errors: readonly FieldError[]): FieldError[] {
  const listOf = ({ field }: FieldError) => field.split('.')[0];
  const placeOf = ({ field }: FieldError) => Number(field.split('.')[1] ?? 0);
  const rank = (error: FieldError) => errors.findIndex((other) => listOf(other) === listOf(error));
  return errors.toSorted((a, b) => rank(a) - rank(b) || placeOf(a) - placeOf(b));
}

const isSame = (some: readonly FieldError[], others: readonly FieldError[]): boolean =>
  some.length === others.length &&
  some.every(({ field, message }, at) => others[at]?.field === field && others[at].message === message);
