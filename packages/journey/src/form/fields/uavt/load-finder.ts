import type { Language } from '@sigorta/i18n/language';
import { loadNamespace } from '@sigorta/runtime/runtime';
import { AddressFinder } from './AddressFinder.tsx';

const texts: Record<Language, () => Promise<Record<string, string>>> = {
  tr: async () => (await import('../../../texts/finder/tr.ts')).tr,
  en: async () => (await import('../../../texts/finder/en.ts')).en,
  ru: async () => (await import('../../../texts/finder/ru.ts')).ru,
  ar: async () => (await import('../../../texts/finder/ar.ts')).ar,
};

/** Seven lists with their words. It is itself loaded when asked for: who knows the code needs neither, nor the names of their files. */
export async function loadFinder(language: Language) {
  loadNamespace('journey', language, await texts[language]());
  return { AddressFinder };
}
