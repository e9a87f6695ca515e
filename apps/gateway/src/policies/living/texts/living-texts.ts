import type { Language } from '@sigorta/i18n/language';
import type { SameTexts } from '@sigorta/i18n/texts/same-texts';
import { ar } from './ar.ts';
import { en } from './en.ts';
import { ru } from './ru.ts';
import { tr } from './tr.ts';

export type LivingTexts = SameTexts<typeof tr>;

export const livingTexts: Record<Language, LivingTexts> = { tr, en, ru, ar };
