import type { Translate } from '@sigorta/i18n/texts/text-key';
import { lazyTexts, useNamespace } from '@sigorta/runtime/runtime';

export const useSignInTexts = lazyTexts('panel-sign-in', {
  tr: async () => (await import('./texts/tr.ts')).tr,
  en: async () => (await import('./texts/en.ts')).en,
  ru: async () => (await import('./texts/ru.ts')).ru,
  ar: async () => (await import('./texts/ar.ts')).ar,
});

/** The same words for the message that the gateway gave with a refused field. */
export function useSignInMessage(): Translate<string> {
  useSignInTexts();
  return useNamespace('panel-sign-in');
}
