import type { Language } from '@sigorta/i18n/language';
import type { Sheet } from './sheet.ts';

/** A text and the same in the second language; the template prints the second one smaller, or not at all. */
interface Pair {
  first: string;
  second: string;
}

type Both<T> = T extends string
  ? string | Pair
  : T extends readonly (infer Item)[]
    ? Both<Item>[]
    : T extends object
      ? { [Key in keyof T]: Both<T[Key]> }
      : T;

/** A sheet in one language or two. */
export type PrintedSheet = Both<
  Omit<Sheet, 'lang' | 'rtl' | 'date' | 'title' | 'colour' | 'mark' | 'footer'>
> &
  Pick<Sheet, 'lang' | 'rtl' | 'date' | 'title' | 'colour' | 'mark' | 'footer'> & { second: Language | null };

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** What differs becomes a pair, what is equal stays one; figures, dates and codes are never said twice. */
function both(first: unknown, second: unknown): unknown {
  if (typeof first === 'string')
    return typeof second === 'string' && second !== first && second !== '' ? { first, second } : first;
  if (Array.isArray(first)) {
    const others = Array.isArray(second) && second.length === first.length ? second : first;
    return first.map((item, at) => both(item, others[at]));
  }
  /* a clause and a certificate stand in their own languages already */
  if (!isObject(first) || !isObject(second) || 'also' in first || 'basis' in first) return first;
  return Object.fromEntries(
    Object.entries(first).map(([key, value]) => [
      key,
      key === 'text' && first.ltr === true ? value : both(value, second[key]),
    ]),
  );
}

/**
 * A sheet with the same sheet in a second language beside it. Both come from one maker, so they have one shape; where they do
 * not, the first one stands alone.
 */
export function beside(sheet: Sheet, other: Sheet | null): PrintedSheet {
  const { lang, rtl, date, title, colour, mark, footer, ...parts } = sheet;
  const shown = other ? both(parts, other) : parts;
  return {
    ...(shown as Omit<
      PrintedSheet,
      'lang' | 'rtl' | 'date' | 'title' | 'colour' | 'mark' | 'footer' | 'second'
    >),
    ...{ lang, rtl, date, title, colour, mark, footer },
    second: other?.lang ?? null,
  };
}
