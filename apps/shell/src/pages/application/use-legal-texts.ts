import { loadLegalTexts } from '@sigorta/legal/texts/load';
import { lazyTexts } from '@sigorta/runtime/runtime';

/** Labels of the consents, the same words as on every form. */
export const useLegalTexts = lazyTexts('legal', {
  tr: async () => ({ ...(await loadLegalTexts('tr')) }),
  en: async () => ({ ...(await loadLegalTexts('en')) }),
  ru: async () => ({ ...(await loadLegalTexts('ru')) }),
  ar: async () => ({ ...(await loadLegalTexts('ar')) }),
});
