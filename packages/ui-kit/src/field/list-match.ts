import { search } from '@sigorta/i18n/fold';
import type { Option } from './field-props.ts';

/** `keywords` are searched besides the label, e.g. a code. */
export type SearchOption = Option & { keywords?: string | undefined };

/** What of a list fits a search, beginnings first. */
export const matchOptions = <O extends SearchOption>(options: readonly O[], query: string): O[] =>
  query.trim() === ''
    ? [...options]
    : search(options, query, ({ label, keywords = '' }) => `${label} ${keywords}`);
