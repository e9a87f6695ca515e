import type { Language } from '@sigorta/i18n/language';
import { createContext, type ReactNode, useContext } from 'react';
import { ar } from './ar.ts';
import { en } from './en.ts';
import { ru } from './ru.ts';
import { tr, type Words } from './tr.ts';

export const words: Readonly<Record<Language, Words>> = { tr, en, ru, ar };

const Current = createContext<Language>('tr');

export function SpokenLanguage({ language, children }: { language: Language; children: ReactNode }) {
  return <Current value={language}>{children}</Current>;
}

export const useSpokenLanguage = (): Language => useContext(Current);

/** Sample words in the language of the toolbar. */
export const useSampleWords = (): Words => words[useSpokenLanguage()];
