import type { TextOf, Translate } from '@sigorta/i18n/texts/text-key';
import { lazyTexts, useNamespace } from '@sigorta/runtime/runtime';

export const useListTexts = lazyTexts('panel-lists', {
  tr: async () => (await import('./texts/tr.ts')).tr,
  en: async () => (await import('./texts/en.ts')).en,
  ru: async () => (await import('./texts/ru.ts')).ru,
  ar: async () => (await import('./texts/ar.ts')).ar,
});

/** States of rows; the gateway writes the same words into files. */
export const useStateTexts = lazyTexts('panel-states', {
  tr: async () => (await import('@sigorta/i18n/texts/panel-states/tr')).tr,
  en: async () => (await import('@sigorta/i18n/texts/panel-states/en')).en,
  ru: async () => (await import('@sigorta/i18n/texts/panel-states/ru')).ru,
  ar: async () => (await import('@sigorta/i18n/texts/panel-states/ar')).ar,
});

type KindOf<Key> = Key extends `${infer Kind}.${string}` ? Kind : never;

/** Whose states there are words for: `order` of `order.PAID`. */
export type StateKind = KindOf<TextOf<typeof useStateTexts>>;

/** The same words for a state that a row names as a text. */
export function useCodeText(): Translate<`${StateKind}.${string}`> {
  useStateTexts();
  return useNamespace('panel-states');
}
