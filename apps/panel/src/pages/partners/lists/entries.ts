import { weekdays } from '@sigorta/contracts/opening-hours';
import { languages } from '@sigorta/i18n/language';
import type { ListShape, Part } from './list-shapes.ts';

/** A text for each language or a span for each weekday, as it is being typed. */
export type Words = Readonly<Record<string, string>>;
export type PartValue = string | Words;
/** Keys no form knows stay as they were stored. */
export type Entry = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A stored text as JSON; undefined when it is none. */
export const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

export const lineOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A bare text is Turkish (0110). */
export const wordsOf = (value: unknown): Words => {
  if (typeof value === 'string') return { tr: value };
  if (!isRecord(value)) return {};
  return Object.fromEntries(Object.entries(value).map(([key, text]) => [key, lineOf(text)]));
};

export const isBlank = (value: unknown): boolean =>
  typeof value === 'string'
    ? value.trim() === ''
    : !isRecord(value) || Object.values(value).every((text) => lineOf(text).trim() === '');

const isEmptyEntry = (entry: Entry, { parts }: ListShape): boolean =>
  parts.every(({ name }) => isBlank(entry[name]));

const order: readonly string[] = [...languages, ...weekdays];

/** Without what is empty, always in one order; null when nothing is left. */
export const filled = (words: Words): Words | null => {
  const kept = Object.entries(words)
    .filter(([, text]) => text.trim() !== '')
    .toSorted(([one], [other]) => order.indexOf(one) - order.indexOf(other));
  return kept.length === 0 ? null : Object.fromEntries(kept);
};

/** The entries of a stored list; null for a text that is no such list. */
export const entriesOf = (text: string, { isBare, parts }: ListShape): Entry[] | null => {
  if (text.trim() === '') return [];
  const list = readJson(text);
  if (!Array.isArray(list)) return null;
  const [only] = parts;
  if (isBare && only) return list.map((value) => ({ [only.name]: value }));
  return list.every(isRecord) ? list : null;
};

const stored = (entry: Entry, { name, kind }: Part): unknown => {
  const value = entry[name];
  if (isBlank(value)) return undefined;
  return kind === 'line' ? lineOf(value).trim() : filled(wordsOf(value));
};

/** The text that is stored; empty entries and parts go, null when nothing is left. */
export const textOfEntries = (entries: readonly Entry[], shape: ListShape): string | null => {
  const [only] = shape.parts;
  const kept = entries
    .filter((entry) => !isEmptyEntry(entry, shape))
    .map((entry) =>
      shape.isBare && only
        ? stored(entry, only)
        : { ...entry, ...Object.fromEntries(shape.parts.map((part) => [part.name, stored(entry, part)])) },
    );
  return kept.length === 0 ? null : JSON.stringify(kept);
};
