import type { Language } from '../language.ts';
import { ar } from './common/ar.ts';
import { en } from './common/en.ts';
import { ru } from './common/ru.ts';
import { tr } from './common/tr.ts';
import type { CommonTexts } from './load.ts';

/** All languages at once, for servers, prerendering and tests. Browsers use `load.ts`. */
export const commonTexts: Readonly<Record<Language, CommonTexts>> = { tr, en, ru, ar };
