import type { Language } from '@sigorta/i18n/language';
import { ar } from './ar.ts';
import { en } from './en.ts';
import type { LegalTexts } from './load.ts';
import { ru } from './ru.ts';
import { tr } from './tr.ts';

/** All languages at once, for servers, prerendering and tests. */
export const legalTexts: Readonly<Record<Language, LegalTexts>> = { tr, en, ru, ar };
