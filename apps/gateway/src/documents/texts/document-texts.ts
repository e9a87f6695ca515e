import type { Language } from '@sigorta/i18n/language';
import { ar } from './ar.ts';
import { en } from './en.ts';
import { ru } from './ru.ts';
import { tr } from './tr.ts';

export type DocumentTexts = Record<keyof typeof tr, string>;

export const documentTexts: Record<Language, DocumentTexts> = { tr, en, ru, ar };
