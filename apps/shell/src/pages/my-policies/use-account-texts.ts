import type { TextOf } from '@sigorta/i18n/texts/text-key';
import { lazyTexts } from '@sigorta/runtime/runtime';

/** Words of what stands beside the policies: drafts, kept quotes, consents, data. */
export const useAccountTexts = lazyTexts('account', {
  tr: async () => (await import('./account-texts/tr.ts')).tr,
  en: async () => (await import('./account-texts/en.ts')).en,
  ru: async () => (await import('./account-texts/ru.ts')).ru,
  ar: async () => (await import('./account-texts/ar.ts')).ar,
});

export type AccountText = TextOf<typeof useAccountTexts>;
