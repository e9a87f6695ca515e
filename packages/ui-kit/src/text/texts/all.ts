import type { Language } from '@sigorta/i18n/language';
import type { SameTexts } from '@sigorta/i18n/texts/same-texts';
import { ar } from './ar.ts';
import { en } from './en.ts';
import { ru } from './ru.ts';
import { tr } from './tr.ts';

/** All four languages at once, for servers and builds. Browsers use `load.ts`. */
export const uiTexts: Record<Language, SameTexts<typeof tr>> = { tr, en, ru, ar };
