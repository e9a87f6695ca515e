import type { Language } from '@sigorta/i18n/language';
import type { EndingWords } from '../ending-sentences.ts';
import { ar } from './ar.ts';
import { en } from './en.ts';
import { ru } from './ru.ts';
import { tr } from './tr.ts';

/** All languages at once, for servers and tests. Browsers use `load.ts`. */
export const endingWords: Readonly<Record<Language, EndingWords>> = { tr, en, ru, ar };
