import type { Translate } from '@sigorta/i18n/texts/text-key';
import { lazyTexts, useNamespace } from '@sigorta/runtime/runtime';

export const usePartnersTexts = lazyTexts('panel-partners', {
  tr: async () => (await import('./texts/tr.ts')).tr,
  en: async () => (await import('./texts/en.ts')).en,
  ru: async () => (await import('./texts/ru.ts')).ru,
  ar: async () => (await import('./texts/ar.ts')).ar,
});

/** The same words for what the tables of the editor name: settings, sections, parts of a list, their hints. */
export function useSettingText(): Translate<string> {
  usePartnersTexts();
  return useNamespace('panel-partners');
}
