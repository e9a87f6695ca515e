import type { Language } from '@sigorta/i18n/language';
import type { LookupName } from '@sigorta/product-kit/field';
import * as lists from '@sigorta/product-kit/list-name';

/** How an entry of a list is called on the screen. */
export function nameInList(list: LookupName, code: string, language: Language): string {
  const name = lists.nameInList(list, code, language);
  if (name === null) throw new Error(`${list} has no ${code}`);
  return name;
}
