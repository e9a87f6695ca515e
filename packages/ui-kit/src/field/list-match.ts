import { fold, searchable } from '@sigorta/i18n/fold';
import type { Option } from './field-props.ts';

export type SearchOption = Option & {
  /** searched besides the label, e.g. a code */
  keywords?: string | undefined;
  /** what it is called by itself, where the label says more: a district without its province */
  called?: string | undefined;
};

type Searched = (query: string) => SearchOption[];
/* a list of a thousand is folded once, not with every key */
const searches = new WeakMap<readonly SearchOption[], Searched>();

function searchOf(options: readonly SearchOption[]): Searched {
  const known = searches.get(options);
  if (known) return known;
  const made = searchable(options, ({ label, keywords = '' }) => `${label} ${keywords}`);
  searches.set(options, made);
  return made;
}

/** Does beforehand what the first search would have to do for the whole list. */
export const prepareSearch = (options: readonly SearchOption[]): void => void searchOf(options);

/** What of a list fits a search, beginnings first. */
export const matchOptions = <O extends SearchOption>(options: readonly O[], query: string): O[] =>
  query.trim() === '' ? [...options] : (searchOf(options)(query) as O[]);

/** The one of them whose name a text is, in full or without what its label adds; none where several are called so. */
export function writtenOption<O extends SearchOption>(options: readonly O[], text: string): O | undefined {
  const wanted = fold(text);
  if (wanted === '') return;
  const whole = options.find(({ label }) => fold(label) === wanted);
  if (whole) return whole;
  const [one, ...others] = options.filter(({ called }) => called !== undefined && fold(called) === wanted);
  return others.length === 0 ? one : undefined;
}
