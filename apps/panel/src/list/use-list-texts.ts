import { pageTexts } from '../texts/load-texts.ts';

export const useListTexts = pageTexts('panel-lists', {
  tr: async () => (await import('./texts/tr.ts')).tr,
  en: async () => (await import('./texts/en.ts')).en,
  ru: async () => (await import('./texts/ru.ts')).ru,
  ar: async () => (await import('./texts/ar.ts')).ar,
});

/** States of rows; the gateway writes the same words into files. */
export const useStateTexts = pageTexts('panel-states', {
  tr: async () => (await import('@sigorta/i18n/texts/panel-states/tr')).tr,
  en: async () => (await import('@sigorta/i18n/texts/panel-states/en')).en,
  ru: async () => (await import('@sigorta/i18n/texts/panel-states/ru')).ru,
  ar: async () => (await import('@sigorta/i18n/texts/panel-states/ar')).ar,
});
