import type { Language } from '@sigorta/i18n/language';
import { ar } from '../../apps/shell/src/texts/ar.ts';
import { en } from '../../apps/shell/src/texts/en.ts';
import { ru } from '../../apps/shell/src/texts/ru.ts';
import { tr } from '../../apps/shell/src/texts/tr.ts';

export const shellTexts: Readonly<Record<Language, Readonly<Record<string, string>>>> = { tr, en, ru, ar };
