import type { Language } from '@sigorta/i18n/language';
import { ar } from '../../apps/panel/src/sign-in/texts/ar.ts';
import { en } from '../../apps/panel/src/sign-in/texts/en.ts';
import { ru } from '../../apps/panel/src/sign-in/texts/ru.ts';
import { type SignInTextKey, tr } from '../../apps/panel/src/sign-in/texts/tr.ts';

const texts = { tr, en, ru, ar };

/** What the sign-in of the panel says. */
export const signInWords =
  (language: Language) =>
  (key: SignInTextKey): string =>
    texts[language][key];
