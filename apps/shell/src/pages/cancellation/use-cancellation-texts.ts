import type { TextOf } from '@sigorta/i18n/texts/text-key';
import { lazyTexts } from '@sigorta/runtime/runtime';

export const useCancellationTexts = lazyTexts('cancellation', {
  tr: async () => (await import('./texts/tr.ts')).tr,
  en: async () => (await import('./texts/en.ts')).en,
  ru: async () => (await import('./texts/ru.ts')).ru,
  ar: async () => (await import('./texts/ar.ts')).ar,
});

export type CancellationText = TextOf<typeof useCancellationTexts>;
