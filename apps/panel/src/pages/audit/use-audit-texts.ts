import { lazyTexts, useNamespace } from '@sigorta/runtime/runtime';
import { tr } from './texts/tr.ts';

export const useAuditTexts = lazyTexts('panel-audit', {
  tr: async () => tr,
  en: async () => (await import('./texts/en.ts')).en,
  ru: async () => (await import('./texts/ru.ts')).ru,
  ar: async () => (await import('./texts/ar.ts')).ar,
});

/** A word for a code of the log; the code itself when nobody wrote one yet. */
export const useWordOr = (): ((key: string, code: string) => string) => {
  useAuditTexts();
  const codeText = useNamespace('panel-audit');
  return (key, code) => (Object.hasOwn(tr, key) ? codeText(key) : code);
};
