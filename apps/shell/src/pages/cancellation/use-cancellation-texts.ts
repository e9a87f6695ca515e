import { lazyTexts } from '../../texts/lazy-texts.ts';

export const useCancellationTexts = lazyTexts('cancellation', {
  tr: async () => (await import('./texts/tr.ts')).tr,
  en: async () => (await import('./texts/en.ts')).en,
  ru: async () => (await import('./texts/ru.ts')).ru,
  ar: async () => (await import('./texts/ar.ts')).ar,
});
