import type { Choices } from '../../money/simulation/random.ts';
import { canary, hostileDays, hostileNumbers, hostileTexts, hostileValues } from './hostile.ts';

type Path = readonly (string | number)[];
type Holder = Record<string | number, unknown>;

export interface Mutant {
  what: string;
  value: unknown;
}

const isObject = (value: unknown): value is Holder => typeof value === 'object' && value !== null;

/** Every place in a value, itself left out. */
const placesIn = (value: unknown, at: Path = []): Path[] =>
  isObject(value)
    ? Object.entries(value).flatMap(([key, inner]) => [[...at, key], ...placesIn(inner, [...at, key])])
    : [];

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((inner, key) => (isObject(inner) ? inner[key] : undefined), value);

/** A copy with the place changed by `act`. */
const changedAt = (
  value: unknown,
  path: Path,
  act: (holder: Holder, key: string | number) => void,
): unknown => {
  const copy = structuredClone(value);
  const holder = valueAt(copy, path.slice(0, -1));
  const key = path.at(-1);
  if (isObject(holder) && key !== undefined) act(holder, key);
  return copy;
};

const pickOf = <T>(choices: Choices, from: readonly T[]): T => from[choices.between(0, from.length - 1)] as T;

const looksLikeDay = (value: unknown): boolean =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value);

/** One sign of a text changed, left out or doubled: what is nearly right. */
const nearly = (choices: Choices, text: string): string => {
  const at = choices.between(0, Math.max(0, text.length - 1));
  const sign = choices.pick(['0', 'x', '-', 'Ş', ' ', '\u200b', '']);
  return text.slice(0, at) + sign + text.slice(at + choices.between(0, 1));
};

/** A value of the same kind that is wrong, or of another kind. */
const otherThan = (choices: Choices, value: unknown): [what: string, value: unknown] => {
  if (choices.chance(0.25)) return ['another kind', pickOf(choices, hostileValues)];
  if (typeof value === 'number') return ['a number', pickOf(choices, hostileNumbers)];
  if (typeof value === 'boolean') return ['another flag', choices.pick<unknown>([!value, 'true', 1, null])];
  if (looksLikeDay(value) && choices.chance(0.7)) return ['a day', pickOf(choices, hostileDays)];
  if (typeof value === 'string' && choices.chance(0.4)) return ['nearly', nearly(choices, value)];
  if (Array.isArray(value) && choices.chance(0.7))
    return ['a longer list', Array.from({ length: choices.pick([2, 13, 60]) }, () => value[0])];
  return ['a text', pickOf(choices, hostileTexts)];
};

/**
 * One mutation of a valid body: a place changed, left out, or a key that nobody asked for.
 * @param optional keys that its schema knows and the body may not have
 */
export const mutated = (choices: Choices, body: Holder, optional: readonly string[]): Mutant => {
  const places = placesIn(body);
  const absent = optional.filter((key) => !Object.hasOwn(body, key));
  if (places.length === 0 || choices.chance(0.08))
    return {
      what: 'with a key nobody asked for',
      value: { ...body, [choices.pick(['x', 'id', 'isAdmin'])]: canary },
    };
  if (absent.length > 0 && choices.chance(0.15)) {
    const [key, [what, value]] = [
      pickOf(choices, absent),
      otherThan(choices, choices.pick<unknown>(['a', 1, true])),
    ];
    return { what: `${key}: ${what}`, value: { ...body, [key]: value } };
  }
  const path = pickOf(choices, places);
  const where = path.join('.');
  if (choices.chance(0.2))
    return {
      what: `without ${where}`,
      value: changedAt(body, path, (holder, key) => {
        if (Array.isArray(holder)) holder.splice(Number(key), 1);
        else delete holder[key];
      }),
    };
  const [what, value] = otherThan(choices, valueAt(body, path));
  return {
    what: `${where}: ${what}`,
    value: changedAt(body, path, (holder, key) => {
      holder[key] = value;
    }),
  };
};

/** One of the texts in place of a text of the body; null where it holds none. */
export const withText = (choices: Choices, body: Holder, texts: readonly string[]): Mutant | null => {
  const places = placesIn(body).filter((path) => typeof valueAt(body, path) === 'string');
  if (places.length === 0) return null;
  const path = pickOf(choices, places);
  const text = pickOf(choices, texts);
  const value = changedAt(body, path, (holder, key) => {
    holder[key] = text;
  });
  return { what: `${path.join('.')}: ${text}`, value };
};
