import type { Language } from '@sigorta/i18n/language';
import { ar } from './ar.ts';
import { en } from './en.ts';
import { ru } from './ru.ts';
import { tr, type UiTextKey } from './tr.ts';

/** All four languages at once, for servers and builds. Browsers use `load.ts`. */
export const uiTexts: Record<Language, Record<UiTextKey, string>> = { tr, en, ru, ar };
