import type { Language } from '@sigorta/i18n/language';
import { ar } from './ar.ts';
import { en } from './en.ts';
import type { ExportTexts } from './export-texts.ts';
import { ru } from './ru.ts';
import { tr } from './tr.ts';

export const exportTexts: Record<Language, ExportTexts> = { tr, en, ru, ar };
