import { weekdays } from '@sigorta/contracts/opening-hours';
import { openingSpan } from '@sigorta/validators/setting-shapes';
import { type Entry, isBlank, lineOf, wordsOf } from './entries.ts';
import type { ListShape, Part } from './list-shapes.ts';

/** Part → key of what is wrong with it. */
export type Problems = Readonly<Record<string, string>>;

/** Days whose hours cannot be read. */
export const wrongDays = (hours: unknown): (typeof weekdays)[number][] => {
  const given = wordsOf(hours);
  return weekdays.filter((day) => !isBlank(given[day] ?? '') && !openingSpan.test(given[day] ?? ''));
};

const problemOf = (part: Part, value: unknown): string | null => {
  if (isBlank(value))
    return part.required ? (part.kind === 'words' ? 'wrong.words' : 'wrong.required') : null;
  if (part.kind === 'hours') return wrongDays(value).length > 0 ? 'wrong.hours' : null;
  if (part.kind === 'words' || !part.fits) return null;
  return part.fits(lineOf(value).trim()) ? null : (part.wrong ?? null);
};

/** Why the pages would leave an entry, or a part of it, out. */
export const problemsOf = (entry: Entry, { parts, oneOf }: ListShape): Problems => {
  const found: Record<string, string> = {};
  for (const part of parts) {
    const problem = problemOf(part, entry[part.name]);
    if (problem) found[part.name] = problem;
  }
  const [first] = oneOf ?? [];
  if (first && oneOf?.every((name) => isBlank(entry[name]))) found[first] = 'wrong.addressOrPhone';
  return found;
};
