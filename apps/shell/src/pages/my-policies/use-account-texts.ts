import { lazyTexts } from '../../texts/lazy-texts.ts';

/** Words of what stands beside the policies: drafts, kept quotes, consents, data. */
export const useAccountTexts = lazyTexts('account', {
  tr: async () => (await import('./account-texts/tr.ts')).tr,
  en: async () => (await import('./account-texts/en.ts')).en,
  ru: async () => (await import('./account-texts/ru.ts')).ru,
  ar: async () => (await import('./account-texts/ar.ts')).ar,
});
