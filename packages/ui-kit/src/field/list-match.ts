import { fold, search } from '@sigorta/i18n/fold';
import type { Option } from './field-props.ts';

/** `keywords` are searched besides the label, e.g. a code. */
export type SearchOption = Option & { keywords?: string | undefined };

/* a list is searched at every key, and folding its names is most of the search */
const folded = new WeakMap<SearchOption, string>();

function foldedName(option: SearchOption): string {
  const name = folded.get(option) ?? fold(`${option.label} ${option.keywords ?? ''}`);
  folded.set(option, name);
  return name;
}

/** Makes a list ready to be searched, so that the first key finds it so. */
export const prepareSearch = (options: readonly SearchOption[]): void => options.forEach(foldedName);

/** What of a list fits a search, beginnings first. */
export const matchOptions = <O extends SearchOption>(options: readonly O[], query: string): O[] =>
  query.trim() === '' ? [...options] : search(options, query, foldedName);
