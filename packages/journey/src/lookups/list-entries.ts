import type { Gateway } from '@sigorta/gateway-client/gateway';
import type { Language } from '@sigorta/i18n/language';
import type { FieldOf, FieldValues } from '@sigorta/product-kit/field';
import type { Entry } from './source.ts';

/* a list that was had once serves this document to its end */
const lists = new Map<string, readonly Entry[]>();

/** Which list a field shows for these answers; null while a parent is not chosen (spec §4). */
export function listKey(field: FieldOf<'lookup'>, values: FieldValues, language: Language): string | null {
  const parents = (field.params ?? []).map((name) => values[name]);
  if (parents.some((value) => value === undefined || value === null || value === '')) return null;
  return [field.from, language, ...parents].join('|');
}

/** The entries behind a key, undefined until somebody asked for them. */
export const knownEntries = (key: string): readonly Entry[] | undefined => lists.get(key);

/** Rejects when the list cannot be had; the next call asks again. */
export async function readEntries(
  key: string,
  { field, values, gateway, signal }: ReadEntries,
): Promise<readonly Entry[]> {
  const known = lists.get(key);
  if (known) return known;
  const { lookupSources } = await import('./lookup-sources.ts');
  const entries = await lookupSources[field.from](gateway, values, signal);
  lists.set(key, entries);
  return entries;
}

export interface ReadEntries {
  field: FieldOf<'lookup'>;
  values: FieldValues;
  gateway: Gateway;
  signal: AbortSignal;
}
