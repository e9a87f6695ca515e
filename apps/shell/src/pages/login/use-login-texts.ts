import type { TextOf } from '@sigorta/i18n/texts/text-key';
import { lazyTexts } from '@sigorta/runtime/runtime';

export const useLoginTexts = lazyTexts('login', {
  tr: async () => (await import('./texts/tr.ts')).tr,
  en: async () => (await import('./texts/en.ts')).en,
  ru: async () => (await import('./texts/ru.ts')).ru,
  ar: async () => (await import('./texts/ar.ts')).ar,
});

export type LoginText = TextOf<typeof useLoginTexts>;
