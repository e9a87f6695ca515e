import type { Language } from '@sigorta/i18n/language';
import type { LegalDocumentId } from '../document.ts';
import { ar } from './ar.ts';
import { en } from './en.ts';
import { ru } from './ru.ts';
import { tr } from './tr.ts';

const titles: Record<Language, Record<`document.${LegalDocumentId}`, string>> = { tr, en, ru, ar };

/** A document's short name; empty for one there is none of. */
export const titleOf = (document: string, language: Language): string => {
  const key = `document.${document}`;
  const known: Record<string, string> = titles[language];
  return Object.hasOwn(known, key) ? (known[key] ?? '') : '';
};
