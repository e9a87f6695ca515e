import { pageTexts } from '../../texts/load-texts.ts';
import { tr } from './texts/tr.ts';

export const useAuditTexts = pageTexts('panel-audit', {
  tr: async () => tr,
  en: async () => (await import('./texts/en.ts')).en,
  ru: async () => (await import('./texts/ru.ts')).ru,
  ar: async () => (await import('./texts/ar.ts')).ar,
});

/** A word for a code of the log; the code itself when nobody wrote one yet. */
export const useWordOr = (): ((key: string, code: string) => string) => {
  const t = useAuditTexts();
  return (key, code) => (Object.hasOwn(tr, key) ? t(key) : code);
};
