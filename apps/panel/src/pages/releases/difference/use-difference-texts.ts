import { lazyTexts } from '@sigorta/runtime/runtime';

export const useDifferenceTexts = lazyTexts('panel-release-difference', {
  tr: async () => (await import('./texts/tr.ts')).tr,
  en: async () => (await import('./texts/en.ts')).en,
  ru: async () => (await import('./texts/ru.ts')).ru,
  ar: async () => (await import('./texts/ar.ts')).ar,
});
