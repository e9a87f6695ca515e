import { lazyTexts } from '@sigorta/runtime/runtime';

export const usePayablesTexts = lazyTexts('panel-payables', {
  tr: async () => (await import('./texts/tr.ts')).tr,
  en: async () => (await import('./texts/en.ts')).en,
  ru: async () => (await import('./texts/ru.ts')).ru,
  ar: async () => (await import('./texts/ar.ts')).ar,
});
