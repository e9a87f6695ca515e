import type { Language } from '@sigorta/i18n/language';
import { ar } from './ar.ts';
import { en } from './en.ts';
import { ru } from './ru.ts';
import { tr } from './tr.ts';

export const payableTexts: Record<Language, Record<keyof typeof tr, string>> = { tr, en, ru, ar };
